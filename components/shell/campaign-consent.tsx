"use client";
// Asks for consent once, only if the address has campaign parameters.
import { cookieSeconds } from "@/lib/core/account/cookie-days";
import { useEffect, useState } from "react";
import type { CampaignBar, CampaignWords } from "@/components/shell/campaign-bar";
import { CONSENT_KEY, localEntries } from "@/stores/drafts/browser-storage";

type Asked = { Bar: typeof CampaignBar; marks: CampaignMarks };

export function CampaignConsent({ words }: { words: CampaignWords }) {
  const [asked, setAsked] = useState<Asked | null>(null);

  useEffect(() => {
    const marks = campaignMarks(window.location.search);
    const hasAgreed = hasAgreedToCampaigns();
    if (marks.size === 0 || hasAgreed === false) return;
    if (hasAgreed) return keepCampaign(marks);
    void import("@/components/shell/campaign-bar").then(({ CampaignBar: Bar }) => setAsked({ Bar, marks }));
  }, []);

  if (asked === null) return null;
  const { Bar, marks } = asked;
  function answer(isAgreed: boolean) {
    answerCampaigns(isAgreed);
    if (isAgreed) keepCampaign(marks);
    setAsked(null);
  }
  return <Bar words={words} onAnswer={answer} />;
}

/** Specification, section 9: analytics cookies are kept 90 days. */
const MAX_VALUE = 200;

type CampaignMarks = ReadonlyMap<string, string>;

const isMark = (key: string) => /^mtm\w{0,40}$/.test(key) || key === "gad_source";

/** Parameters that name a campaign; values that are not plain are ignored. */
export function campaignMarks(search: string): CampaignMarks {
  const given = [...new URLSearchParams(search)].filter(([key, value]) => isMark(key) && value !== "");
  return new Map(given.map(([key, value]) => [key, value.slice(0, MAX_VALUE)]));
}

/** Null until the user has answered. */
function hasAgreedToCampaigns(): boolean | null {
  const kept = localEntries.read(CONSENT_KEY);
  return kept === "1" ? true : kept === "0" ? false : null;
}

function answerCampaigns(isAgreed: boolean): void {
  localEntries.write(CONSENT_KEY, isAgreed ? "1" : "0");
}

function keepCampaign(marks: CampaignMarks): void {
  for (const [key, value] of marks)
    document.cookie = `${key}=${encodeURIComponent(value)}; path=/; max-age=${cookieSeconds("campaign")}; samesite=lax`;
}
