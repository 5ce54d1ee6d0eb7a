// Sheet symbols, their entries, and channels: one symbol that places its sheet several times.
import { type AltiumPoint, integer, length, point, text } from "@/lib/core/formats/altium/schematic-fields";
import type { SheetEntry, SheetSymbol } from "@/lib/core/schematic/model/records";
import { toLength } from "./coordinates";
import { bundleText } from "./harness-types";
import { noteOn, type SheetDraft, spelled } from "./sheet-draft";
import { childrenOf, RECORD, type SourceRecord } from "./sheet-source";
import { nameOf } from "./texts";
import { directionOf, harnessOf, MAX_LABEL, portName } from "./wiring";

const SIDES: readonly SheetEntry["side"][] = ["left", "right", "top", "bottom"];
/** Corners of the symbols behind the first one of a channel. */
const STACK_STEP = 6_350;
const MAX_CHANNELS = 200;
const MAX_STACKED = 8;
/** Objects of one sheet; more than that are refused later. */
const MAX_OBJECTS = 150_000;

/** "Repeat(CH,1,4)": the sheet is placed once for each number. "Repeat(IN)": each channel has a member of the bus IN. */
function repeatArguments(name: string): readonly string[] | null {
  const inner = /^repeat\(([^()]{1,200})\)$/i.exec(name.replace(/\s/g, ""))?.[1];
  return inner === undefined ? null : inner.split(",");
}

interface Channel {
  readonly name: string;
  /** Null for a symbol that places its sheet once. */
  readonly number: number | null;
}

const MAX_NUMBER = 1_000_000;

function channelsOf(name: string): Channel[] {
  const [prefix, ...ends] = repeatArguments(name) ?? [];
  const [first, last] = ends.map(Number);
  if (prefix === undefined || first === undefined || last === undefined) return [{ name, number: null }];
  const [low, high] = first < last ? [first, last] : [last, first];
  if (!Number.isInteger(low) || !Number.isInteger(high) || low < 0 || high > MAX_NUMBER)
    return [{ name, number: null }];
  const count = Math.min(MAX_CHANNELS, high - low + 1);
  return Array.from({ length: count }, (_, index) => ({ name: `${prefix}${low + index}`, number: low + index }));
}

/** Files of a sheet symbol: usually one. */
export const sheetFilesOf = (symbol: SourceRecord): string[] =>
  childrenOf(symbol, RECORD.sheetFile)
    .flatMap(({ fields }) => text(fields, "TEXT").split(";"))
    .map((name) => name.trim())
    .filter((name) => name !== "");

/** From the corner that the side begins at: DISTANCEFROMTOP counts tens of units. */
export function sheetEntryPoint({ fields: entry }: SourceRecord, { fields: symbol }: SourceRecord): AltiumPoint {
  const { x, y } = point(symbol, "LOCATION");
  const distance = 10 * integer(entry, "DISTANCEFROMTOP") + integer(entry, "DISTANCEFROMTOP_FRAC1") / 100_000;
  const [width, height] = [length(symbol, "XSIZE"), length(symbol, "YSIZE")];
  switch (integer(entry, "SIDE")) {
    case 1:
      return { x: x + width, y: y - distance };
    case 2:
      return { x: x + distance, y };
    case 3:
      return { x: x + distance, y: y - height };
    default:
      return { x, y: y - distance };
  }
}

interface Placed {
  readonly symbol: SourceRecord;
  readonly record: SheetSymbol;
  readonly channel: Channel;
  readonly draft: SheetDraft;
}

/** The entry's own name, and the label that its wire needs for a member of a bus. */
interface EntryName {
  readonly name: string;
  readonly member: string | null;
}

