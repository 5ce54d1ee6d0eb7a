"use client";
// The last quote of this browser, offered to whoever comes back without one.
import { useFormatter, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { useKeptQuote } from "@/components/pcb/use-kept-quote";
import { useRecentQuote } from "@/components/pcb/use-recent-quote";
import { formatLength } from "@/lib/core/pcb/length";
import { isPanel } from "@/lib/core/pcb/panel";
import styles from "./draft-notice.module.css";

export function DraftNotice() {
  const t = useTranslations("quote");
  const values = useTranslations("pcb.values");
  const format = useFormatter();
  const { kept, take, dismiss } = useKeptQuote();
  useRecentQuote();
  if (!kept) return null;
  const { layers, widthMm, heightMm, quantity } = kept.specification;
  const size = values("size", { width: formatLength(widthMm, "mm"), height: formatLength(heightMm, "mm") });
  const summary = t("holds.board", {
    layers: values("layers", { layers }),
    size,
    pieces: t(isPanel(kept.specification) ? "summary.panels" : "summary.pieces", { count: quantity }),
  });
  return (
    <div className={`${styles.notice} no-print`} role="status">
      <p>{t("draft.text", { summary, date: format.dateTime(kept.atMs, { day: "numeric", month: "short" }) })}</p>
      <Button size="sm" onClick={take}>
        {t("draft.continue")}
      </Button>
      <Button size="sm" variant="quiet" onClick={dismiss}>
        {t("draft.dismiss")}
      </Button>
    </div>
  );
}
