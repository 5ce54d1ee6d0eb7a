// Parts of a circuit: a symbol with its pins where the element connects, and what it is for the simulation.
import type { FalstadElement } from "@/lib/core/formats/falstad/falstad-model";
import type { ComponentField } from "@/lib/core/schematic/model/records";
import { chipOf, drawChip } from "./chips";
import { GATE_SCHMITT, type PartKind, RAIL_CODES } from "./kinds";
import { diodeModel, type FalstadModel, gateName } from "./models";
import { placeDrawing } from "./placing";
import { axisEnd, numberValue, postsOf } from "./posts";
import type { FalstadSheet } from "./sheet";
import { elementModel } from "./subcircuits";
import { sourceValue, spiceText } from "./values";

const field = (text: string, isVisible: boolean): ComponentField => ({ text, isVisible, place: null });

/** Of chips; the timer's control pin is one, too. */
const OUTPUTS: ReadonlySet<string> = new Set(["Q", "QN", "OUT", "DIS", "CTL"]);

/** Attribute of the value of a plain element. */
const VALUES: ReadonlyMap<string, readonly [name: string, usual: number]> = new Map(
  Object.entries({
    ...{ r: ["r", 1000], c: ["c", 1e-5], "209": ["c", 1e-5], l: ["l", 1], i: ["cu", 0.01], "174": ["ma", 1000] },
  } satisfies Record<string, readonly [string, number]>),
);

/** "1" and "true" are the other position: open, high. */
function position(element: FalstadElement): number {
  const text = element.values.get("p") ?? "0";
  // A logic input is low where text files say "true".
  if (text === "true" || text === "false") return (text === "true") === (element.code === "L") ? 0 : 1;
  return Math.trunc(numberValue(element, "p", 0));
}

/** Voltage of a logic input. */
function inputVolts(element: FalstadElement): number {
  const [high, low] = [numberValue(element, "hi", 5), numberValue(element, "lo", 0)];
  const isTernary = (element.flags & 1) !== 0;
  return isTernary ? low + (position(element) * (high - low)) / 2 : position(element) === 0 ? low : high;
}

function railNote(sheet: FalstadSheet, element: FalstadElement, name: string): void {
  const code = element.code === "L" ? "inputSource" : "railSource";
  sheet.changed({ construct: "components", code, line: element.line, values: { name } }, element.from);
}

function setting(
  sheet: FalstadSheet,
  element: FalstadElement,
  code: "phase" | "schmitt" | "sliderSource" | "namedModel",
  values: Readonly<Record<string, string>>,
): void {
  const construct = code === "namedModel" ? "models" : "settings";
  sheet.report.found(construct);
  sheet.changed({ construct, code, line: element.line, values }, element.from);
}

/** Text of the value, with hidden fields besides it. */
function valueOf(sheet: FalstadSheet, element: FalstadElement, name: string): [string, [string, string][]] {
  const { code, values } = element;
  const plain = VALUES.get(code);
  if (code === "174") {
    const share = Math.min(Math.max(numberValue(element, "po", 0.5), 0), 1);
    return [spiceText(numberValue(element, "ma", 1000)), [["position", String(Number(share.toPrecision(4)))]]];
  }
  if (plain) return [spiceText(numberValue(element, ...plain)), []];
  if (code === "370") return ["0", []];
  if (code === "s") return ["", [["state", position(element) === 0 ? "closed" : "open"]]];
  if (code === "S") return ["", [["state", position(element) === 0 ? "a" : "b"]]];
  if (code === "L") return [spiceText(inputVolts(element)), []];
  if (code === "v" || RAIL_CODES.has(code)) {
    const source = sourceValue(element, sheet.circuit.timeStep);
    if (source.frequency > 0) sheet.frequencies.push(source.frequency);
    if (source.isDelayed) setting(sheet, element, "phase", { name });
    if (source.isSlider) setting(sheet, element, "sliderSource", { name });
    return [source.text, []];
  }
  const isDiode = code === "d" || code === "z" || code === "162";
  const model = isDiode ? diodeModel(element, sheet.diodes) : elementModel(element);
  const own = (values.get("mo") ?? "").slice(0, 200);
  if (!model) return [own, []];
  const isNamed = code === "t" && own !== "" && own !== "default" && own !== "spice-default";
  if (isNamed) setting(sheet, element, "namedModel", { name, model: own });
  const isSchmitt = gateName(code) !== "" && code !== "I" && (element.flags & GATE_SCHMITT) !== 0;
  if (isSchmitt) setting(sheet, element, "schmitt", { name });
  return [chipOf(element) ? "" : shownModel(code, model), modelFields(model)];
}

const shownModel = (code: string, { name }: FalstadModel): string => gateName(code) || name;

function modelFields({ device, name, parameters }: FalstadModel): [string, string][] {
  const fields: [string, string][] = [
    ["Sim.Device", device],
    ["Sim.Name", name],
  ];
  return parameters === "" ? fields : [...fields, ["Sim.Params", parameters]];
}

export function addPart(sheet: FalstadSheet, element: FalstadElement, { kind, prefix, pins }: PartKind): void {
  const { code, from } = element;
  const { flags } = sheet.circuit;
  const isRail = RAIL_CODES.has(code);
  const chip = chipOf(element);
  // A chip stands upright, whatever its second place is.
  const upright = { x: from.x + 1, y: from.y };
  const end = isRail ? sheet.free.beyond(from, element.to) : chip ? upright : axisEnd(element, flags);
  const posts = isRail ? [from, end] : postsOf(element, flags);
  const drawing = placeDrawing({ kind, prefix, pins, posts, from, to: end, chip: chip && drawChip(element, chip) });
  const name = sheet.nextDesignator(prefix);
  const [value, more] = valueOf(sheet, element, name);
  const isSource = prefix === "V" || prefix === "I";
  const fields = Object.fromEntries([
    ["value", field(value, value !== "")],
    ...more.map(([key, text]) => [key, field(text, false)] as const),
  ]);
  sheet.report.found("fields", value === "" ? 0 : 1);
  sheet.builder.add({
    ...{ kind: "component", ...sheet.newObject(), at: sheet.pointOf(from), rotation: drawing.rotation, mirror: "none" },
    ...{ symbolId: sheet.symbolId(drawing.symbol), unit: 1, style: 1, designators: { "/": name }, fields },
    ...{ alternates: {}, isPopulated: true, isInBom: !isSource, isOnBoard: !isSource, isSimulated: true },
  });
  chip?.pins.forEach(({ name: pin }, index) => {
    const post = posts[index];
    if (post && OUTPUTS.has(pin)) sheet.markFree(post);
  });
  if (!isRail) return;
  sheet.addGroundAlong(end, { from, to: end });
  railNote(sheet, element, name);
}
