"use client";
// The visitor's answer about campaign cookies, which can be withdrawn here.
import { useState, useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { answerCampaigns, hasAgreedToCampaigns } from "@/stores/campaign-consent";
import styles from "./campaign-choice.module.css";

export interface CampaignChoiceWords {
  label: string;
  agreed: string;
  refused: string;
  open: string;
  withdraw: string;
}

export function CampaignChoice({ words }: { words: CampaignChoiceWords }) {
  // Known in the browser alone: the page of the server has no answer.
  const kept = useSyncExternalStore(neverChanges, hasAgreedToCampaigns, unknown);
  const [isWithdrawn, setWithdrawn] = useState(false);
  const answer = isWithdrawn ? false : kept;

  function withdraw() {
    answerCampaigns(false);
    setWithdrawn(true);
  }

  return (
    <section className={`needs-script no-print ${styles.choice}`} aria-label={words.label}>
      <p role="status">
        {answer !== undefined && (answer === null ? words.open : answer ? words.agreed : words.refused)}
      </p>
      {answer === true && <Button onClick={withdraw}>{words.withdraw}</Button>}
    </section>
  );
}

const neverChanges = () => () => undefined;
const unknown = () => undefined;
