"use client";
// Result of comparing the server's price with the page's.
import { useTranslations } from "next-intl";
import { DrawnIcon } from "@/components/icons/drawn-icon";
import styles from "./confirmation-line.module.css";

export type Confirmation =
  | { status: "reading" | "checking" | "confirmed" | "offline" }
  /** `total` is formatted. */
  | { status: "differs"; total: string };

export function ConfirmationLine({ confirmation }: { confirmation: Confirmation }) {
  const t = useTranslations("quote.price");
  const { status } = confirmation;
  return (
    <p className={`${styles.line} needs-script`} data-status={status}>
      {status !== "checking" && status !== "reading" && (
        <DrawnIcon name={status === "confirmed" ? "check" : "warning"} size={16} />
      )}
      {status === "differs" ? t("differs", { total: confirmation.total }) : t(status)}
    </p>
  );
}
