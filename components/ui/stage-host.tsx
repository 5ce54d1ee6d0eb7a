// Host of a board view, in 2D or 3D, with pointer and keyboard control; a crosshair in the center shows where keys act.
import type { ComponentProps } from "react";
import { cx } from "@/components/ui/cx";
import styles from "./stage-host.module.css";

interface StageHostProps extends ComponentProps<"div"> {
  "aria-label": string;
  /** Active pointer tool. */
  "data-tool": string;
  /** The crosshair contrasts with any color below it. */
  hasContrastCross?: boolean;
  /** Where keys act is shown otherwise. */
  hasNoCross?: boolean;
}

export function StageHost({
  className,
  hasContrastCross = false,
  hasNoCross = false,
  children,
  ...props
}: StageHostProps) {
  return (
    <div {...props} className={cx(styles.stage, className)} tabIndex={0} role="group">
      {children}
      {!hasNoCross && <i className={cx(styles.cross, hasContrastCross && styles.contrast)} aria-hidden="true" />}
    </div>
  );
}
