// Unsent input, kept on this device under a key in IndexedDB, which a sign-out does not clear.

export interface DraftAdapter {
  get: (key: string) => Promise<unknown>;
  set: (key: string, value: unknown) => Promise<void>;
  delete: (key: string) => Promise<void>;
  keys: () => Promise<string[]>;
}

/** For tests, and for browsers that deny IndexedDB: drafts live as long as the page. */
export function createMemoryAdapter(): DraftAdapter {
  const entries = new Map<string, unknown>();
  return {
    get: (key) => Promise.resolve(structuredClone(entries.get(key))),
    set: (key, value) => Promise.resolve(void entries.set(key, structuredClone(value))),
    delete: (key) => Promise.resolve(void entries.delete(key)),
    keys: () => Promise.resolve([...entries.keys()]),
  };
}

const DATABASE = "boardwright";
const STORE = "drafts";

function settle<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the draft store failed"));
  });
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => void request.result.createObjectStore(STORE);
  return settle(request);
}

/** Opens the database on first use, and again after the browser has closed it. */
export function createIndexedDbAdapter(): DraftAdapter {
  let opened: Promise<IDBDatabase> | undefined;

  function database(): Promise<IDBDatabase> {
    opened ??= openDatabase().then((found) => {
      // Another tab upgrades; `onclose` is not called for a connection that is closed by script.
      found.onversionchange = () => {
        found.close();
        opened = undefined;
      };
      // The user cleared the site's data.
      found.onclose = () => (opened = undefined);
      return found;
    });
    return opened.catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
  }

  async function run<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const transaction = (await database()).transaction(STORE, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("the draft was not kept"));
    });
    const [result] = await Promise.all([settle(work(transaction.objectStore(STORE))), done]);
    return result;
  }

  return {
    get: (key) => run<unknown>("readonly", (store) => store.get(key)),
    set: async (key, value) => void (await run("readwrite", (store) => store.put(value, key))),
    delete: (key) => run("readwrite", (store) => store.delete(key)),
    keys: async () => (await run("readonly", (store) => store.getAllKeys())).map(String),
  };
}

/**
 * Pending writes, noted synchronously: leaving a page aborts its unfinished database writes, and with them the last
 * input. A note is newer than the database.
 */
export interface DraftNotes {
  /** Null if there is none. */
  find: (key: string) => string | null;
  put: (key: string, text: string) => void;
  remove: (key: string) => void;
  keys: () => string[];
}

/** For tests, and for browsers that deny storage: only the database is used. */
const NO_NOTES: DraftNotes = { find: () => null, put: () => undefined, remove: () => undefined, keys: () => [] };

const NOTE_PREFIX = "draft:";

export function createStorageNotes(storage: () => Storage): DraftNotes {
  function attempt<T>(work: (storage: Storage) => T): T | null {
    try {
      return work(storage());
    } catch {
      // Denied or full: only the database keeps the draft.
      return null;
    }
  }
  return {
    find: (key) => attempt((store) => store.getItem(NOTE_PREFIX + key)),
    put: (key, text) => void attempt((store) => store.setItem(NOTE_PREFIX + key, text)),
    remove: (key) => void attempt((store) => store.removeItem(NOTE_PREFIX + key)),
    keys: () =>
      (attempt((store) => Object.keys(store)) ?? [])
        .filter((name) => name.startsWith(NOTE_PREFIX))
        .map((name) => name.slice(NOTE_PREFIX.length)),
  };
}

/** Values must be representable in JSON. */
export interface Drafts {
  /** The draft parsed by `read`; null if there is none or it is no longer valid. */
  find: <T>(key: string, read: (stored: unknown) => T | null) => Promise<T | null>;
  keep: (key: string, value: unknown) => Promise<void>;
  forget: (key: string) => Promise<void>;
  list: (prefix: string) => Promise<string[]>;
}

/** Undefined for a damaged note, which counts as none. */
function parseNote(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Drafts never fail: after the first failure of the database, memory is used. */
export function createDrafts(adapter: DraftAdapter, notes: DraftNotes = NO_NOTES): Drafts {
  let current = adapter;
  async function attempt<T>(work: (adapter: DraftAdapter) => Promise<T>): Promise<T> {
    try {
      return await work(current);
    } catch {
      if (current === adapter) current = createMemoryAdapter();
      return work(current);
    }
  }
  return {
    async find(key, read) {
      const note = notes.find(key);
      const noted = note === null ? undefined : parseNote(note);
      const stored = noted ?? (await attempt((store) => store.get(key)));
      return stored === undefined ? null : read(stored);
    },
    async keep(key, value) {
      const text = JSON.stringify(value);
      notes.put(key, text);
      await attempt((store) => store.set(key, value));
      // A later note may have been written already.
      if (notes.find(key) === text) notes.remove(key);
    },
    async forget(key) {
      notes.remove(key);
      await attempt((store) => store.delete(key));
    },
    async list(prefix) {
      const keys = new Set([...(await attempt((store) => store.keys())), ...notes.keys()]);
      return [...keys].filter((key) => key.startsWith(prefix)).sort();
    },
  };
}

/** The database of this browser: drafts, and files being worked on. */
export const deviceDatabase = createIndexedDbAdapter();

export const drafts = createDrafts(
  deviceDatabase,
  createStorageNotes(() => sessionStorage),
);
