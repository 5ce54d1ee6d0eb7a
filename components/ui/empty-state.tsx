// Empty state: what would be here, and the one action that brings it.
import type { ReactNode } from "react";
import { Icon } from "@/components/icons/icon";
import type { IconName } from "@/components/icons/icon-names";
import styles from "./empty-state.module.css";

interface EmptyStateProps {
  icon: IconName;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  /** 1 if it is the title of the page. */
  headingLevel?: 1 | 2;
}

export function EmptyState({ icon, title, text, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.empty}>
      <Icon name={icon} size={40} />
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {action && <div>{action}</div>}
    </div>
  );
}
