"use client";
// A tool in the bar over a board in space: an icon with its name.
import { Icon } from "@/components/icons/icon";
import type { IconName } from "@/components/icons/icon-names";

interface ToolButtonProps {
  icon: IconName;
  label: string;
  isPressed?: boolean;
  /** It is at work. */
  isBusy?: boolean;
  /** Keeps its place and the focus, and does nothing. */
  isOff?: boolean;
  onClick: () => void;
}

export function ToolButton({ icon, label, isPressed, isBusy = false, isOff = false, onClick }: ToolButtonProps) {
  const isStill = isBusy || isOff;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      aria-busy={isBusy || undefined}
      aria-disabled={isStill || undefined}
      onClick={isStill ? undefined : onClick}
    >
      <Icon name={icon} size={16} />
    </button>
  );
}
