// Placed components: designator, fields, footprint, and the symbol.
import type { AltiumProperties } from "@/lib/core/formats/altium/properties";
import { flag, integer, point, text } from "@/lib/core/formats/altium/schematic-fields";
import type { TextAlign } from "@/lib/core/schematic/model/graphic";
import type { Placement } from "@/lib/core/schematic/model/placement";
import type { ComponentField, FieldPlace } from "@/lib/core/schematic/model/records";
import { addImage } from "./annotations";
import { hasMixedPinTexts, MAX_UNITS, readSymbol } from "./component-symbol";
import { toRotation } from "./coordinates";
import { fieldName, prefixOf } from "./field-names";
import { shapesOf } from "./graphics";
import { noteOn, type SheetDraft } from "./sheet-draft";
import { childrenOf, RECORD, type SourceRecord } from "./sheet-source";
import { type Parameters, resolveText, textAnchor, textStyle, withLines } from "./texts";

const MAX_FIELDS = 190;
const MAX_FIELD_NAME = 200;
const MAX_FIELD_TEXT = 20_000;
const MAX_DESIGNATOR = 64;

/** COMPONENTKIND: parts without a footprint, and those that a parts list does not name. */
const [MECHANICAL, GRAPHICAL, NET_TIE, STANDARD_NO_BOM] = [1, 2, 4, 5];

const OPPOSITE: Record<TextAlign, TextAlign> = { start: "end", middle: "middle", end: "start" };

/** Texts that stand on their head are aligned to the other side instead. */
function placeOf(fields: AltiumProperties, draft: SheetDraft, placement: Placement): FieldPlace {
  const style = textStyle(draft.source.sheet, fields);
  const rotation = toRotation(integer(fields, "ORIENTATION"));
  const { x, y } = textAnchor(draft.toPoint(point(fields, "LOCATION")), rotation, style);
  const isTurned = rotation === 180 || rotation === 270;
  return {
    offset: { x: x - placement.at.x, y: y - placement.at.y },
    rotation: rotation === 90 || rotation === 270 ? 90 : 0,
    style: {
      ...style,
      horizontal: isTurned ? OPPOSITE[style.horizontal] : style.horizontal,
      vertical: isTurned ? OPPOSITE[style.vertical] : style.vertical,
    },
  };
}

class Fields {
  readonly #fields = new Map<string, ComponentField>();
  readonly #lower = new Set<string>();
  #left = 0;

  has(name: string): boolean {
    return this.#lower.has(name.toLowerCase());
  }

  /** The first of a name stays. */
  add(name: string, field: ComponentField): void {
    if (this.has(name)) return;
    if (this.#fields.size >= MAX_FIELDS) {
      this.#left++;
      return;
    }
    this.#lower.add(name.toLowerCase());
    this.#fields.set(name.slice(0, MAX_FIELD_NAME), { ...field, text: field.text.slice(0, MAX_FIELD_TEXT) });
  }

  get left(): number {
    return this.#left;
  }

