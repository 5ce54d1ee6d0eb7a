"use client";
// Joint counts of a board by an engineer, on which the engine's proposal is based.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ActForm } from "@/components/ops/record/act-form";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import { useCountAdminQuote } from "@/lib/client/ops";
import type { AdminJoints, AdminQuote } from "@/lib/contracts/ops-quote";
import { JointList } from "./joint-list";
import { readCount } from "./read-count";
import styles from "../record/record.module.css";

const MAX = 1_000_000;
const FIELDS = ["lines", "smt", "tht"] as const;
type Said = Record<(typeof FIELDS)[number], string>;

/** Empty for an unread list. */
function firstSaid({ boards }: AdminQuote, at: number): Said {
  const { assembly, isCounted = false } = boards[at] ?? {};
  if (!isCounted || !assembly) return { lines: "", smt: "", tht: "0" };
  const { bomLines, smtJoints, thtJoints } = assembly;
  return { lines: String(bomLines), smt: String(smtJoints), tht: String(thtJoints) };
}

/** `at`: index of the board; `name` if there are several. */
export function CountForm({ quote, at, name }: { quote: AdminQuote; at: number; name?: string }) {
  const t = useTranslations("ops.quotes.count");
  const count = useCountAdminQuote();
  const [said, setSaid] = useState(() => firstSaid(quote, at));
  const [isTried, setTried] = useState(false);
  const [told, setCounted] = useState<AdminJoints["lines"]>([]);
  const [bomLines, smtJoints, thtJoints] = FIELDS.map((field) => readCount(said[field], MAX));
  const isEmpty = smtJoints === 0 && thtJoints === 0;
  const read = { lines: bomLines === 0 ? null : bomLines, smt: smtJoints, tht: thtJoints };
  const wrongOf = (field: (typeof FIELDS)[number]) => {
    if (!isTried) return undefined;
    if (read[field] == null) return t("wrong", { max: MAX });
    return field === "smt" && isEmpty ? t("none") : undefined;
  };

  async function send() {
    setTried(true);
    if (!bomLines || smtJoints == null || thtJoints == null || isEmpty) throw new Error("not counted");
    const counts = { bomLines, smtJoints, thtJoints, lines: told };
    await count.mutateAsync({ id: quote.quoteId, from: quote.status, board: at, ...counts });
  }

  /** Fills the fields from the list, where they can be corrected. */
  function take({ bomLines, smtJoints, thtJoints, lines }: AdminJoints) {
    setSaid({ lines: String(bomLines), smt: String(smtJoints), tht: String(thtJoints) });
    setCounted(lines);
  }

  return (
    <ActForm title={name} submit={t("save")} variant="secondary" onSubmit={send}>
      <div className={styles.counts}>
        {FIELDS.map((field) => (
          <FormField key={field} label={t(field)} error={wrongOf(field)} isRequired>
            {(control) => (
              <Field
                {...control}
                isNumeric
                maxLength={7}
                value={said[field]}
                onChange={(event) => setSaid({ ...said, [field]: event.target.value })}
              />
            )}
          </FormField>
        ))}
      </div>
      <JointList quoteId={quote.quoteId} board={at} onRead={take} />
    </ActForm>
  );
}
