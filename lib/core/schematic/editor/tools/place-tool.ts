// Objects that follow the pointer until a click puts them down: symbols, power ports, labels, pasted objects.
import type { Layer } from "../../connectivity/item";
import { putObjects } from "../../edit/place";
import { addEntries } from "../../edit/sheet-entries";
import { mapObject, mirrorAbout, rotateAbout, type SheetMap, shiftBy } from "../../edit/turn";
import type { SchematicObject, SchematicRecord } from "../../model/records";
import type { Point } from "../../model/units";
import { type Pointer, toGrid } from "../pointer";
import { type Snap, snap } from "../snap";
import type { Refusal, Tool, ToolHost, ToolKey } from "../tool";

/** What a placing tool puts down. */
export interface Stock {
  /** Name of the action: a key of the messages. */
  readonly name: string;
  /** The objects about the origin, on the sheet, with ids of their own; called again after each click. Null when none is left. */
  next(): readonly SchematicObject[] | null;
  /** Symbols and sheets that the objects need; those that the document has are left out. */
  needs(): readonly SchematicRecord[];
  refuses?(target: Snap): Refusal | null;
  /** The objects as they are put down there. */
  adapt?(objects: readonly SchematicObject[], target: Snap): readonly SchematicObject[];
  /** Connects nothing: it snaps to the grid alone. */
  readonly isFree?: boolean;
  /** What it connects to; wires where nothing is said. */
  layer?(): Layer;
  /** Called when the last ones were put down. */
  placed?(objects: readonly SchematicObject[]): void;
}

const ORIGIN: Point = { x: 0, y: 0 };
const KEY_MAPS: Partial<Record<ToolKey, SheetMap>> = {
  rotate: rotateAbout(ORIGIN),
  "mirror-x": mirrorAbout(ORIGIN, "x"),
  "mirror-y": mirrorAbout(ORIGIN, "y"),
};

export class PlaceTool implements Tool {
  readonly #host: ToolHost;
  readonly #stock: Stock;
  #objects: readonly SchematicObject[] | null;
  #maps: SheetMap[] = [];
  #pointer: Pointer | null = null;

  constructor(host: ToolHost, stock: Stock) {
    this.#host = host;
    this.#stock = stock;
    this.#objects = stock.next();
  }

  hover(pointer: Pointer): void {
    this.#pointer = pointer;
    const target = this.#snap(pointer);
    this.#host.show({
      drawn: this.#objectsAt(target),
      hidden: new Set(),
      snapAt: target.item ? target.at : null,
      joins: target.item ? this.#host.netNames(target.item) : [],
      refusal: this.#stock.refuses?.(target) ?? null,
      measure: null,
    });
  }

  click(pointer: Pointer): void {
    const target = this.#snap(pointer);
    if (!this.#objects || this.#stock.refuses?.(target)) return this.hover(pointer);
    const objects = this.#objectsAt(target);
    const { store } = this.#host.workspace;
    this.#host.commit(this.#stock.name, (edit) => {
      edit.put(...this.#stock.needs().filter(({ id }) => !store.has(id)));
      putObjects(edit, objects);
      for (const object of objects) if (object.kind === "sheet-label") addEntries(edit, object);
    });
    this.#stock.placed?.(objects);
    this.#objects = this.#stock.next();
    this.hover(pointer);
  }

  key(key: ToolKey): boolean {
    const map = KEY_MAPS[key];
    if (!map) return false;
    this.#maps.push(map);
    if (this.#pointer) this.hover(this.#pointer);
    return true;
  }

  /** What was armed is armed no more; the editor then takes the next tool. */
  cancel(): boolean {
    return false;
  }

  #snap(pointer: Pointer): Snap {
    if (this.#stock.isFree) return { at: pointer.isAlt ? pointer.at : toGrid(pointer.at, this.#host.grid), item: null };
    return snap(this.#host.view, pointer, { layer: this.#stock.layer?.() ?? "wire", grid: this.#host.grid });
  }

  #objectsAt(target: Snap): SchematicObject[] {
    const maps = [...this.#maps, shiftBy(target.at)];
    const objects = this.#objects ?? [];
    const adapted = this.#stock.adapt?.(objects, target) ?? objects;
    return adapted.map((object) => maps.reduce((mapped, map) => mapObject(mapped, map), object));
  }
}
