// Waivers of a document: accepted findings, and those that are no longer found.
import type { Edit } from "../edit/edit";
import type { ErcWaiver } from "../model/checks";
import type { SchematicRecord } from "../model/records";
import type { Finding } from "./finding";

export function waive(edit: Edit, { rule, fingerprint }: Finding, reason: string): void {
  edit.put({ kind: "erc-waiver", id: edit.newId(), rule, fingerprint, reason });
}

export interface ListedWaiver {
  readonly waiver: ErcWaiver;
  /** Null once the finding is gone, or its net or object has changed. */
  readonly finding: Finding | null;
}

/** All waivers, those that still apply first. */
export function listWaivers(records: Iterable<SchematicRecord>, findings: readonly Finding[]): ListedWaiver[] {
  const found = new Map(findings.flatMap((finding) => (finding.waiver ? [[finding.waiver.id, finding] as const] : [])));
  return [...records]
    .filter((record) => record.kind === "erc-waiver")
    .map((waiver) => ({ waiver, finding: found.get(waiver.id) ?? null }))
    .toSorted((a, b) => Number(a.finding === null) - Number(b.finding === null));
}
