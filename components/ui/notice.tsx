// Note on a tinted background, with optional actions.
import type { ReactNode } from "react";
import { Icon } from "@/components/icons/icon";
import { cx } from "@/components/ui/cx";
import styles from "./notice.module.css";

interface NoticeProps {
  kind: "warning" | "success";
  /** "alert" if it appears while the user is busy elsewhere. */
  role?: "alert" | "status";
  children: ReactNode;
}

export function Notice({ kind, role, children }: NoticeProps) {
  return (
    <div className={cx(styles.notice, styles[kind])} role={role}>
      <Icon name={kind === "warning" ? "warning" : "info"} size={16} />
      <div>{children}</div>
    </div>
  );
}
