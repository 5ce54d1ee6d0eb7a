// What would be here, and the one action that brings it.
import type { ReactNode } from "react";
import { Icon } from "@/components/icons/icon";
import type { IconName } from "@/components/icons/icon-names";
import styles from "./empty-state.module.css";

interface EmptyStateProps {
  icon: IconName;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Icon name={icon} size={40} />
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {action && <div>{action}</div>}
    </div>
  );
}
