"use client";
// A saved or recent quote: select for comparison, open, rename, delete.
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "@/components/icons/icon";
import type { Candidate, CandidateChoice } from "@/components/pcb/price/quote-candidates";
import { QuoteNameForm } from "@/components/pcb/saved/quote-name-form";
import { type ListedQuote, type SavedQuotesList } from "@/components/pcb/saved/use-saved-quotes";
import { boardTotalBy } from "@/components/pcb/price/board-total";
import type { PriceBook } from "@/lib/core/pricing/book";
import { useValidityText } from "@/components/quote/use-validity-text";
import { Button } from "@/components/ui/button";
import { PriceText } from "@/components/ui/price-text";
import styles from "./saved-quotes.module.css";

interface SavedRowProps {
  candidate: Candidate;
  choice: CandidateChoice;
  list: SavedQuotesList;
  onOpen: (candidate: Candidate) => Promise<void>;
}

export function SavedRow({ candidate, choice, list, onOpen }: SavedRowProps) {
  const t = useTranslations("quote.saved");
  const format = useFormatter();
  const [isNaming, setNaming] = useState(false);
  const { key, summary, saved, price, prices, atMs } = candidate;
  const validity = useValidityText<PriceBook>()(prices, boardTotalBy(candidate.specification));
  const name = candidate.name || summary;
  return (
    <li className={styles.row}>
      <CompareBox name={name} candidateKey={key} choice={choice} />
      <div className={styles.words}>
        {isNaming && saved ? (
          <QuoteNameForm
            label={t("name")}
            initial={saved.name}
            action={t("rename")}
            onName={(text) => list.rename(saved, text)}
            onDone={() => setNaming(false)}
            onCancel={() => setNaming(false)}
          />
        ) : (
          candidate.name && <b>{candidate.name}</b>
        )}
        <p>{summary}</p>
        {atMs !== null && <small>{format.dateTime(atMs, { dateStyle: "medium", timeStyle: "short" })}</small>}
        {validity !== null && <small>{validity}</small>}
      </div>
      <span className={styles.price}>
        <PriceText money={price?.total} />
      </span>
      <div className={styles.acts}>
        <Button size="sm" aria-label={t("openOf", { name })} onClick={() => void onOpen(candidate)}>
          {t("openIt")}
        </Button>
        {saved && <NamedActs saved={saved} onRename={() => setNaming(true)} onRemove={() => list.remove(saved)} />}
      </div>
    </li>
  );
}

interface NamedActsProps {
  saved: ListedQuote;
  onRename: () => void;
  onRemove: () => void;
}

function NamedActs({ saved: { name }, onRename, onRemove }: NamedActsProps) {
  const t = useTranslations("quote.saved");
  const rename = t("renameOf", { name });
  const remove = t("removeOf", { name });
  return (
    <>
      <Button size="sm" variant="quiet" isIconOnly aria-label={rename} title={t("rename")} onClick={onRename}>
        <Icon name="edit" />
      </Button>
      <Button size="sm" variant="quiet" isIconOnly aria-label={remove} title={t("remove")} onClick={onRemove}>
        <Icon name="trash" />
      </Button>
    </>
  );
}

interface CompareBoxProps {
  name: string;
  candidateKey: string;
  choice: CandidateChoice;
}

export function CompareBox({ name, candidateKey, choice }: CompareBoxProps) {
  const t = useTranslations("quote.saved");
  const isChosen = choice.keys.includes(candidateKey);
  return (
    <input
      type="checkbox"
      aria-label={t("compareOf", { name })}
      checked={isChosen}
      disabled={choice.isFull && !isChosen}
      onChange={() => choice.toggle(candidateKey)}
    />
  );
}
