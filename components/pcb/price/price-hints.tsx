"use client";
// Cheaper alternatives: a sentence for the change, a button with the saving.
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { DrawnIcon, type DrawnIconName } from "@/components/icons/drawn-icon";
import { Button } from "@/components/ui/button";
import styles from "./price-hints.module.css";

export interface ShownHint {
  key: string;
  icon: DrawnIconName;
  text: ReactNode;
  /** Formatted: "$9.40". */
  saving: string;
  /** Undefined if it takes another design. */
  apply?: () => void;
}

export function PriceHints({ hints }: { hints: readonly ShownHint[] }) {
  const t = useTranslations("quote.hints");
  if (hints.length === 0) return null;
  return (
    <ul className={styles.hints} aria-label={t("title")}>
      {hints.map((hint) => (
        <li key={hint.key}>
          <DrawnIcon name={hint.icon} />
          <span>{hint.text}</span>
          {hint.apply && (
            <Button size="sm" className="num" onClick={hint.apply}>
              {t("apply", { saving: hint.saving })}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
