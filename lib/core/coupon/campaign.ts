// A campaign: a limited number of coupons that customers can claim between two moments.

export type Campaign = {
  /** Total number of coupons, and number of claimed ones. */
  limit: number;
  claimed: number;
  /** Epoch ms; the end is exclusive. */
  startsAt: number;
  endsAt: number;
};

export const CAMPAIGN_STATUSES = ["upcoming", "open", "gone", "over"] as const;
/** Not started, claimable, all claimed, or ended. */
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

export function campaignStatus({ limit, claimed, startsAt, endsAt }: Campaign, now: number): CampaignStatus {
  if (now < startsAt) return "upcoming";
  if (now >= endsAt) return "over";
  return claimed < limit ? "open" : "gone";
}

export function campaignLeft({ limit, claimed }: Pick<Campaign, "limit" | "claimed">): number {
  return Math.max(0, limit - claimed);
}
