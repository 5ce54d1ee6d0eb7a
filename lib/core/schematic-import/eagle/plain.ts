// Drawings, texts and the frame of an Eagle sheet.
import type { EagleText } from "@/lib/core/formats/eagle/graphic";
import { placeInFile, type SheetContext } from "./context";
import { standText, toPoint } from "./coordinates";
import { drawGraphic } from "./graphics";
import { stemOf } from "./names";
import { lookUp } from "../look-up";

/** Names in texts that stand for other words; null for one that has none here. */
function wordsOf(name: string, { file, planned, sheet, schematic }: SheetContext): string | null {
  const number = planned.sheets.indexOf(sheet) + 1;
  switch (name) {
    case "DRAWING_NAME":
      return stemOf(file);
    case "SHEET":
      return `${number}/${planned.sheets.length}`;
    case "SHEETNR":
      return String(number);
    case "SHEETS":
    case "SHEETNR_TOTAL":
      return String(planned.sheets.length);
    default:
      return schematic.attributes.get(name) ?? null;
  }
}

function drawText(text: EagleText, context: SheetContext): void {
  const { records, report, sheet } = context;
  if (text.text.trim() === "") return;
  report.found("texts");
  const name = /^\s*>\s*(\S{1,100})\s*$/.exec(text.text)?.[1]?.toUpperCase();
  const words = name === undefined ? text.text : wordsOf(name, context);
  const at = toPoint(text, sheet.origin);
  const source = placeInFile(context, text.line);
  if (words === null) {
    const place = { sheetId: sheet.id, at };
    report.lost({ construct: "texts", code: "eagle.variable", values: { name: name ?? "" }, source, place });
    return;
  }
  records.add({
    ...{ kind: "text", id: records.newId(), sheetId: sheet.id, at },
    ...{ text: words.replace(/\r\n?/g, "\n").slice(0, 20_000), ...standText(text) },
  });
}

/** Fields of our title block by names of Eagle's global attributes. */
const TITLES: Readonly<Record<string, string>> = {
  ...{ TITLE: "title", PROJECT: "title", REV: "revision", REVISION: "revision", VERSION: "revision" },
  ...{ AUTHOR: "author", DESIGNER: "author", COMPANY: "company", DATE: "date" },
};

function titleBlockOf({ file, schematic, sheet }: SheetContext): Record<string, string> {
  const titleBlock: Record<string, string> = sheet.frame ? { title: stemOf(file).slice(0, 1_000) } : {};
  for (const [name, text] of schematic.attributes) {
    const field = lookUp(TITLES, name.toUpperCase());
    if (field !== undefined && text !== "") titleBlock[field] = text.slice(0, 1_000);
  }
  return titleBlock;
}

export function drawPlain(context: SheetContext): void {
  const { records, report, sheet } = context;
  const { id, name, width, height, source, frame } = sheet;
  report.found("sheets");
  records.add({ kind: "sheet", id, name, width, height, titleBlock: titleBlockOf(context) });
  if (frame) {
    report.found("drawings");
    report.changed({
      ...{
        construct: "drawings",
        code: "eagle.frame",
        values: { texts: frame.texts.join(" / ").slice(0, 500) || "-" },
      },
      source: placeInFile(context, frame.line),
    });
  }
  for (const graphic of source.plain) {
    if (graphic.kind === "text") {
      drawText(graphic, context);
      continue;
    }
    report.found("drawings");
    const drawn = drawGraphic(graphic, sheet.origin);
    if (drawn) records.add({ kind: "drawing", id: records.newId(), sheetId: id, graphic: drawn });
    else report.lost({ construct: "drawings", code: "eagle.emptyDrawing", source: placeInFile(context, graphic.line) });
  }
  for (const { name: element, line } of [...source.plainRest, ...source.rest]) {
    report.found("drawings");
    report.lost({
      ...{ construct: "drawings", code: "eagle.unknownElement", values: { element } },
      source: placeInFile(context, line),
    });
  }
}
