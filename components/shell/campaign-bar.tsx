"use client";
// Consent to campaign cookies; both answers have equal weight.
import { Button } from "@/components/ui/button";
import styles from "./campaign-bar.module.css";

export interface CampaignWords {
  label: string;
  text: string;
  agree: string;
  refuse: string;
}

interface CampaignBarProps {
  words: CampaignWords;
  onAnswer: (isAgreed: boolean) => void;
}

export function CampaignBar({ words, onAnswer }: CampaignBarProps) {
  return (
    <section aria-label={words.label} className={`${styles.bar} no-print`}>
      <p>{words.text}</p>
      <div>
        <Button onClick={() => onAnswer(false)}>{words.refuse}</Button>
        <Button onClick={() => onAnswer(true)}>{words.agree}</Button>
      </div>
    </section>
  );
}
