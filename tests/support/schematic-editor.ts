// An editor without a screen, driven by what a user does; coordinates are grid steps of 1.27 mm.
import { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import type { Pointer } from "@/lib/core/schematic/editor/pointer";
import { type Schematic, writeSchematic } from "@/lib/core/schematic/format/schematic-file";
import type { SchematicObject, SchematicRecord } from "@/lib/core/schematic/model/records";
import { GRID, type Point } from "@/lib/core/schematic/model/units";
import { at, type Drawing, ROOT } from "@/tests/support/schematic";

type Keys = Partial<Pick<Pointer, "isShift" | "isCtrl" | "isAlt">>;
/** Some records are of several kinds, such as wires and buses. */
type OfKind<K, R = SchematicRecord> = R extends { readonly kind: infer Kinds } ? (K extends Kinds ? R : never) : never;

const steps = ({ x, y }: Point): string => `${x / GRID},${y / GRID}`;

export class DrivenEditor {
  readonly editor: SchematicEditor;

  constructor(drawing: Drawing, isReadOnly = false) {
    let count = 0;
    this.editor = new SchematicEditor(
      { rootSheetId: ROOT.id, records: drawing.records },
      { newId: () => `new-${++count}`, isReadOnly },
    );
  }

  pointer(x: number, y: number, keys: Keys = {}): Pointer {
    return { at: at(x, y), reach: GRID / 2, isShift: false, isCtrl: false, isAlt: false, ...keys };
  }

  hover(x: number, y: number): void {
    this.editor.hover(this.pointer(x, y));
  }

  click(x: number, y: number, keys: Keys = {}): void {
    this.editor.hover(this.pointer(x, y, keys));
    this.editor.click(this.pointer(x, y, keys));
  }

  drag(from: readonly [number, number], to: readonly [number, number], keys: Keys = {}): void {
    this.editor.hover(this.pointer(...from, keys));
    this.editor.startDrag(this.pointer(...from, keys));
    this.editor.drag(this.pointer((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, keys));
    this.editor.drag(this.pointer(...to, keys));
    this.editor.endDrag(this.pointer(...to, keys));
  }

  ofKind<K extends SchematicRecord["kind"]>(kind: K): OfKind<K>[] {
    const found: unknown[] = [];
    for (const record of this.editor.workspace.store.values()) if (record.kind === kind) found.push(record);
    return found as OfKind<K>[];
  }

  object(id: string): SchematicObject | undefined {
    const record = this.editor.workspace.store.get(id);
    return record && "sheetId" in record ? record : undefined;
  }

  /** Ends of wires or buses, in order. */
  wires(kind: "wire" | "bus" = "wire"): string[] {
    return [...this.editor.workspace.store.values()]
      .flatMap((record) => {
        if (record.kind !== kind) return [];
        return [
          [record.from, record.to]
            .toSorted((a, b) => a.x - b.x || a.y - b.y)
            .map(steps)
            .join(" "),
        ];
      })
      .toSorted();
  }

  /** Pins of each net with more than one of them, by name. */
  nets(): Record<string, string[]> {
    return Object.fromEntries(
      this.editor.netlist.nets
        .filter(({ pins }) => pins.length > 1)
        .map(({ name, pins }) => [name, pins.map(({ designator, pin }) => `${designator}.${pin.number}`).toSorted()]),
    );
  }

  /** Which pins are joined, whatever their nets are called. */
  joined(): string[] {
    return Object.values(this.nets())
      .map((pins) => pins.join(" "))
      .toSorted();
  }

  actions(): string[] {
    return this.editor.history.done.map(({ name }) => name);
  }

  file(): ReturnType<typeof writeSchematic> {
    return writeSchematic(this.schematic());
  }

  schematic(): Schematic {
    return { rootSheetId: ROOT.id, records: [...this.editor.workspace.store.values()] };
  }
}
