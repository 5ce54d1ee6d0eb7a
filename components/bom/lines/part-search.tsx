"use client";
// Search of the catalog for a line's part, starting with the text of the line.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { CandidateRow } from "@/components/bom/lines/candidate-row";
import { useDebounced } from "@/components/quote/use-debounced";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import { Skeleton } from "@/components/ui/skeleton";
import { usePartSearch } from "@/lib/client/part";
import type { ListedPart } from "@/lib/contracts/part";
import styles from "./line-panel.module.css";

const STILL_MS = 300;
/** Number of results; a longer query narrows them. */
const SHOWN = 8;
const MAX_KEYWORD = 100;

interface PartSearchProps {
  initial: string;
  needed: number | null;
  chosenId: string | null;
  onChoose: (part: ListedPart) => void;
}

export function PartSearch({ initial, needed, chosenId, onChoose }: PartSearchProps) {
  const t = useTranslations("bom.line");
  const [typed, setTyped] = useState(initial);
  const keyword = useDebounced(typed.trim(), STILL_MS).slice(0, MAX_KEYWORD);
  const found = usePartSearch({ keyword, pageSize: SHOWN });
  return (
    <div className={styles.search}>
      <FormField label={t("searchLabel")}>
        {(control) => (
          <Field
            {...control}
            type="search"
            value={typed}
            maxLength={MAX_KEYWORD}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </FormField>
      {found.isError ? (
        <p role="alert">{t("searchFailed")}</p>
      ) : !found.data ? (
        <Skeleton rows={3} />
      ) : found.data.rows.length === 0 ? (
        <p role="status">{t("searchEmpty")}</p>
      ) : (
        <>
          <div role="radiogroup" aria-label={t("search")} className={styles.rows}>
            {found.data.rows.map((part) => (
              <CandidateRow
                key={part.id}
                name="found-part"
                part={part}
                candidate={null}
                needed={needed}
                currency={found.data.currency}
                isChosen={part.id === chosenId}
                onChoose={() => onChoose(part)}
              />
            ))}
          </div>
          {found.data.total > found.data.rows.length && (
            <p className="label">{t("searchMore", { count: found.data.total, shown: found.data.rows.length })}</p>
          )}
        </>
      )}
    </div>
  );
}
