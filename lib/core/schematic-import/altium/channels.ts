// Designators of parts on sheets that are placed several times, by the project's format for channels.
import type { SheetInstance } from "@/lib/core/schematic/model/instances";
import type { SheetSymbol } from "@/lib/core/schematic/model/records";

export interface ChannelNaming {
  /** "$Component_$RoomName" */
  readonly format: string;
  /** Between the names of the levels. */
  readonly separator: string;
  /** 0 and 1 name the room by its own symbol alone, others by the path. */
  readonly style: number;
}

export const DEFAULT_NAMING: ChannelNaming = { format: "$Component_$RoomName", separator: "_", style: 0 };

export function channelNaming(design: ReadonlyMap<string, string>): ChannelNaming {
  const format = design.get("channeldesignatorformatstring")?.trim();
  return {
    format: format || DEFAULT_NAMING.format,
    separator: design.get("channelroomlevelseperator") ?? DEFAULT_NAMING.separator,
    style: Number(design.get("channelroomnamingstyle")) || 0,
  };
}

const MAX_DESIGNATOR = 64;

/** "A" for 1, "AA" for 27. */
function letters(index: number): string {
  let [rest, out] = [index, ""];
  for (; rest > 0; rest = Math.floor((rest - 1) / 26)) out = String.fromCharCode(65 + ((rest - 1) % 26)) + out;
  return out;
}

/** Counts the placements of one sheet on another, from 1. */
export type ChannelIndex = (symbol: SheetSymbol) => number;

/** Counts them in the order of the records. */
export function channelIndex(symbols: readonly SheetSymbol[]): ChannelIndex {
  const counts = new Map<string, number>();
  const indexes = new Map<string, number>();
  for (const { id, sheetId, targetId } of symbols) {
    const key = `${sheetId}/${targetId}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    indexes.set(id, count);
  }
  return ({ id }) => indexes.get(id) ?? 1;
}

/** Symbols from the first sheet down to the instance. */
function symbolsOf(instance: SheetInstance): SheetSymbol[] {
  const symbols: SheetSymbol[] = [];
  for (let at: SheetInstance | null = instance; at; at = at.parent) if (at.symbol) symbols.unshift(at.symbol);
  return symbols;
}

interface Naming {
  readonly naming: ChannelNaming;
  readonly indexOf: ChannelIndex;
  /** Sheets with several placements. */
  readonly repeated: ReadonlySet<string>;
}

/** The designator of a part on one placement of its sheet; the written one where the sheet has one placement. */
export function designatorIn(written: string, instance: SheetInstance, { naming, indexOf, repeated }: Naming): string {
  if (written === "" || !repeated.has(instance.sheet.id)) return written;
  const path = symbolsOf(instance);
  const varied = path.filter(({ targetId }) => repeated.has(targetId));
  const last = varied.at(-1);
  if (!last) return written;
  const rooms = naming.style > 1 || varied.length > 1 ? varied : [last];
  const index = indexOf(last);
  const prefix = /^\D*/.exec(written)?.[0] ?? "";
  const values: Readonly<Record<string, string>> = {
    $ComponentPrefix: prefix,
    $ComponentIndex: written.slice(prefix.length),
    $Component: written,
    $RoomName: rooms.map(({ name }) => name).join(naming.separator),
    $ChannelPrefix: last.name.replace(/\d+$/, ""),
    $ChannelIndex: String(index),
    $ChannelAlpha: letters(index),
  };
  const named = naming.format.replace(/\$[A-Za-z]+/g, (word) => {
    const name = Object.keys(values).find((key) => word.startsWith(key));
    return name === undefined ? word : `${values[name]}${word.slice(name.length)}`;
  });
  return named.slice(0, MAX_DESIGNATOR);
}
