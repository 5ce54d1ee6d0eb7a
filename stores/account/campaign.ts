// Campaign parameters of the address, stored as cookies once the user has consented.

import { CONSENT_KEY, localEntries } from "@/stores/drafts/browser-storage";

/** Specification, section 9: analytics cookies are kept 90 days. */
const KEPT_SECONDS = 90 * 86_400;
const MAX_VALUE = 200;

export type CampaignMarks = ReadonlyMap<string, string>;

const isMark = (key: string) => /^mtm\w{0,40}$/.test(key) || key === "gad_source";

/** Parameters that name a campaign; values that are not plain are ignored. */
export function campaignMarks(search: string): CampaignMarks {
  const given = [...new URLSearchParams(search)].filter(([key, value]) => isMark(key) && value !== "");
  return new Map(given.map(([key, value]) => [key, value.slice(0, MAX_VALUE)]));
}

/** Null until the user has answered. */
export function hasAgreedToCampaigns(): boolean | null {
  const kept = localEntries.read(CONSENT_KEY);
  return kept === "1" ? true : kept === "0" ? false : null;
}

export function answerCampaigns(isAgreed: boolean): void {
  localEntries.write(CONSENT_KEY, isAgreed ? "1" : "0");
}

export function keepCampaign(marks: CampaignMarks): void {
  for (const [key, value] of marks)
    document.cookie = `${key}=${encodeURIComponent(value)}; path=/; max-age=${KEPT_SECONDS}; samesite=lax`;
}
