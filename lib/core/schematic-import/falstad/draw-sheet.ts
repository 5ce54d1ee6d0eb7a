// Elements of a circuit in the order of its file, then what depends on all of them: names, wires, settings.
import type { FalstadElement } from "@/lib/core/formats/falstad/falstad-model";
import { addDrawing, addText, DRAWN_CODES } from "./annotations";
import { elementName, partKind, RAIL_CODES } from "./kinds";
import { addNames, type NamedPlace } from "./names";
import { addPart } from "./parts";
import { headingOf, pixelKey } from "./placing";
import { addSettings } from "./settings";
import type { FalstadSheet } from "./sheet";
import { addWires } from "./wires";

const NAMED_CODES: ReadonlySet<string> = new Set(["207", "O", "M", "p"]);

function addElement(sheet: FalstadSheet, element: FalstadElement, named: NamedPlace[]): void {
  const { code, from, line } = element;
  if (code === "w") sheet.report.found("wires");
  else if (code === "g") {
    sheet.report.found("power-ports");
    sheet.addGroundAlong(from, element);
  } else if (NAMED_CODES.has(code)) {
    sheet.report.found("labels");
    named.push({ element, isLabel: code === "207" });
  } else if (code === "x") addText(sheet, element);
  else if (DRAWN_CODES.has(code)) addDrawing(sheet, element);
  else {
    sheet.report.found("components");
    const kind = partKind(element);
    if (kind) return addPart(sheet, element, kind);
    const values = { name: elementName(code).slice(0, 40), code: code.slice(0, 40) };
    sheet.lost({ construct: "components", code: "notCarried", line, values }, from);
  }
}

/** Without any ground the original takes the first end of the first source for it. */
function addMissingGround(sheet: FalstadSheet): void {
  const { elements } = sheet.circuit;
  if (elements.some(({ code }) => code === "g" || RAIL_CODES.has(code))) return;
  const source = elements.find(({ code }) => code === "v");
  if (!source) return;
  const { from, to, line } = source;
  sheet.addGround(from, headingOf(from, to) === "down" ? 180 : 0);
  sheet.report.found("settings");
  sheet.changed({ construct: "settings", code: "groundAdded", line }, from);
}

export function drawSheet(sheet: FalstadSheet): void {
  const named: NamedPlace[] = [];
  for (const { from, to } of sheet.wires) sheet.nets.join(pixelKey(from), pixelKey(to));
  for (const element of sheet.circuit.elements) addElement(sheet, element, named);
  addMissingGround(sheet);
  addWires(sheet, addNames(sheet, named));
  addSettings(sheet);
}
