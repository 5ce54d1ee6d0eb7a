// Button, and its class names for links that are main actions.
import type { ButtonHTMLAttributes } from "react";
import { cx } from "@/components/ui/cx";
import styles from "./button.module.css";

export interface ButtonStyle {
  variant?: "primary" | "secondary" | "quiet" | "danger" | "danger-fill";
  size?: "sm" | "md" | "lg" | "xl";
  isBlock?: boolean;
  isIconOnly?: boolean;
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & ButtonStyle & { isBusy?: boolean };

/** Class names for a link that looks like a button. */
export function buttonClass({ variant = "secondary", size = "md", isBlock, isIconOnly }: ButtonStyle = {}): string {
  return cx(styles.button, styles[variant], styles[size], isBlock && styles.block, isIconOnly && styles.icon) ?? "";
}

/** While busy, the label stays, a line runs along the lower edge, and clicks are ignored. */
export function Button({ variant, size, isBlock, isIconOnly, isBusy = false, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(buttonClass({ variant, size, isBlock, isIconOnly }), rest.className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest["aria-disabled"]}
      onClick={(event) => {
        if (isBusy) return event.preventDefault();
        onClick?.(event);
      }}
    />
  );
}
