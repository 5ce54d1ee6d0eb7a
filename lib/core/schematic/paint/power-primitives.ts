// Power ports: the drawing of their form, and the name at its far end.
import { readDrawing } from "../symbols/build/drawing";
import { POWER_FORMS, type PowerForm } from "../symbols/families/power-ports";
import { placeDirection } from "../model/placement";
import type { PowerPort } from "../model/records";
import type { SchematicSymbol } from "../model/symbol";
import { namePlace } from "./field-places";
import { TEXT_SIZE } from "./measures";
import type { Primitive } from "./primitive";
import { shiftPrimitives } from "./shift";
import { symbolDrawing } from "./symbol-drawing";

const symbolOfForm = (form: PowerForm): SchematicSymbol => ({
  ...{ kind: "symbol", id: form, name: form, prefix: "#PWR", description: "", keywords: [], fields: {} },
  ...{ unitCount: 1, styleCount: 1, power: "global", pins: [], graphics: readDrawing(POWER_FORMS[form]) },
  ...{ showsPinNumbers: false, showsPinNames: false, pinNameOffset: 0 },
});

const SYMBOLS = new Map(
  (Object.keys(POWER_FORMS) as PowerForm[]).map((form): [string, SchematicSymbol] => [form, symbolOfForm(form)]),
);
const BAR = symbolOfForm("bar");

/** Forms that point down where they are not turned. */
const HANGING = /ground|earth/;

const ORIGIN = { x: 0, y: 0 };

export function powerPrimitives(port: PowerPort): Primitive[] {
  const symbol = SYMBOLS.get(port.form) ?? BAR;
  const { primitives, body } = symbolDrawing(symbol, { ...port, unit: 1, style: 1 });
  const isGround = HANGING.test(symbol.id);
  // The sign of ground says enough.
  if (isGround && port.name === "GND") return shiftPrimitives(primitives, port.at);
  const name: Primitive = {
    ...{ kind: "text", ink: "power", text: port.name, size: TEXT_SIZE, isBold: true, isItalic: false, rotation: 0 },
    ...namePlace(body, placeDirection(isGround ? "down" : "up", port), ORIGIN),
  };
  return shiftPrimitives([...primitives, name], port.at);
}
