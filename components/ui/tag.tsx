// Status label on a tinted background.
import type { ReactNode } from "react";
import { Icon } from "@/components/icons/icon";
import type { IconName } from "@/components/icons/icon-names";
import { cx } from "@/components/ui/cx";
import styles from "./tag.module.css";

export type TagKind = "neutral" | "success" | "warning" | "error" | "info" | "primary";

export function Tag({ kind = "neutral", icon, children }: { kind?: TagKind; icon?: IconName; children: ReactNode }) {
  return (
    <span className={cx(styles.tag, styles[kind])}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </span>
  );
}
