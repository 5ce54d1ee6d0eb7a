// Altium's libraries of symbols (.SchLib).
import { err, ok } from "@/lib/base/result";
import { parseAltiumLibrary } from "@/lib/core/formats/altium/schematic-library";
import type { AltiumProperties } from "@/lib/core/formats/altium/properties";
import { flag, text } from "@/lib/core/formats/altium/schematic-fields";
import type { SchematicSymbol } from "@/lib/core/schematic/model/symbol";
import type { LibraryReader } from "../imported-design";
import { RecordBuilder } from "../record-builder";
import { ReportBuilder } from "../report";
import { readSymbol } from "./component-symbol";
import { pointMapper } from "./coordinates";
import { fieldName, prefixOf } from "./field-names";
import { shapesOf } from "./graphics";
import { RECORD, type SourceRecord } from "./sheet-source";
import { resolveText } from "./texts";

const MAX_FIELDS = 190;
const MAX_FIELD_TEXT = 20_000;
const MAX_NAME = 200;

const toSource = (fields: AltiumProperties): SourceRecord => ({ fields, children: [] });
const stem = (name: string): string => name.replace(/^.*[\\/]/, "").replace(/\.[^.]*$/, "");

/** Default fields: parameters with a value, the current footprint, and the description. */
function fieldsOf(component: AltiumProperties, records: readonly AltiumProperties[]): Record<string, string> {
  const own = new Map<string, string>();
  const parameters = records.filter(({ record }) => record === RECORD.parameter);
  for (const fields of parameters) own.set(text(fields, "NAME").toLowerCase(), text(fields, "TEXT"));
  const result = new Map<string, string>();
  const taken = new Set<string>();
  for (const fields of parameters) {
    const words = resolveText(text(fields, "TEXT"), [own]).trim().slice(0, MAX_FIELD_TEXT);
    const name = fieldName(text(fields, "NAME").trim()).slice(0, MAX_NAME);
    const key = name.toLowerCase();
    if (name === "" || words === "" || words === "*" || taken.has(key) || result.size >= MAX_FIELDS) continue;
    taken.add(key);
    result.set(name, words);
  }
  const models = records.filter((fields) => /^pcblib$/i.test(fields.text("MODELTYPE")));
  const model = models.find((fields) => flag(fields, "ISCURRENT")) ?? models[0];
  if (model) result.set("footprint", text(model, "MODELNAME").slice(0, MAX_FIELD_TEXT));
  const description = text(component, "COMPONENTDESCRIPTION").trim();
  if (description !== "") result.set("description", description.slice(0, MAX_FIELD_TEXT));
  return Object.fromEntries(result);
}

interface Library {
  readonly name: string;
  readonly file: string;
  readonly header: AltiumProperties;
  readonly builder: RecordBuilder;
  readonly report: ReportBuilder;
}

const KNOWN: ReadonlySet<string> = new Set([
  ...[RECORD.pin, RECORD.label, RECORD.designator, RECORD.parameter, RECORD.implementations, RECORD.implementation],
  // Maps of pins to pads, and lists of parameters.
  ...["46", "47", "48", "0", ""],
]);

function toLibrarySymbol(records: readonly AltiumProperties[], library: Library): SchematicSymbol[] {
  const [component, ...rest] = records;
  if (!component) return [];
  const { name, file, header, builder, report } = library;
  report.found("symbols");
  const designator = rest.find(({ record }) => record === RECORD.designator);
  const reference = text(component, "LIBREFERENCE");
  const toPoint = pointMapper(0);
  for (const fields of rest) {
    if (KNOWN.has(fields.record) || shapesOf(fields, toPoint) !== null) continue;
    report.found("drawings");
    report.lost({
      ...{ construct: "drawings", code: "altium.symbolPartLost", values: { designator: reference } },
      source: { file, line: fields.line || null },
    });
  }
  const content = readSymbol({
    ...{ component: { fields: component, children: rest.map(toSource) }, sheet: header, parameters: [] },
    frame: { placement: { at: { x: 0, y: 0 }, rotation: 0, mirror: "none" }, toPoint },
    prefix: prefixOf(designator ? text(designator, "TEXT") : ""),
    spell: (net) => net,
  });
  return [
    {
      ...{ kind: "symbol", id: builder.newId(), ...content, fields: fieldsOf(component, rest) },
      name: `${name}:${reference}`.slice(0, MAX_NAME),
      description: text(component, "COMPONENTDESCRIPTION").slice(0, 1_000),
    },
  ];
}

export const readAltiumLibrary: LibraryReader = ({ name: file, bytes }) => {
  const parsed = parseAltiumLibrary(bytes);
  if (!parsed.ok)
    return parsed.code === "TOO_LARGE" ? err("TOO_LARGE", { file }) : err("DAMAGED", { file, read: "FileHeader" });
  const { header, components, encoding } = parsed.value;
  const [builder, report, name] = [new RecordBuilder(), new ReportBuilder(), stem(file)];
  const symbols = components.flatMap((records) => toLibrarySymbol(records, { name, file, header, builder, report }));
  const tool = encoding === "text" ? "Altium Designer, ASCII" : "Altium Designer";
  const files = [{ name: file, bytes: bytes.length, isRead: true }];
  return ok({ name, symbols, report: report.build({ format: "altium", tool, files }) });
};
