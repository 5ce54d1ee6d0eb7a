// Colors of a drawn sheet, from the tokens of the page's theme.
import type { Ink } from "@/lib/core/schematic/paint/primitive";

const TOKENS = {
  wire: "--c-success",
  bus: "--layer-bottom",
  symbol: "--c-ink",
  "pin-number": "--c-ink-3",
  "pin-name": "--c-ink-2",
  designator: "--c-ink",
  field: "--c-ink-2",
  power: "--c-ink",
  "net-label": "--c-info",
  port: "--layer-mask",
  sheet: "--layer-mask",
  "no-connect": "--c-ink-3",
  text: "--c-ink-2",
  drawing: "--c-ink-3",
  frame: "--c-ink-3",
  probe: "--c-primary",
} as const satisfies Record<Ink, string>;

const OTHERS = {
  paper: "--canvas",
  desk: "--c-sunken",
  body: "--c-raised",
  grid: "--c-grid",
  gridStrong: "--c-grid-2",
  chosen: "--c-primary",
  refused: "--c-error",
  warning: "--c-warning",
  highlight: "--pcb-gold",
  tip: "--c-raised",
  ink: "--c-ink",
} as const;

export interface Inks {
  readonly of: Readonly<Record<Ink, string>>;
  readonly fill: Readonly<Record<keyof typeof OTHERS, string>>;
  readonly font: string;
}

/** Read once for each theme: a lookup of computed styles is slow. */
export function readInks(): Inks {
  const styles = getComputedStyle(document.documentElement);
  const read = <K extends string>(tokens: Readonly<Record<K, string>>): Record<K, string> =>
    Object.fromEntries(
      Object.entries<string>(tokens).map(([name, token]) => [name, styles.getPropertyValue(token).trim()]),
    ) as Record<K, string>;
  return { of: read(TOKENS), fill: read(OTHERS), font: getComputedStyle(document.body).fontFamily };
}
