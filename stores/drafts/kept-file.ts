// A file that was not uploaded yet: it survives a reload of its tab in this browser's database.

import { deviceDatabase, type DraftAdapter } from "@/stores/drafts/draft";

export interface FileKeeper {
  keep: (file: File) => Promise<void>;
  /** After a reload, the file this tab kept last; null if there is none, or another tab replaced it. */
  find: () => Promise<File | null>;
  forget: () => Promise<void>;
}

/** Session storage records which file belongs to the tab; it ends with the tab. */
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
  /** True if the page was reloaded or restored, not opened anew. */
  isReturn: () => boolean;
}

function isReloaded(): boolean {
  const [loaded] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return loaded !== undefined && loaded.type !== "navigate" && new URL(loaded.name).pathname === location.pathname;
}

const BROWSER: Device = { database: deviceDatabase, marks: () => sessionStorage, isReturn: isReloaded };

/** Keeps the latest file per name. In a browser without storage, a reload asks for the file again. */
export function createFileKeeper(name: string, { database, marks, isReturn }: Device = BROWSER): FileKeeper {
  const key = `file:${name}`;
  /** Null if this tab kept nothing, or another tab replaced it. */
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
        // Denied, or no space left.
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
