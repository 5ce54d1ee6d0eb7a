"use client";
import { Icon } from "@/components/icons/icon";
import type { IconName } from "@/components/icons/icon-names";

interface ToolButtonProps {
  icon: IconName;
  label: string;
  isPressed?: boolean;
  /** In progress. */
  isBusy?: boolean;
  /** Keeps its place and focus, but is disabled. */
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
