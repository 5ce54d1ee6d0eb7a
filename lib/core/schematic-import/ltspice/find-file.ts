// Files by the names that LTspice's sheets have for their symbols: paths with backslashes, whatever their case.
import type { KnownFile } from "../imported-design";

export const folderOf = (name: string): string => name.slice(0, name.lastIndexOf("/") + 1);
export const baseOf = (name: string): string => name.slice(name.lastIndexOf("/") + 1).replace(/\.[^.]*$/, "");

export class LtspiceFiles {
  readonly #byPath = new Map<string, KnownFile>();
  readonly #byBase = new Map<string, KnownFile[]>();

  constructor(files: readonly KnownFile[]) {
    for (const file of files) {
      const path = file.name.toLowerCase();
      this.#byPath.set(path, file);
      const base = path.slice(path.lastIndexOf("/") + 1);
      const known = this.#byBase.get(base);
      if (known) known.push(file);
      else this.#byBase.set(base, [file]);
    }
  }

  /** Beside the sheet, from the top of the upload, or in any folder whose path ends so. */
  find(name: string, extension: string, folder: string): KnownFile | null {
    const path = `${name.replaceAll(/[\\/]+/g, "/").toLowerCase()}${extension}`;
    const near = this.#byPath.get(folder.toLowerCase() + path) ?? this.#byPath.get(path);
    if (near) return near;
    const same = this.#byBase.get(path.slice(path.lastIndexOf("/") + 1)) ?? [];
    return same.find((file) => file.name.toLowerCase().endsWith(`/${path}`)) ?? same[0] ?? null;
  }
}
