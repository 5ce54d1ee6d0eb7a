// Indexes of the drawings that are being changed, so that a change is checked without reading its whole drawing.

import type { SchematicContent } from "@/lib/contracts/schematic-file";
import { RecordIndex } from "@/lib/core/schematic/format/record-index";

/** Together; some 100 bytes a record. */
const MAX_RECORDS = 500_000;

interface Indexed {
  readonly index: RecordIndex;
  version: number;
}

export class RecordIndexes {
  /** Last used last. */
  readonly #indexed = new Map<string, Indexed>();

  /** The index of a drawing at a version; null unless it is held at just that one. */
  find(projectId: string, version: number): RecordIndex | null {
    const found = this.#indexed.get(projectId);
    if (found?.version !== version) return null;
    this.#indexed.delete(projectId);
    this.#indexed.set(projectId, found);
    return found.index;
  }

  hold(projectId: string, version: number, content: SchematicContent): RecordIndex {
    const index = new RecordIndex(content);
    this.#indexed.delete(projectId);
    this.#indexed.set(projectId, { index, version });
    this.#drop();
    return index;
  }

  /** The index has taken the change that made the version. */
  advance(projectId: string, version: number): void {
    const found = this.#indexed.get(projectId);
    if (found) found.version = version;
  }

  forget(projectId: string): void {
    this.#indexed.delete(projectId);
  }

  /** The oldest go, but not the one that was just taken in. */
  #drop(): void {
    let total = 0;
    for (const { index } of this.#indexed.values()) total += index.size;
    for (const [projectId, { index }] of this.#indexed) {
      if (total <= MAX_RECORDS || this.#indexed.size === 1) return;
      this.#indexed.delete(projectId);
      total -= index.size;
    }
  }
}
