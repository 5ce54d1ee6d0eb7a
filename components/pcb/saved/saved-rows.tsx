"use client";
import { useTranslations } from "next-intl";
import type { Candidate, CandidateChoice } from "@/components/pcb/price/quote-candidates";
import { SavedRow } from "@/components/pcb/saved/saved-row";
import type { SavedQuotesList } from "@/components/pcb/saved/use-saved-quotes";
import { Button } from "@/components/ui/button";
import styles from "./saved-quotes.module.css";

interface SavedRowsProps {
  title: string;
  /** Text of an empty list; null while loading. */
  none: string | null;
  candidates: readonly Candidate[];
  choice: CandidateChoice;
  list: SavedQuotesList;
  onOpen: (candidate: Candidate) => Promise<void>;
}

export function SavedRows({ title, none, candidates, choice, list, onOpen }: SavedRowsProps) {
  return (
    <section>
      <h3>{title}</h3>
      {candidates.length === 0 && none !== null && <p className={styles.none}>{none}</p>}
      <ul className={styles.rows}>
        {candidates.map((candidate) =>
          candidate.saved?.isRemoved ? (
            <RemovedRow key={candidate.key} candidate={candidate} list={list} />
          ) : (
            <SavedRow key={candidate.key} {...{ candidate, choice, list, onOpen }} />
          ),
        )}
      </ul>
    </section>
  );
}

function RemovedRow({ candidate: { name, saved }, list }: { candidate: Candidate; list: SavedQuotesList }) {
  const t = useTranslations("quote.saved");
  // The name may have been given to another quote meanwhile.
  const isUsed = (list.saved ?? []).some((other) => !other.isRemoved && other.name === name);
  return (
    <li className={styles.removed} role="status">
      {t("removed", { name })}
      {saved && !isUsed && (
        <Button size="sm" onClick={() => list.putBack(saved)}>
          {t("undo")}
        </Button>
      )}
    </li>
  );
}
