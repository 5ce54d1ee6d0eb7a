// Where a board is drawn, flat or in space: it is moved by hand and by keys, and a cross in its middle shows where keys act.
import type { ComponentProps } from "react";
import { cx } from "@/components/ui/cx";
import styles from "./stage-host.module.css";

interface StageHostProps extends ComponentProps<"div"> {
  "aria-label": string;
  /** What a press does there. */
  "data-tool": string;
  /** The cross is seen on whatever colour is under it. */
  hasContrastCross?: boolean;
}

export function StageHost({ className, hasContrastCross = false, children, ...props }: StageHostProps) {
  return (
    <div {...props} className={cx(styles.stage, className)} tabIndex={0} role="group">
      {children}
      <i className={cx(styles.cross, hasContrastCross && styles.contrast)} aria-hidden="true" />
    </div>
  );
}
