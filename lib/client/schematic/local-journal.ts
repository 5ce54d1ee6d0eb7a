// Changes of schematics on this device: kept until the server has them, so that a crash or a lost connection loses nothing.
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { SchematicDiff } from "@/lib/core/schematic/edit/edit";

export interface JournalEntry {
  readonly name: string;
  readonly diff: SchematicDiff;
}

export interface StoredEntry extends JournalEntry {
  readonly key: number;
}

export interface LocalJournal {
  /** Entries of one project, oldest first. */
  read(projectId: string): Promise<readonly StoredEntry[]>;
  /** Returns the key of the entry. */
  append(projectId: string, entry: JournalEntry): Promise<number>;
  /** Other windows keep entries of the same project: each removes its own. */
  drop(keys: readonly number[]): Promise<void>;
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
      const { store, done } = (await database()).transaction("changes");
      const [keys, entries] = await Promise.all([
        store.index(INDEX).getAllKeys(projectId),
        store.index(INDEX).getAll(projectId),
      ]);
      await done;
      return entries.flatMap(({ name, diff }, at) => {
        const key = keys[at];
        return key === undefined ? [] : [{ key, name, diff }];
      });
    },
    async append(projectId, { name, diff }) {
      return (await database()).add("changes", { projectId, name, diff });
    },
    async drop(keys) {
      const { store, done } = (await database()).transaction("changes", "readwrite");
      for (const key of keys) void store.delete(key);
      await done;
    },
  };
}
