// A file chosen on one page and opened on the next: kept in this browser's IndexedDB between the two.

const DATABASE = "boardwright";
const STORE = "drafts";
const KEY = "incoming-gerber";

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no database"));
  });
}

async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error ?? new Error("not stored"));
    });
  } finally {
    database.close();
  }
}

/** Rejects where the browser keeps nothing (no IndexedDB, no room left). */
export async function putIncomingFile(file: File): Promise<void> {
  await inStore("readwrite", (store) => store.put(file, KEY));
}

/** The carried file, once; `null` when there is none. */
export async function takeIncomingFile(): Promise<File | null> {
  const found: unknown = await inStore("readonly", (store) => store.get(KEY));
  if (!(found instanceof File)) return null;
  await inStore("readwrite", (store) => store.delete(KEY));
  return found;
}