function entryName(entry: SourceRecord, { channel, draft }: Placed): EntryName {
  const written = portName(entry);
  const repeated = repeatArguments(written)?.[0];
  if (repeated !== undefined && channel.number !== null)
    return {
      name: draft.context.spelling.of(repeated),
      member: draft.context.spelling.of(`${repeated}${channel.number}`),
    };
  const name = spelled(written, draft, "labels", entry.fields);
  return { name: bundleText(name, harnessOf(entry), draft.context.harnesses), member: null };
}

function addEntry(entry: SourceRecord, placed: Placed, index: number): void {
  const { symbol, record, channel, draft } = placed;
  const { name, member } = entryName(entry, placed);
  const on = draft.toPoint(sheetEntryPoint(entry, symbol));
  // Members of a bus are nets of their own: only the first channel's entry may lie where the bus ends.
  const at = member === null ? on : { x: on.x, y: on.y + index * STACK_STEP };
  const { builder } = draft.context;
  draft.objects.push({
    ...{ kind: "sheet-entry", id: builder.newId(), sheetId: draft.sheetId, sheetSymbolId: record.id, at },
    side: SIDES[integer(entry.fields, "SIDE")] ?? "left",
    text: name.slice(0, MAX_LABEL),
    direction: directionOf(integer(entry.fields, "IOTYPE")),
  });
  if (member === null) return;
  const rotation = integer(entry.fields, "SIDE") === 1 ? 0 : 180;
  draft.objects.push({
    ...{ kind: "net-label", id: builder.newId(), sheetId: draft.sheetId, at, rotation, text: member },
  });
  noteOn(draft, "changed", "labels", "repeatedEntry", entry.fields, {
    values: { name: member, sheet: channel.name },
    place: at,
  });
}

/** Finds or makes the sheet of a file. */
export type TargetOf = (file: string) => { readonly sheetId: string; readonly isMissing: boolean };

export function addSheetSymbol(symbol: SourceRecord, draft: SheetDraft, targetOf: TargetOf): void {
  const { builder, report } = draft.context;
  const { fields } = symbol;
  const [nameRecord] = childrenOf(symbol, RECORD.sheetName);
  const written = nameRecord ? nameOf(nameRecord.fields, "TEXT") : "";
  const files = sheetFilesOf(symbol);
  const entries = childrenOf(symbol, RECORD.sheetEntry);
  report.found("labels", entries.length);
  const from = draft.toPoint(point(fields, "LOCATION"));
  const [width, height] = [toLength(length(fields, "XSIZE")), toLength(length(fields, "YSIZE"))];
  if (files.length === 0) {
    report.found("sheets");
    noteOn(draft, "lost", "sheets", "noSheetFile", fields, { values: { name: written } });
    return;
  }
  const channels = channelsOf(written);
  if (channels.length > 1) {
    report.found("sheets");
    noteOn(draft, "changed", "sheets", "channels", fields, { values: { name: written, count: channels.length } });
  }
  const placements = files.flatMap((file) => channels.map((channel) => ({ file, channel })));
  placements.forEach(({ file, channel }, index) => {
    if (draft.objects.length > MAX_OBJECTS) return;
    const { sheetId: targetId, isMissing } = targetOf(file);
    if (isMissing && channel === channels[0]) {
      report.found("sheets");
      noteOn(draft, "lost", "sheets", "missingSheet", fields, { values: { file } });
    }
    const shift = Math.min(index, MAX_STACKED) * STACK_STEP;
    const corner = { x: from.x + shift, y: from.y - shift };
    const record: SheetSymbol = {
      ...{ kind: "sheet-symbol", sheetId: draft.sheetId, targetId, name: channel.name.slice(0, 200) },
      id: builder.newId(index === 0 ? fields.text("UNIQUEID") : undefined),
      from: corner,
      to: { x: corner.x + width, y: corner.y + height },
    };
    draft.objects.push(record);
    draft.symbolIds.set(record.id, fields.text("UNIQUEID").trim());
    for (const entry of entries) addEntry(entry, { symbol, record, channel, draft }, index);
  });
}
