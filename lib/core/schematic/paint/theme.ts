// Colors of sheets in files. The page takes its own from the tokens of its style.
import type { Ink } from "./primitive";

export interface SheetTheme {
  readonly inks: Readonly<Record<Ink, string>>;
  /** Fill of bodies and flags. */
  readonly body: string;
  readonly paper: string;
}

/** The tokens that inks take their colors from. */
type Tone = "wire" | "bus" | "ink" | "soft" | "faint" | "label" | "sheet" | "probe";

const TONES: Record<Ink, Tone> = {
  ...{ wire: "wire", bus: "bus", symbol: "ink", "pin-number": "faint", "pin-name": "soft", designator: "ink" },
  ...{ field: "soft", power: "ink", "net-label": "label", port: "sheet", sheet: "sheet", "no-connect": "faint" },
  ...{ text: "soft", drawing: "faint", frame: "faint", probe: "probe" },
};

function themeOf(tones: Readonly<Record<Tone, string>>, body: string, paper: string): SheetTheme {
  const inks = Object.fromEntries(Object.entries(TONES).map(([ink, tone]) => [ink, tones[tone]])) as SheetTheme["inks"];
  return { inks, body, paper };
}

const BLACK = "#000000";

/** app/tokens.css, on white paper. */
export const SHEET_THEMES = {
  light: themeOf(
    {
      ...{ wire: "#1d6540", bus: "#2b62a0", ink: "#17201b", soft: "#444d47", faint: "#5c635c" },
      ...{ label: "#28536f", sheet: "#6d4b94", probe: "#9a4318" },
    },
    "#ffffff",
    "#ffffff",
  ),
  dark: themeOf(
    {
      ...{ wire: "#7fcba1", bus: "#6ea8e6", ink: "#ece8dc", soft: "#bcc1b6", faint: "#949d94" },
      ...{ label: "#8fc0dd", sheet: "#b596dc", probe: "#eeb07f" },
    },
    "#18241e",
    "#0d1613",
  ),
  monochrome: themeOf(
    {
      ...{ wire: BLACK, bus: BLACK, ink: BLACK, soft: BLACK, faint: BLACK, label: BLACK, sheet: BLACK, probe: BLACK },
    },
    "#ffffff",
    "#ffffff",
  ),
} as const satisfies Record<string, SheetTheme>;
