// One file of a KiCad design.
import type { KicadSchematic } from "@/lib/core/formats/kicad/schematic";
import type { KicadPlacedSheet } from "@/lib/core/formats/kicad/schematic-symbol";

export interface DesignSheet {
  /** Name of the file, with its folders. */
  readonly name: string;
  readonly model: KicadSchematic;
  /** Files that its sheet symbols place; those without a file are not in it. */
  readonly children: ReadonlyMap<KicadPlacedSheet, string>;
}
