// Where a board is drawn, flat or in space: it is moved by hand and by keys, and a cross in its middle shows where keys act.
import type { ComponentProps } from "react";
import { cx } from "@/components/ui/cx";
import styles from "./stage-host.module.css";

interface StageHostProps extends ComponentProps<"div"> {
  "aria-label": string;
  /** What a press does there. */
  "data-tool": string;
}

export function StageHost({ className, children, ...props }: StageHostProps) {
  return (
    <div {...props} className={cx(styles.stage, className)} tabIndex={0} role="group">
      {children}
      <i className={styles.cross} aria-hidden="true" />
    </div>
  );
}
