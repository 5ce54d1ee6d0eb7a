// Icon of the sprite; the accessible name belongs to its container.
import type { IconName } from "@/components/icons/icon-names";

interface IconProps {
  name: IconName;
  size?: 16 | 20 | 24 | 32 | 40;
  className?: string;
}

export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg
      className={className === undefined ? "icon" : `icon ${className}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`/icons.svg#i-${name}`} />
    </svg>
  );
}
