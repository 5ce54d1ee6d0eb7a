// Directives, comments and drawings of a sheet.
import { graphicOf, shiftGraphic, textSize, textStand } from "./placing";
import type { SheetContext } from "./sheet-context";

const MAX_TEXT = 20_000;

export function addTexts(context: SheetContext): void {
  const { builder, report, drawn } = context;
  for (const { at, text, isDirective, justification, size, line } of drawn.sheet.texts) {
    const construct = isDirective ? "directives" : "texts";
    report.found(construct);
    if (text.length > MAX_TEXT) context.changed({ construct, code: "longText", line }, at);
    const { rotation, style } = textStand(justification, size);
    const anchor = context.pointOf(at);
    // The first of several lines is at the anchor.
    const isBlock = text.includes("\n") && style.vertical === "middle" && rotation === 0;
    builder.add({
      ...{ kind: isDirective ? "spice-directive" : "text", ...context.newObject(), text: text.slice(0, MAX_TEXT) },
      at: isBlock ? { x: anchor.x, y: anchor.y - Math.round(textSize(size) / 2) } : anchor,
      ...{ rotation, style: isBlock ? { ...style, vertical: "start" } : style },
    });
  }
}

export function addDrawings(context: SheetContext): void {
  const { builder, report, drawn } = context;
  for (const shape of drawn.sheet.shapes) {
    report.found("drawings");
    builder.add({ kind: "drawing", ...context.newObject(), graphic: shiftGraphic(graphicOf(shape), context.shift) });
  }
  for (const { at, line, expression } of drawn.sheet.dataFlags) {
    report.found("settings");
    context.lost({ construct: "settings", code: "dataFlag", line, values: { text: expression.slice(0, 200) } }, at);
  }
  for (const { line, keyword } of drawn.sheet.rest) {
    report.found("settings");
    context.lost({ construct: "settings", code: "unknownLine", line, values: { keyword: keyword.slice(0, 40) } });
  }
}
