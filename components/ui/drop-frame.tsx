// Drop field between four register marks, with accepted files and alternatives.
import type { ReactNode } from "react";
import { Icon } from "@/components/icons/icon";
import type { IconName } from "@/components/icons/icon-names";
import styles from "./drop-frame.module.css";

interface DropFrameProps {
  id?: string;
  /** A file is being dragged over the window. */
  isOver: boolean;
  icon: IconName;
  title: ReactNode;
  hint?: ReactNode;
  /** Buttons as an alternative; absent while a file is being uploaded. */
  actions?: ReactNode;
  /** Text in place of title and hint when scripts are disabled. */
  noScript?: string;
  /** Progress, below. */
  children?: ReactNode;
}

export function DropFrame({ id, isOver, icon, title, hint, actions, noScript, children }: DropFrameProps) {
  return (
    <div id={id} className={styles.zone} data-over={isOver || undefined}>
      {noScript !== undefined && <noscript>{noScript}</noscript>}
      <div className={noScript === undefined ? styles.words : `${styles.words} needs-script`}>
        <Icon name={icon} size={32} />
        <div>
          <strong>{title}</strong>
          {hint && <p>{hint}</p>}
        </div>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      {children}
    </div>
  );
}
