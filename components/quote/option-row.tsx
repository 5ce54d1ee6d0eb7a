// One line of the form: what is chosen on the left, the choice on the right.
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/components/icons/icon";
import styles from "./option-row.module.css";

interface OptionRowProps {
  label: string;
  /** A unit or a word under the label. */
  note?: string;
  isFromFiles?: boolean;
  /** Room for one line under the choices is kept, so that a reason that comes with the files moves nothing below. */
  hasReasonRoom?: boolean;
  children: ReactNode;
}

/** The label is for eyes; the control inside carries its own name. */
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
