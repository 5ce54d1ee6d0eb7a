// The newer form: an XML element for each element, whose attribute x has the two places.
import { err, ok, type Result } from "@/lib/base/result";
import { parseXml } from "@/lib/base/xml";
import {
  type FalstadCircuit,
  type FalstadCode,
  type FalstadElement,
  type FalstadSetting,
  MAX_ELEMENTS,
} from "./falstad-model";
import { XML_CODES } from "./parameter-names";

const PLACES = /^(-?\d{1,9}) (-?\d{1,9}) (-?\d{1,9}) (-?\d{1,9})$/;

/** "40", and "x8002" in hexadecimal. */
const flagsOf = (text: string): number =>
  (text.startsWith("x") ? Number.parseInt(text.slice(1), 16) : Number.parseInt(text, 10)) || 0;

export function readXmlElements(text: string): Result<FalstadCircuit, FalstadCode> {
  const parsed = parseXml(text, { maxItems: MAX_ELEMENTS * 20 });
  if (!parsed.ok) {
    const isLimit = parsed.code === "TOO_DEEP" || parsed.code === "TOO_LARGE";
    return err(isLimit ? (parsed.code as "TOO_DEEP" | "TOO_LARGE") : "DAMAGED", parsed.details);
  }
  const { name, attributes, children, line: first } = parsed.value;
  if (name !== "cir") return err("DAMAGED", { line: first, read: `<${name.slice(0, 40)}>` });
  if (children.length > MAX_ELEMENTS) return err("TOO_LARGE", { line: first });
  const elements: FalstadElement[] = [];
  const settings: FalstadSetting[] = [];
  for (const { name: type, attributes: values, line } of children) {
    const places = values.get("x");
    if (places === undefined) {
      settings.push({ line, code: type, words: [] });
      continue;
    }
    const [, x1, y1, x2, y2] = PLACES.exec(places.trim()) ?? [];
    if (y2 === undefined) return err("DAMAGED", { line, read: `x="${places.slice(0, 40)}"` });
    elements.push({
      ...{ line, code: XML_CODES.get(type) ?? type, flags: flagsOf(values.get("f") ?? "0"), values },
      ...{ from: { x: Number(x1), y: Number(y1) }, to: { x: Number(x2), y: Number(y2) } },
    });
  }
  const timeStep = Number.parseFloat(attributes.get("ts") ?? "");
  return ok({ form: "xml", flags: flagsOf(attributes.get("f") ?? "0"), timeStep, elements, settings });
}
