// A sentence on a soft ground about what stands beside it, with what can be done about it.
import type { ReactNode } from "react";
import { Icon } from "@/components/icons/icon";
import { cx } from "@/components/ui/cx";
import styles from "./notice.module.css";

interface NoticeProps {
  kind: "warning" | "success";
  /** "alert" where it comes up while one is at something else. */
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
