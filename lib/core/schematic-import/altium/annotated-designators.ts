// Designators that the project's file of annotations gives parts on placements of their sheets.
import { decodeText } from "@/lib/base/text-encoding";
import { parseAltiumAnnotation } from "@/lib/core/formats/altium/annotation";
import type { SheetInstance } from "@/lib/core/schematic/model/instances";
import type { KnownFile } from "../imported-design";

const MAX_DESIGNATOR = 64;

const stemOf = (name: string): string => name.replace(/\.[^./\\]*$/, "").toLowerCase();

/** The one of the project's name, or the first. */
export function annotationFile(files: readonly KnownFile[], project: KnownFile | null): KnownFile | null {
  const found = files.filter(({ kind }) => kind === "altium-annotation");
  return found.find(({ name }) => project && stemOf(name) === stemOf(project.name)) ?? found[0] ?? null;
}

export class AnnotatedDesignators {
  readonly #byPath = new Map<string, string>();

  constructor(file: KnownFile | null) {
    if (!file) return;
    for (const { path, channel, designator } of parseAltiumAnnotation(decodeText(file.bytes).text))
      // Channels of one sheet symbol share its id.
      for (const key of [`${path} ${channel}`, path])
        if (!this.#byPath.has(key)) this.#byPath.set(key, designator.slice(0, MAX_DESIGNATOR));
  }

  /** Undefined for a part that the file does not name there; `idOf` gives the ids that Altium has for sheet symbols. */
  find(uniqueId: string, instance: SheetInstance, idOf: (symbolId: string) => string): string | undefined {
    if (this.#byPath.size === 0 || uniqueId === "") return undefined;
    const ids = [uniqueId];
    for (let at: SheetInstance | null = instance; at; at = at.parent) if (at.symbol) ids.unshift(idOf(at.symbol.id));
    const path = ids
      .flatMap((id) => (id === "" ? [] : `\\${id}`))
      .join("")
      .toUpperCase();
    return this.#byPath.get(`${path} ${instance.symbol?.name ?? ""}`) ?? this.#byPath.get(path);
  }
}
