"use client";
// Panel of a line: requested part, candidates, form.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { type BomRow, designatorText, wantedText } from "@/components/bom/lines/bom-row";
import { CandidateRow } from "@/components/bom/lines/candidate-row";
import { LineForm } from "@/components/bom/lines/line-form";
import { lineGroup } from "@/components/bom/lines/line-filter";
import { PartSearch } from "@/components/bom/lines/part-search";
import { STATUS_KINDS } from "@/components/bom/lines/status-labels";
import { useLineWords } from "@/components/bom/lines/use-line-words";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { RadioRow } from "@/components/ui/radio-row";
import { Tag } from "@/components/ui/tag";
import type { Currency } from "@/lib/base/money";
import type { ListedPart } from "@/lib/contracts/part";
import { wantedKey } from "@/lib/core/bom/edited-lines";
import { useBomDraftStore } from "@/stores/drafts/bom-draft";
import styles from "./line-panel.module.css";

interface LinePanelProps {
  row: BomRow;
  rows: readonly BomRow[];
  parts: readonly ListedPart[];
  currency: Currency;
}

export function LinePanel({ row, rows, parts, currency }: LinePanelProps) {
  const t = useTranslations("bom.line");
  const proposal = useTranslations("bom.best");
  const words = useLineWords();
  const problems = words.problems(row);
  return (
    <>
      <div className={styles.head}>
        <Tag kind={STATUS_KINDS[lineGroup(row)]}>{words.group(lineGroup(row))}</Tag>
        <h2>
          {[designatorText(row), wantedText(row)].filter((text) => text !== "").join(t("comma")) ||
            t("row", { row: row.line.row })}
        </h2>
        <p>{row.isProposed ? proposal("reason") : words.reason(row)}</p>
        {problems.map((problem) => (
          <p key={problem} data-problem>
            {problem}
          </p>
        ))}
        <Wanted row={row} />
      </div>
      {row.isPlaced && !row.isOwn && <Candidates row={row} rows={rows} parts={parts} currency={currency} />}
      <LineForm key={row.key} row={row} />
    </>
  );
}

function Wanted({ row: { line } }: { row: BomRow }) {
  const t = useTranslations("bom.line");
  const facts = [
    { key: "values", name: t("values"), value: line.values.join(", ") },
    { key: "footprint", name: t("footprint"), value: line.footprint },
    { key: "manufacturer", name: t("manufacturer"), value: line.manufacturer },
    { key: "description", name: t("description"), value: line.description },
  ].filter(({ value }) => value !== "");
  return (
    <dl className={styles.wanted}>
      {facts.map(({ key, name, value }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt className="visually-hidden">{t("source")}</dt>
        <dd>{t("row", { row: line.row })}</dd>
      </div>
    </dl>
  );
}

function Candidates({ row, rows, parts, currency }: LinePanelProps) {
  const t = useTranslations("bom.line");
  const draft = useBomDraftStore();
  const [isSearching, setSearching] = useState(false);
  const { line, partId, needed } = row;
  const choose = (next: string | null, keys = [row.key]) => draft.getState().edit(keys, { partId: next });
  const proposed = line.candidates.flatMap((candidate) => {
    const part = parts.find(({ id }) => id === candidate.partId);
    return part ? [{ candidate, part }] : [];
  });
  const isFound = row.part !== null && proposed.every(({ part }) => part.id !== partId);
  const wanted = wantedKey(row);
  const alike = rows.filter((other) => other.isPlaced && wantedKey(other) === wanted);
  const canSpread = alike.some((other) => other.partId !== partId);
  const name = `part-of-${row.key}`;
  return (
    <div className={styles.candidates}>
      <div role="radiogroup" aria-label={t("candidates")} className={styles.rows}>
        {isFound && row.part && (
          <CandidateRow
            {...{ name, currency, needed }}
            part={row.part}
            candidate={null}
            isChosen
            onChoose={() => undefined}
          />
        )}
        {proposed.map(({ candidate, part }) => (
          <CandidateRow
            key={part.id}
            {...{ name, currency, needed, candidate, part }}
            isChosen={part.id === partId}
            onChoose={() => choose(part.id)}
          />
        ))}
        <RadioRow name={name} value="" isChosen={partId === null} onChoose={() => choose(null)} title={t("noPart")}>
          {t("noPartText")}
        </RadioRow>
      </div>
      <div className={styles.actions}>
        {canSpread && alike.length > 1 && (
          <Button
            size="sm"
            onClick={() =>
              choose(
                partId,
                alike.map(({ key }) => key),
              )
            }
          >
            {t("alike", { count: alike.length })}
          </Button>
        )}
        <Button size="sm" aria-expanded={isSearching} onClick={() => setSearching(!isSearching)}>
          <Icon name="search" size={16} />
          {t("search")}
        </Button>
      </div>
      {isSearching && (
        <PartSearch
          key={row.key}
          initial={[wantedText(row), row.mpn === "" ? line.footprint : ""].join(" ").trim()}
          needed={needed}
          chosenId={partId}
          onChoose={(part) => choose(part.id)}
        />
      )}
    </div>
  );
}
