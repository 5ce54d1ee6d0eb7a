"use client";
// Joint counts of an inquiry whose list is unread or incomplete.
import { useTranslations } from "next-intl";
import { CountForm } from "@/components/ops/quotes/count-form";
import { Sheet } from "@/components/ui/sheet";
import type { AdminQuote } from "@/lib/contracts/ops-quote";
import { useBoardName } from "@/lib/i18n/use-board-name";
import styles from "../record/record.module.css";

/** Review reasons that require a manual count. */
const COUNTED_BY_HAND = ["parsingSkipped", "jointsUnknown"];

export function CountSheet({ quote }: { quote: AdminQuote }) {
  const t = useTranslations("ops.quotes.count");
  const boardLabel = useBoardName();
  const { boards, reasons, isWaiting } = quote;
  if (!isWaiting || !COUNTED_BY_HAND.some((reason) => reasons.includes(reason))) return null;
  return (
    <Sheet title={t("title")}>
      <p className={styles.intro}>{t(quote.isCounted ? "hintListed" : "hint")}</p>
      {boards.map(({ boardName, assembly }, at) => {
        const name = boards.length > 1 ? boardLabel(boardName, at) : undefined;
        return assembly && <CountForm key={at} quote={quote} at={at} name={name} />;
      })}
    </Sheet>
  );
}
