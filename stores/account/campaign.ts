// Which campaign brought this browser here, kept as cookies once the person has agreed.

import { CONSENT_KEY, localEntries } from "@/stores/drafts/browser-storage";

/** Specification, section 9: analytics cookies are kept 90 days. */
const KEPT_SECONDS = 90 * 86_400;
const MAX_VALUE = 200;

export type CampaignMarks = ReadonlyMap<string, string>;

const isMark = (key: string) => /^mtm\w{0,40}$/.test(key) || key === "gad_source";

/** Parameters of an address that name a campaign; what is no plain value is none. */
export function campaignMarks(search: string): CampaignMarks {
  const given = [...new URLSearchParams(search)].filter(([key, value]) => isMark(key) && value !== "");
  return new Map(given.map(([key, value]) => [key, value.slice(0, MAX_VALUE)]));
}

/** Null until the person has answered. */
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
