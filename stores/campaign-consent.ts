// Consent to campaign cookies, and the cookies themselves (specification, section 9: analytics cookies are kept 90 days).
import { cookieSeconds } from "@/lib/core/account/cookie-days";
import { CONSENT_KEY, localEntries } from "@/stores/drafts/browser-storage";

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

/** Without consent nothing that was kept before stays. */
export function answerCampaigns(isAgreed: boolean): void {
  localEntries.write(CONSENT_KEY, isAgreed ? "1" : "0");
  if (!isAgreed) forgetCampaigns();
}

export function keepCampaign(marks: CampaignMarks): void {
  for (const [key, value] of marks)
    document.cookie = `${key}=${encodeURIComponent(value)}; path=/; max-age=${cookieSeconds("campaign")}; samesite=lax`;
}

function forgetCampaigns(): void {
  const keys = document.cookie.split(";").map((pair) => pair.split("=", 1)[0]?.trim() ?? "");
  for (const key of keys.filter(isMark)) document.cookie = `${key}=; path=/; max-age=0; samesite=lax`;
}
