"use client";
// Asks for consent once, only if the address has campaign parameters.
import { useEffect, useState } from "react";
import type { CampaignBar, CampaignWords } from "@/components/shell/campaign-bar";
import {
  answerCampaigns,
  type CampaignMarks,
  campaignMarks,
  hasAgreedToCampaigns,
  keepCampaign,
} from "@/stores/campaign-consent";

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
