// Lists of KiCad's files, as text: lengths in millimeters, texts in quotes.
import type { TextStyle } from "../../model/graphic";
import type { Point } from "../../model/units";
import { capitalsOfSize } from "../../paint/text-metrics";
import { stableUuid } from "../stable-uuid";

const ESCAPES: Record<string, string> = { "\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r", "\t": "\\t" };

export const quote = (text: string): string =>
  `"${text.replace(/[\\"\n\r\t]/g, (letter) => ESCAPES[letter] ?? letter)}"`;

/** (name item item …); items are texts of the file, empty ones are left out. */
export const list = (name: string, ...items: readonly string[]): string =>
  `(${[name, ...items].filter((item) => item !== "").join(" ")})`;

/** Four decimals hold any of our lengths. */
export const mm = (units: number): string => String(units / 10_000);

export const point = (name: string, { x, y }: Point): string => list(name, mm(x), mm(y));

export const place = ({ x, y }: Point, angle: number): string => list("at", mm(x), mm(y), String(angle));

export const uuid = (id: string): string => list("uuid", quote(stableUuid(id)));

export const flag = (name: string, isOn: boolean): string => list(name, isOn ? "yes" : "no");

const HORIZONTAL = { start: "left", middle: "", end: "right" } as const;
const VERTICAL = { start: "top", middle: "", end: "bottom" } as const;

type TextLook = Pick<TextStyle, "size" | "horizontal" | "vertical"> &
  Partial<Pick<TextStyle, "isBold" | "isItalic">> & { readonly isHidden?: boolean };

/** KiCad's size of a text is the height of its capitals. */
export function effects({
  size,
  isBold = false,
  isItalic = false,
  horizontal,
  vertical,
  isHidden = false,
}: TextLook): string {
  const height = mm(capitalsOfSize(size));
  const font = list(
    ...(["font", list("size", height, height)] as const),
    isBold ? "(bold yes)" : "",
    isItalic ? "(italic yes)" : "",
  );
  const justify = [HORIZONTAL[horizontal], VERTICAL[vertical]].filter((word) => word !== "");
  return list("effects", font, justify.length > 0 ? list("justify", ...justify) : "", isHidden ? "(hide yes)" : "");
}

/** A slash would begin the path of another sheet. */
export const netName = (text: string): string => quote(text.replaceAll("/", "{slash}"));
