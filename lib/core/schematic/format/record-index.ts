// Index of records and their sheets, which decides whether a change leaves a schematic whole.
import type { SchematicChange } from "./schematic-change";
import { RECORD_LISTS, type RecordLists, type SchematicFile } from "./schematic-file";

type ListName = keyof RecordLists;

interface Entry {
  readonly list: ListName;
  /** Of an object. */
  readonly sheetId: string | null;
}

const sheetIdOf = (record: object): string | null =>
  "sheetId" in record && typeof record.sheetId === "string" ? record.sheetId : null;

export class RecordIndex {
  readonly #rootSheetId: string;
  readonly #entries = new Map<string, Entry>();
  /** Objects on each sheet. */
  readonly #counts = new Map<string, number>();

  constructor(file: SchematicFile) {
    this.#rootSheetId = file.rootSheetId;
    for (const list of RECORD_LISTS)
      for (const record of file[list] ?? []) this.#put(record.id, { list, sheetId: sheetIdOf(record) });
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Does the change if the schematic stays whole; otherwise nothing happens, and false is returned. */
  apply(change: SchematicChange): boolean {
    const before = new Map<string, Entry | undefined>();
    const note = (id: string): void => {
      if (!before.has(id)) before.set(id, this.#entries.get(id));
    };
    const touchedSheets = new Set<string>();
    let isWhole = !change.removed.includes(this.#rootSheetId);
    for (const id of change.removed) {
      note(id);
      if (this.#entries.get(id)?.list === "sheets") touchedSheets.add(id);
      this.#remove(id);
    }
    const put: Entry[] = [];
    for (const list of RECORD_LISTS)
      for (const record of change[list] ?? []) {
        note(record.id);
        const known = this.#entries.get(record.id);
        if (known && known.list !== list) isWhole = false;
        const entry = { list, sheetId: sheetIdOf(record) };
        this.#remove(record.id);
        this.#put(record.id, entry);
        put.push(entry);
      }
    isWhole &&= put.every(({ sheetId }) => sheetId === null || this.#entries.get(sheetId)?.list === "sheets");
    isWhole &&= [...touchedSheets].every((id) => this.#entries.has(id) || (this.#counts.get(id) ?? 0) === 0);
    if (!isWhole)
      for (const [id, entry] of before) {
        this.#remove(id);
        if (entry) this.#put(id, entry);
      }
    return isWhole;
  }

  #put(id: string, entry: Entry): void {
    this.#entries.set(id, entry);
    if (entry.sheetId !== null) this.#counts.set(entry.sheetId, (this.#counts.get(entry.sheetId) ?? 0) + 1);
  }

  #remove(id: string): void {
    const entry = this.#entries.get(id);
    if (!entry) return;
    this.#entries.delete(id);
    if (entry.sheetId !== null) this.#counts.set(entry.sheetId, (this.#counts.get(entry.sheetId) ?? 1) - 1);
  }
}
