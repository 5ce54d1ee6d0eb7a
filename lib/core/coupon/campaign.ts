// A campaign: coupons for whoever claims one, so many in all, between two moments.

export type Campaign = {
  /** How many there are in all, and how many were claimed. */
  limit: number;
  claimed: number;
  /** Epoch ms; the end itself no longer counts. */
  startsAt: number;
  endsAt: number;
};

export const CAMPAIGN_STATUSES = ["upcoming", "open", "gone", "over"] as const;
/** Not begun, to be claimed, all claimed, or past its end. */
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

export function campaignStatus({ limit, claimed, startsAt, endsAt }: Campaign, now: number): CampaignStatus {
  if (now < startsAt) return "upcoming";
  if (now >= endsAt) return "over";
  return claimed < limit ? "open" : "gone";
}

export function campaignLeft({ limit, claimed }: Pick<Campaign, "limit" | "claimed">): number {
  return Math.max(0, limit - claimed);
}
