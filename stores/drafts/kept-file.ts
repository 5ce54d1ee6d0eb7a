// A file that is being worked on and was not sent: a reload of its tab does not lose it. It stays in this browser's database.

import { deviceDatabase, type DraftAdapter } from "@/stores/drafts/draft";

export interface FileKeeper {
  keep: (file: File) => Promise<void>;
  /** After a reload what this tab kept last; null where it kept nothing, or another tab something else since. */
  find: () => Promise<File | null>;
  forget: () => Promise<void>;
}

/** Session storage notes which file belongs to the tab; it ends with the tab. */
type Marks = Pick<Storage, "getItem" | "setItem" | "removeItem">;

interface Kept {
  mark: string;
  file: File;
}

function isKept(value: unknown): value is Kept {
  return (
    typeof value === "object" && value !== null && "mark" in value && "file" in value && value.file instanceof Blob
  );
}

interface Device {
  database: DraftAdapter;
  marks: () => Marks;
  /** Whether the page is here again, and not opened anew. */
  isReturn: () => boolean;
}

function isReloaded(): boolean {
  const [loaded] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return loaded !== undefined && loaded.type !== "navigate" && new URL(loaded.name).pathname === location.pathname;
}

const BROWSER: Device = { database: deviceDatabase, marks: () => sessionStorage, isReturn: isReloaded };

/** One file is kept per name, the latest one. In a browser without storage, a reload asks for the file again. */
export function createFileKeeper(name: string, { database, marks, isReturn }: Device = BROWSER): FileKeeper {
  const key = `file:${name}`;
  /** Null where this tab kept nothing, or another one something else since. */
  async function findOwn(): Promise<File | null> {
    const mark = marks().getItem(key);
    if (mark === null) return null;
    const found = await database.get(key);
    return isKept(found) && found.mark === mark ? found.file : null;
  }
  return {
    async keep(file) {
      const mark = String(Math.random());
      try {
        await database.set(key, { mark, file } satisfies Kept);
        marks().setItem(key, mark);
      } catch {
        // Denied, or no room left.
      }
    },
    async find() {
      try {
        return isReturn() ? await findOwn() : null;
      } catch {
        return null;
      }
    },
    async forget() {
      try {
        const own = await findOwn();
        marks().removeItem(key);
        if (own) await database.delete(key);
      } catch {
        // Nothing was kept.
      }
    },
  };
}
