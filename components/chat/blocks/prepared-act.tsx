"use client";
// An act that the assistant prepared: its link opens the page on which the person confirms it.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import { PriceText } from "@/components/ui/price-text";
import type { ActBlock } from "@/lib/core/assistant/answer";
import { Link } from "@/lib/i18n/link";
import styles from "./cards.module.css";

export function PreparedAct({ block }: { block: ActBlock }) {
  const { title, text, currency, amountMicro, confirm, path } = block;
  const t = useTranslations("chat.blocks");
  const [isDismissed, setDismissed] = useState(false);
  return (
    <div className={styles.act}>
      <strong>{title}</strong>
      <p>{text}</p>
      {currency !== null && amountMicro !== null && (
        <p className={styles.sum}>
          <span>{t("amount")}</span>
          <PriceText money={{ currency, amountMicro }} />
        </p>
      )}
      {isDismissed ? (
        <p role="status">{t("dismissed")}</p>
      ) : (
        <p className={styles.facts}>
          <Link className={buttonClass({ variant: "primary", size: "lg" })} href={path}>
            {confirm}
          </Link>
          <Button size="lg" onClick={() => setDismissed(true)}>
            {t("notNow")}
          </Button>
        </p>
      )}
      <small>{t("onlyYou")}</small>
    </div>
  );
}
