// Form row: label on the left, control on the right.
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/components/icons/icon";
import styles from "./option-row.module.css";

interface OptionRowProps {
  label: string;
  /** Unit or note under the label. */
  note?: string;
  isFromFiles?: boolean;
  /** Reserves a line under the control, so that a reason that arrives with the files moves nothing. */
  hasReasonRoom?: boolean;
  children: ReactNode;
}

/** The label is visual; the control has its own accessible name. */
export function OptionRow({ label, note, isFromFiles = false, hasReasonRoom = false, children }: OptionRowProps) {
  const t = useTranslations("quote");
  return (
    <div className={styles.row} data-reason={hasReasonRoom || undefined}>
      <div className={styles.name}>
        <span aria-hidden="true">{label}</span>
        {note && <small aria-hidden="true">{note}</small>}
        {isFromFiles && (
          <small className={styles.files}>
            <Icon name="check" size={16} />
            {t("fromFiles")}
          </small>
        )}
      </div>
      <div className={styles.control}>{children}</div>
    </div>
  );
}
