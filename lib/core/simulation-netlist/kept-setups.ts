// Set-ups that a document keeps by name.
import { compareNaturally } from "@/lib/base/natural-order";
import type { Edit } from "@/lib/core/schematic/edit/edit";
import type { SchematicRecord } from "@/lib/core/schematic/model/records";
import { type AnalysisSetup, readAnalysisSetup } from "./analysis-setup";

export interface KeptSetup {
  readonly id: string;
  readonly name: string;
  readonly setup: AnalysisSetup;
}

/** Version in which set-ups are written now; all earlier ones are read. */
const SETUP_VERSION = 1;

export const MAX_SETUP_NAME = 100;
/** As the document's schema has it. */
export const MAX_SETUPS = 100;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** By name. What is damaged or of a later version is as in a new set-up. */
export function keptSetups(records: Iterable<SchematicRecord>): KeptSetup[] {
  return [...records]
    .flatMap((record): KeptSetup[] =>
      record.kind === "simulation-setup"
        ? [{ id: record.id, name: record.name, setup: readAnalysisSetup(parsed(record.setup)) }]
        : [],
    )
    .toSorted((a, b) => compareNaturally(a.name, b.name));
}

/** In place of the one with the id. */
export function putSetup(edit: Edit, { id, name, setup }: KeptSetup): void {
  const text = name.trim().slice(0, MAX_SETUP_NAME);
  edit.put({ kind: "simulation-setup", id, name: text, setupVersion: SETUP_VERSION, setup: JSON.stringify(setup) });
}
