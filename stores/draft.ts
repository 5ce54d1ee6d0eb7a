// Work that is not sent yet, kept on this device under a name: IndexedDB, which a logout leaves alone.

export interface DraftAdapter {
  get: (key: string) => Promise<unknown>;
  set: (key: string, value: unknown) => Promise<void>;
  delete: (key: string) => Promise<void>;
  keys: () => Promise<string[]>;
}

/** For tests, and for browsers that deny a database: drafts last as long as the page. */
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

/** Opens the database at the first use, and again after the browser has closed it. */
export function createIndexedDbAdapter(): DraftAdapter {
  let opened: Promise<IDBDatabase> | undefined;

  function database(): Promise<IDBDatabase> {
    opened ??= openDatabase().then((found) => {
      // Another tab upgrades, or the person cleared the site's data.
      found.onversionchange = () => found.close();
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

export interface Drafts {
  /** The draft as `read` understands it; null where there is none or it makes no sense any more. */
  find: <T>(key: string, read: (stored: unknown) => T | null) => Promise<T | null>;
  keep: (key: string, value: unknown) => Promise<void>;
  forget: (key: string) => Promise<void>;
  list: (prefix: string) => Promise<string[]>;
}

/** Drafts never fail: where the database does, the page's memory takes over, from the first failure on. */
export function createDrafts(adapter: DraftAdapter): Drafts {
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
      const stored = await attempt((store) => store.get(key));
      return stored === undefined ? null : read(stored);
    },
    keep: (key, value) => attempt((store) => store.set(key, value)),
    forget: (key) => attempt((store) => store.delete(key)),
    list: async (prefix) => (await attempt((store) => store.keys())).filter((key) => key.startsWith(prefix)).sort(),
  };
}

export const drafts = createDrafts(createIndexedDbAdapter());
