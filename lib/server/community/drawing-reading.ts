// A drawing that is about to be published, as its worker reads it: parts, texts that give something away, and what changed.

import type { SchematicContent } from "@/lib/contracts/schematic-file";
import { countChanges, recordsById } from "@/lib/core/community/merge";
import { findSecrets, type FoundSecret } from "@/lib/core/community/secrets";
import type { BomRow } from "@/lib/core/schematic/export/bom-rows";
import { applyChanges, type SchematicChange } from "@/lib/core/schematic/format/schematic-change";
import { readSchematic } from "@/lib/core/schematic/format/schematic-file";
import type { SchematicRecord } from "@/lib/core/schematic/model/records";
import { bomOf } from "./bom-lines";

export interface DrawingJob {
  /** The stored drawing as JSON, and the changes since it was stored. */
  readonly text: string;
  readonly changes: readonly SchematicChange[];
  /** The version published before as JSON; null without one. */
  readonly before: string | null;
}

export interface DrawingReading {
  /** The drawing with its changes as JSON; null where there were none. */
  readonly text: string | null;
  readonly bom: BomRow[];
  readonly secrets: FoundSecret[];
  /** Against the version before; null without one. */
  readonly changes: ReturnType<typeof countChanges> | null;
}

/** Texts that people read on the sheets: of texts, tables, title blocks and fields of components. */
function drawnTexts(records: readonly SchematicRecord[]): string {
  const texts: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === "string" && value.length > 7) texts.push(value);
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(collect);
  };
  for (const record of records) if (record.kind !== "symbol") collect(record);
  return texts.join("\n");
}

const parse = (text: string) => JSON.parse(text) as SchematicContent;
const byId = (content: SchematicContent) => recordsById(readSchematic(content).records);

/** The schema has accepted the drawing before. Takes seconds for the largest: for a worker. */
export function readDrawing({ text, changes, before }: DrawingJob): DrawingReading {
  const content = applyChanges(parse(text), changes);
  const { records } = readSchematic(content);
  return {
    text: changes.length === 0 ? null : JSON.stringify(content),
    bom: bomOf(content),
    secrets: findSecrets(drawnTexts(records)),
    changes: before === null ? null : countChanges(byId(parse(before)), recordsById(records)),
  };
}
