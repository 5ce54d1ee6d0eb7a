// Texts, drawings and images of sheets.
import { flag, integer, point, text } from "@/lib/core/formats/altium/schematic-fields";
import { textWidth } from "@/lib/core/schematic/paint/text-metrics";
import { toRotation } from "./coordinates";
import { hasLineEnds, shapesOf } from "./graphics";
import { noteOn, type SheetDraft } from "./sheet-draft";
import { RECORD, type SourceRecord } from "./sheet-source";
import { resolveText, textAnchor, textStyle, withLines } from "./texts";

const MAX_TEXT = 20_000;

export function addText({ fields }: SourceRecord, draft: SheetDraft): void {
  draft.context.report.found("texts");
  const words = withLines(resolveText(text(fields, "TEXT"), draft.parameters)).slice(0, MAX_TEXT);
  if (words.trim() === "") return;
  const style = textStyle(draft.source.sheet, fields);
  const rotation = toRotation(integer(fields, "ORIENTATION"));
  draft.objects.push({
    ...{ kind: "text", id: draft.context.builder.newId(), sheetId: draft.sheetId, text: words, rotation, style },
    at: textAnchor(draft.toPoint(point(fields, "LOCATION")), rotation, style),
  });
}

/** Estimates of widths are for wider letters than those of most frames. */
const NARROWER = 0.88;

/** Lines of at most `width`, broken between words. */
function wrap(words: string, width: number, size: number): string {
  const wrapped = words.split("\n").flatMap((line) => {
    const lines: string[] = [];
    let current = "";
    for (const word of line.split(" ")) {
      const longer = current === "" ? word : `${current} ${word}`;
      if (current !== "" && NARROWER * textWidth(longer, size) > width) {
        lines.push(current);
        current = word;
      } else current = longer;
    }
    return [...lines, current];
  });
  return wrapped.join("\n");
}

/** Part of a font's line that its letters take: the frame's text begins that much below its top. */
const MARGIN = 12_700;

/** A frame of text, or a note: a box with a text that is wrapped in it. */
export function addFrame({ fields }: SourceRecord, draft: SheetDraft): void {
  const { builder, report } = draft.context;
  report.found("texts");
  const [a, b] = [draft.toPoint(point(fields, "LOCATION")), draft.toPoint(point(fields, "CORNER"))];
  const [from, to] = [
    { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y) },
    { x: Math.max(a.x, b.x), y: Math.max(a.y, b.y) },
  ];
  const isNote = fields.record === RECORD.note;
  if (flag(fields, "SHOWBORDER") || isNote)
    draft.objects.push({
      ...{ kind: "drawing", id: builder.newId(), sheetId: draft.sheetId },
      graphic: { shape: "rectangle", from, to, stroke: { width: 0, line: "solid" }, fill: isNote ? "body" : "none" },
    });
  const style = textStyle(draft.source.sheet, fields);
  const written = withLines(resolveText(text(fields, "TEXT"), draft.parameters)).slice(0, MAX_TEXT);
  const words = flag(fields, "WORDWRAP") ? wrap(written, to.x - from.x - 2 * MARGIN, style.size) : written;
  if (words.trim() === "") return;
  // ALIGNMENT: centered, left, right.
  const alignment = integer(fields, "ALIGNMENT");
  const horizontal = alignment === 0 ? "middle" : alignment === 2 ? "end" : "start";
  const x = { start: from.x + MARGIN, middle: Math.round((from.x + to.x) / 2), end: to.x - MARGIN }[horizontal];
  const orientation = toRotation(integer(fields, "ORIENTATION"));
  draft.objects.push({
    ...{ kind: "text", id: builder.newId(), sheetId: draft.sheetId, text: words.slice(0, MAX_TEXT) },
    ...{ at: { x, y: from.y + MARGIN }, rotation: orientation === 90 || orientation === 270 ? orientation : 0 },
    style: { ...style, horizontal, vertical: "start" },
  });
}

/** Directives lie on their wire, and their texts above the labels there. */
const ABOVE_WIRE = 15_000;

/** Directives: parameter sets, net classes and differential pairs on wires. Their names stay as texts. */
export function addDirective({ fields, children }: SourceRecord, draft: SheetDraft): void {
  const { builder, report } = draft.context;
  report.found("net-classes");
  const set = children.map((child) => {
    const value = resolveText(text(child.fields, "TEXT"), draft.parameters);
    return /^true$/i.test(value) ? text(child.fields, "NAME") : `${text(child.fields, "NAME")} = ${value}`;
  });
  const name = text(fields, "NAME").trim();
  const words = [name, ...set].filter((line) => line !== "").join(", ");
  noteOn(draft, "changed", "net-classes", "directive", fields, { values: { name } });
  if (words === "") return;
  const { x, y } = draft.toPoint(point(fields, "LOCATION"));
  draft.objects.push({
    ...{ kind: "text", id: builder.newId(), sheetId: draft.sheetId, text: words.slice(0, MAX_TEXT) },
    ...{ at: { x, y: y - ABOVE_WIRE }, rotation: 0 },
    style: { size: 12_700, isBold: false, isItalic: true, horizontal: "start", vertical: "end" },
  });
}

/** False for records that are no drawings. */
export function addDrawing({ fields }: SourceRecord, draft: SheetDraft): boolean {
  const shapes = shapesOf(fields, draft.toPoint);
  if (!shapes) return false;
  const { builder, report } = draft.context;
  report.found("drawings");
  for (const graphic of shapes)
    draft.objects.push({ kind: "drawing", id: builder.newId(), sheetId: draft.sheetId, graphic });
  if (hasLineEnds(fields)) noteOn(draft, "changed", "drawings", "lineEnds", fields);
  return true;
}

/** False for an image that is not in the file, or of a kind that is not read. */
export function addImage({ fields }: SourceRecord, draft: SheetDraft): boolean {
  const { builder, report, images } = draft.context;
  report.found("images");
  const name = text(fields, "FILENAME");
  const image = images.find(name, draft.source.document.embedded);
  if (!image) {
    noteOn(draft, "lost", "images", "imageLost", fields, { values: { name: name.replace(/^.*[\\/]/, "") } });
    return false;
  }
  const [a, b] = [draft.toPoint(point(fields, "LOCATION")), draft.toPoint(point(fields, "CORNER"))];
  draft.objects.push({
    ...{ kind: "image", id: builder.newId(), sheetId: draft.sheetId, file: image.file },
    at: { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y) },
    ...{ width: Math.abs(b.x - a.x), height: Math.abs(b.y - a.y) },
  });
  return true;
}