  get record(): Readonly<Record<string, ComponentField>> {
    return Object.fromEntries(this.#fields);
  }
}

const hidden = (words: string): ComponentField => ({ text: words, isVisible: false, place: null });

function footprintsOf(component: SourceRecord): readonly AltiumProperties[] {
  const lists = childrenOf(component, RECORD.implementations);
  return lists
    .flatMap((list) => childrenOf(list, RECORD.implementation))
    .map(({ fields }) => fields)
    .filter((fields) => /^pcblib$/i.test(fields.text("MODELTYPE")));
}

interface Reading {
  readonly component: SourceRecord;
  readonly draft: SheetDraft;
  readonly placement: Placement;
  readonly parameters: readonly Parameters[];
}

function parametersOf(component: SourceRecord, draft: SheetDraft): readonly Parameters[] {
  const own = new Map<string, string>();
  for (const { fields } of childrenOf(component, RECORD.parameter))
    own.set(text(fields, "NAME").toLowerCase(), text(fields, "TEXT"));
  for (const { fields } of childrenOf(component, RECORD.designator)) own.set("designator", text(fields, "TEXT"));
  own.set("libref", text(component.fields, "LIBREFERENCE"));
  own.set("libreference", text(component.fields, "LIBREFERENCE"));
  own.set("description", text(component.fields, "COMPONENTDESCRIPTION"));
  return [own, ...draft.parameters];
}

/** The comment of a part is its value; a parameter of that name stands in where there is none. */
function addParameters(fields: Fields, { component, draft, placement, parameters }: Reading): void {
  const { report } = draft.context;
  const all = childrenOf(component, RECORD.parameter).map(({ fields: record }) => ({
    record,
    name: text(record, "NAME").trim(),
    words: withLines(resolveText(text(record, "TEXT"), parameters)).trim(),
  }));
  const comment = all.find(({ name, words }) => /^comment$/i.test(name) && words !== "" && words !== "*");
  const other = all.find(({ name, words }) => /^value$/i.test(name) && words !== "" && words !== "*");
  // If both have one text, the place is that of the one which is shown.
  const isSame = comment !== undefined && comment.words === other?.words && flag(comment.record, "ISHIDDEN");
  const value = isSame ? other : (comment ?? other);
  for (const parameter of all) {
    const { record, name, words } = parameter;
    if (name === "" || words === "" || words === "*") continue;
    const isVisible = !flag(record, "ISHIDDEN");
    const field = { text: words, isVisible, place: isVisible ? placeOf(record, draft, placement) : null };
    if (isVisible) report.found("fields");
    if (isVisible && flag(record, "SHOWNAME"))
      noteOn(draft, "changed", "fields", "fieldNameHidden", record, { values: { name } });
    const known = fieldName(name);
    if (parameter === value) fields.add("value", field);
    else if (known !== name && known !== "value" && !fields.has(known)) fields.add(known, field);
    // Both "Comment" and "Value": the second keeps its text under a name that no field of ours has.
    else if (/^value$/i.test(name) && words !== value?.words) fields.add("Value parameter", field);
    else if (!/^(?:value|comment|footprint|description|designator)$/i.test(name)) fields.add(name, field);
  }
}

function readFields(reading: Reading): Fields {
  const { component, draft, placement } = reading;
  const fields = new Fields();
  for (const { fields: record } of childrenOf(component, RECORD.designator)) {
    const isVisible = !flag(record, "ISHIDDEN");
    fields.add("designator", { text: "", isVisible, place: isVisible ? placeOf(record, draft, placement) : null });
  }
  const footprints = footprintsOf(component);
  const current = footprints.find((record) => flag(record, "ISCURRENT")) ?? footprints[0];
  if (current) fields.add("footprint", hidden(text(current, "MODELNAME")));
  draft.context.report.found("footprints", footprints.length);
  for (const record of footprints)
    if (record !== current)
      noteOn(draft, "lost", "footprints", "otherFootprint", record, {
        values: { designator: designatorOf(component), footprint: text(record, "MODELNAME") },
        place: placement.at,
      });
  addParameters(fields, reading);
  const description = text(component.fields, "COMPONENTDESCRIPTION").trim();
  if (description !== "") fields.add("description", hidden(description));
  if (fields.left > 0)
    noteOn(draft, "lost", "fields", "fieldsLeftOut", component.fields, {
      values: { designator: designatorOf(component), count: fields.left },
    });
  return fields;
}

function designatorOf(component: SourceRecord): string {
  const [record] = childrenOf(component, RECORD.designator);
  return record ? text(record.fields, "TEXT").trim().slice(0, MAX_DESIGNATOR) : "";
}

/** Parts of the component that have no counterpart in a symbol; told once for all that share it. */
function noteLosses(component: SourceRecord, draft: SheetDraft, designator: string, at: Placement["at"]): void {
  const known: ReadonlySet<string> = new Set([
    ...[RECORD.pin, RECORD.label, RECORD.designator, RECORD.parameter, RECORD.implementations, RECORD.image],
  ]);
  for (const { fields } of component.children) {
    if (known.has(fields.record) || shapesOf(fields, draft.toPoint) !== null) continue;
    draft.context.report.found("drawings");
    noteOn(draft, "lost", "drawings", "symbolPartLost", fields, { values: { designator }, place: at });
  }
  if (hasMixedPinTexts(component))
    noteOn(draft, "changed", "symbols", "pinTextsMixed", component.fields, { values: { designator }, place: at });
  const hiddenNets = childrenOf(component, RECORD.pin).filter(
    ({ fields }) => (integer(fields, "PINCONGLOMERATE") & 4) !== 0 && fields.text("HIDDENNETNAME").trim() !== "",
  );
  for (const { fields } of hiddenNets)
    noteOn(draft, "changed", "symbols", "hiddenPinNet", fields, {
      values: { designator, pin: text(fields, "DESIGNATOR"), net: text(fields, "HIDDENNETNAME") },
      place: at,
    });
}

/** Symbols hold no images: they are placed on the sheet. */
function addImages(component: SourceRecord, draft: SheetDraft, designator: string): void {
  const current = integer(component.fields, "CURRENTPARTID");
  for (const image of childrenOf(component, RECORD.image)) {
    const unit = integer(image.fields, "OWNERPARTID");
    if (unit > 0 && current > 0 && unit !== current) continue;
    if (addImage(image, draft))
      noteOn(draft, "changed", "images", "symbolImage", image.fields, { values: { designator } });
  }
}

export function readComponent(component: SourceRecord, draft: SheetDraft): void {
  const { fields } = component;
  const { builder, report, symbols } = draft.context;
  const placement: Placement = {
    at: draft.toPoint(point(fields, "LOCATION")),
    rotation: toRotation(integer(fields, "ORIENTATION")),
    mirror: flag(fields, "ISMIRRORED") ? "y" : "none",
  };
  const parameters = parametersOf(component, draft);
  const designator = designatorOf(component);
  report.found("components");
  const { symbol, isNew } = symbols.symbolOf(
    readSymbol({
      ...{ component, parameters, sheet: draft.source.sheet, prefix: prefixOf(designator) },
      frame: { placement, toPoint: draft.toPoint },
      spell: (name) => draft.context.spelling.of(name),
    }),
  );
  if (isNew) report.found("symbols");
  if (isNew) noteLosses(component, draft, designator, placement.at);
  addImages(component, draft, designator);
  const unit = Math.min(MAX_UNITS, Math.max(1, integer(fields, "CURRENTPARTID")));
  const style = Math.max(1, integer(fields, "DISPLAYMODE") + 1);
  const kind = integer(fields, "COMPONENTKINDVERSION2") || integer(fields, "COMPONENTKIND");
  draft.components.push({
    designator,
    uniqueId: fields.text("UNIQUEID").trim(),
    record: {
      ...{ kind: "component", id: builder.newId(fields.text("UNIQUEID")), sheetId: draft.sheetId, ...placement },
      ...{ symbolId: symbol.id, unit, style: Math.min(style, symbol.styleCount), designators: {}, alternates: {} },
      fields: readFields({ component, draft, placement, parameters }).record,
      isPopulated: true,
      isInBom: kind !== GRAPHICAL && kind !== NET_TIE && kind !== STANDARD_NO_BOM,
      isOnBoard: kind !== GRAPHICAL && kind !== MECHANICAL,
      isSimulated: kind !== GRAPHICAL && kind !== MECHANICAL,
    },
  });
}
