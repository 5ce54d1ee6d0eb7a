// Changes of schematics on this device: kept until the server has them, so that a crash or a lost connection loses nothing.
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { SchematicDiff } from "@/lib/core/schematic/edit/edit";

export interface JournalEntry {
  readonly name: string;
  readonly diff: SchematicDiff;
}

/** Entries of one project, oldest first. */
export interface LocalJournal {
  read(projectId: string): Promise<readonly JournalEntry[]>;
  append(projectId: string, entries: readonly JournalEntry[]): Promise<void>;
  /** Removes the oldest entries. */
  drop(projectId: string, count: number): Promise<void>;
}

const DATABASE = "boardwright-schematics";
const INDEX = "by-project";

interface Schema extends DBSchema {
  changes: {
    key: number;
    value: JournalEntry & { readonly projectId: string };
    indexes: { [INDEX]: string };
  };
}

function open(): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(DATABASE, 1, {
    upgrade(database) {
      const changes = database.createObjectStore("changes", { autoIncrement: true });
      changes.createIndex(INDEX, "projectId");
    },
  });
}

/** Rejects where the browser keeps nothing, for example in a private window without storage. */
export function openJournal(): LocalJournal {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const database = () => (opened ??= open());
  return {
    async read(projectId) {
      const entries = await (await database()).getAllFromIndex("changes", INDEX, projectId);
      return entries.map(({ name, diff }) => ({ name, diff }));
    },
    async append(projectId, entries) {
      const transaction = (await database()).transaction("changes", "readwrite");
      for (const { name, diff } of entries) void transaction.store.add({ projectId, name, diff });
      await transaction.done;
    },
    async drop(projectId, count) {
      const transaction = (await database()).transaction("changes", "readwrite");
      const keys = await transaction.store.index(INDEX).getAllKeys(projectId, count);
      for (const key of keys) void transaction.store.delete(key);
      await transaction.done;
    },
  };
}
