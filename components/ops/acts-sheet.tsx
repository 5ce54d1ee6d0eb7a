"use client";
// What staff did to one record, the newest first.
import { useLocale, useTranslations } from "next-intl";
import { useActWords } from "@/components/ops/use-act-words";
import { Sheet } from "@/components/ui/sheet";
import type { DeskAct } from "@/lib/contracts/ops";
import { formatDate } from "@/lib/i18n/format-date";
import styles from "./record.module.css";

export function ActsSheet({ acts }: { acts: readonly DeskAct[] }) {
  const t = useTranslations("ops.audit");
  const tag = useLocale();
  const words = useActWords();
  if (acts.length === 0) return null;
  return (
    <Sheet title={t("ofRecord")}>
      <ol className={styles.log}>
        {acts.map((act) => (
          <li key={act.actId}>
            <time className="num" dateTime={act.at}>
              {formatDate(act.at, tag, "moment")}
            </time>
            <span>
              {words.kind(act.kind)} <small>{[act.actor, words.details(act)].filter(Boolean).join(" · ")}</small>
            </span>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
