// Texts, boxes and lines.
import type { FalstadElement } from "@/lib/core/formats/falstad/falstad-model";
import { pixelUnits } from "./placing";
import { numberValue } from "./posts";
import type { FalstadSheet } from "./sheet";

export const DRAWN_CODES: ReadonlySet<string> = new Set(["b", "423"]);

const MAX_TEXT = 20_000;
const SIZES = { least: 6, most: 200, usual: 24 };

export function addText(sheet: FalstadSheet, element: FalstadElement): void {
  const { from, values } = element;
  const text = (values.get("te") ?? "").slice(0, MAX_TEXT);
  const size = Math.min(Math.max(numberValue(element, "si", SIZES.usual), SIZES.least), SIZES.most);
  sheet.report.found("texts");
  if (text.trim() === "") return;
  sheet.builder.add({
    ...{ kind: "text", ...sheet.newObject(), at: sheet.pointOf(from), text, rotation: 0 },
    style: { size: pixelUnits(size), isBold: false, isItalic: false, horizontal: "start", vertical: "end" },
  });
}

export function addDrawing(sheet: FalstadSheet, { code, from, to }: FalstadElement): void {
  const [first, second] = [sheet.pointOf(from), sheet.pointOf(to)];
  const look = { stroke: { width: 0, line: "dashed" }, fill: "none" } as const;
  sheet.report.found("drawings");
  sheet.builder.add({
    ...{ kind: "drawing", ...sheet.newObject() },
    graphic:
      code === "b"
        ? { shape: "rectangle", from: first, to: second, ...look }
        : { shape: "line", points: [first, second], ...look },
  });
}
