"use client";
// The current quote: price, name field, sharing.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { HandOn } from "@/components/pcb/hand-on";
import type { Candidate, CandidateChoice } from "@/components/pcb/price/quote-candidates";
import { QuoteNameForm } from "@/components/pcb/saved/quote-name-form";
import { CompareBox } from "@/components/pcb/saved/saved-row";
import type { Quote } from "@/components/pcb/price/quote-for";
import type { SavedQuotesList } from "@/components/pcb/saved/use-saved-quotes";
import { PriceText } from "@/components/ui/price-text";
import { useGerberView } from "@/stores/viewer/gerber-view";
import styles from "./saved-quotes.module.css";

interface SavedCurrentProps {
  quote: Quote;
  candidate: Candidate;
  choice: CandidateChoice;
  list: SavedQuotesList;
  shipsOn: (days: number) => string;
}

export function SavedCurrent({ quote, candidate, choice, list, shipsOn }: SavedCurrentProps) {
  const t = useTranslations("quote.saved");
  const fileName = useGerberView((view) => view.file?.name ?? "");
  const [savedAs, setSavedAs] = useState<string | null>(null);
  const projectName = savedAs ?? fileName.replace(/\.(zip|rar)$/i, "");
  const { key, name, summary, specification, projectId, bookVersion, price } = candidate;
  return (
    <section className={styles.current}>
      <div className={styles.row}>
        <CompareBox name={name} candidateKey={key} choice={choice} />
        <div className={styles.words}>
          <h3>{name}</h3>
          <p>{summary}</p>
        </div>
        <span className={styles.price}>
          <PriceText money={price?.total} />
        </span>
      </div>
      {/* Names in use are known once the list is read. */}
      {list.saved !== null && (
        <QuoteNameForm
          label={t("name")}
          initial={projectName}
          action={t("save")}
          onName={(text) => list.save(text, { specification, projectId, bookVersion, atMs: Date.now() })}
          onDone={setSavedAs}
        />
      )}
      <p role="status" className={styles.saved}>
        {savedAs !== null && t("savedAs", { name: savedAs })}
      </p>
      <HandOn quote={quote} shipsOn={shipsOn} projectName={projectName} />
    </section>
  );
}
