// Icons as inline SVG, for those that change with each choice: a sprite icon would be fetched again and painted a frame
// after the text.
import type { ReactNode } from "react";
import type { IconName } from "@/components/icons/icon-names";

const accent = { style: { stroke: "var(--icon-accent,currentColor)" } };

/** Same drawings as in the sprite. */
const DRAWINGS = {
  board: (
    <>
      <path d="M3.5 5.5h17v13h-17z" />
      <circle cx="6.5" cy="8.5" r="1" />
      <circle cx="17.5" cy="15.5" r="1" />
      <path {...accent} d="M9.5 18.5v-4l3-3h2" />
      <path d="M14.5 8.5h3v3h-3z" />
    </>
  ),
  layers: (
    <>
      <path d="M12 3.5 21 8l-9 4.5L3 8z" />
      <path d="m3 12 9 4.5 9-4.5" />
      <path {...accent} d="m3 16 9 4.5 9-4.5" />
    </>
  ),
  drill: (
    <>
      <circle cx="12" cy="12" r="7.500" />
      <circle {...accent} cx="12" cy="12" r="3" />
      <path d="M12 2v5M12 17v5M2 12h5M17 12h5" />
    </>
  ),
  dimension: (
    <>
      <path d="M4 5v14M20 5v14" />
      <path {...accent} d="M4 12h16M7.500 9.500 4 12l3.500 2.500M16.500 9.500 20 12l-3.500 2.500" />
    </>
  ),
  check: <path d="m4.500 12.500 5 5 10-11" />,
  info: (
    <>
      <circle cx="12" cy="12" r="8.500" />
      <path d="M12 11v5.500" />
      <path d="M12 7.200v1.600" />
    </>
  ),
  warning: (
    <>
      <path d="M12 3.800 21 20H3z" />
      <path d="M12 10v5M12 16.500v1.600" />
    </>
  ),
} satisfies Partial<Record<IconName, ReactNode>>;

export type DrawnIconName = keyof typeof DRAWINGS;
export const DRAWN_ICON_NAMES = Object.keys(DRAWINGS) as DrawnIconName[];

export function DrawnIcon({ name, size = 20 }: { name: DrawnIconName; size?: 16 | 20 }) {
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="butt"
      strokeLinejoin="miter"
      aria-hidden="true"
      focusable="false"
    >
      {DRAWINGS[name]}
    </svg>
  );
}
