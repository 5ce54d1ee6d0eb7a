// Small schematics for tests: coordinates are grid steps of 1.27 mm.
import { present } from "@/lib/base/assert";
import type {
  BusEntry,
  Junction,
  NetLabel,
  NoConnect,
  Port,
  PowerPort,
  SchematicComponent,
  SchematicRecord,
  Sheet,
  SheetEntry,
  SheetLabel,
  SheetSymbol,
  Wire,
} from "@/lib/core/schematic/model/records";
import type { SchematicSymbol, SymbolPin } from "@/lib/core/schematic/model/symbol";
import { GRID, type Point } from "@/lib/core/schematic/model/units";

export const at = (x: number, y: number): Point => ({ x: x * GRID, y: y * GRID });

export const pin = (number: string, x: number, y: number, change: Partial<SymbolPin> = {}): SymbolPin => ({
  number,
  name: "",
  type: "passive",
  at: at(x, y),
  direction: "right",
  length: GRID,
  shape: "line",
  isHidden: false,
  unit: 0,
  style: 0,
  alternates: [],
  ...change,
});

export const symbol = (id: string, pins: readonly SymbolPin[], change: Partial<SchematicSymbol> = {}) =>
  ({
    id,
    kind: "symbol",
    name: id,
    prefix: "U",
    description: "",
    keywords: [],
    unitCount: 1,
    styleCount: 1,
    power: null,
    showsPinNumbers: true,
    showsPinNames: true,
    pinNameOffset: 0,
    pins,
    graphics: [],
    fields: {},
    ...change,
  }) satisfies SchematicSymbol;

/** A resistor from (-2, 0) to (2, 0). */
export const RESISTOR = symbol("R", [pin("1", -2, 0), pin("2", 2, 0)], { prefix: "R" });

export const ROOT: Sheet = {
  ...{ kind: "sheet", id: "root", name: "Root", width: 2_970_000, height: 2_100_000, titleBlock: {} },
};

/** Draws on one sheet and gathers the records; ids count up. */
export class Drawing {
  readonly records: SchematicRecord[] = [];
  #sheetId = ROOT.id;
  #count = 0;

  constructor(...symbols: readonly SchematicSymbol[]) {
    this.records.push(ROOT, ...symbols);
  }

  /** Continues on another sheet, which is made if there is none with the id. */
  on(sheetId: string): this {
    if (!this.records.some(({ id }) => id === sheetId)) this.records.push({ ...ROOT, id: sheetId, name: sheetId });
    this.#sheetId = sheetId;
    return this;
  }

  #base(kind: string) {
    return { id: `${kind}-${++this.#count}`, sheetId: this.#sheetId };
  }

  #add<R extends SchematicRecord>(record: R): R {
    this.records.push(record);
    return record;
  }

  wire(x1: number, y1: number, x2: number, y2: number, kind: "wire" | "bus" = "wire"): Wire {
    return this.#add({ ...this.#base(kind), kind, from: at(x1, y1), to: at(x2, y2) });
  }

  bus(x1: number, y1: number, x2: number, y2: number): Wire {
    return this.wire(x1, y1, x2, y2, "bus");
  }

  /** Wires through all of the points. */
  path(...points: readonly (readonly [number, number])[]): Wire[] {
    return points.slice(1).map(([x, y], index) => {
      const [fromX, fromY] = present(points[index], "the point before");
      return this.wire(fromX, fromY, x, y);
    });
  }

  label(text: string, x: number, y: number): NetLabel {
    return this.#add({ ...this.#base("net-label"), kind: "net-label", at: at(x, y), rotation: 0, text });
  }

  port(text: string, x: number, y: number): Port {
    return this.#add({
      ...{ ...this.#base("port"), kind: "port", at: at(x, y), rotation: 0, text, direction: "bidirectional" },
    });
  }

  sheetLabel(text: string, x: number, y: number): SheetLabel {
    return this.#add({
      ...{ ...this.#base("sheet-label"), kind: "sheet-label", at: at(x, y), rotation: 0, text, direction: "input" },
    });
  }

  power(name: string, x: number, y: number, scope: "global" | "local" = "global"): PowerPort {
    return this.#add({
      ...{ ...this.#base("power-port"), kind: "power-port", at: at(x, y), rotation: 0, mirror: "none" },
      ...{ name, scope, form: "bar" },
    });
  }

  junction(x: number, y: number): Junction {
    return this.#add({ ...this.#base("junction"), kind: "junction", at: at(x, y) });
  }

  noConnect(x: number, y: number): NoConnect {
    return this.#add({ ...this.#base("no-connect"), kind: "no-connect", at: at(x, y) });
  }

  busEntry(bus: readonly [number, number], wire: readonly [number, number]): BusEntry {
    return this.#add({ ...this.#base("bus-entry"), kind: "bus-entry", bus: at(...bus), wire: at(...wire) });
  }

  sheet(name: string, targetId: string): SheetSymbol {
    return this.#add({ ...this.#base("sheet"), kind: "sheet-symbol", targetId, name, from: at(0, 0), to: at(20, 20) });
  }

  entry({ id }: SheetSymbol, text: string, x: number, y: number, change: Partial<SheetEntry> = {}): SheetEntry {
    return this.#add({
      ...{ ...this.#base("sheet-entry"), kind: "sheet-entry", sheetSymbolId: id, at: at(x, y) },
      ...{ side: "left", text, direction: "bidirectional", ...change },
    });
  }

  /** Designators are given for the root, or by path. */
  component(
    of: SchematicSymbol,
    designators: string | Record<string, string>,
    x: number,
    y: number,
    change: Partial<SchematicComponent> = {},
  ): SchematicComponent {
    return this.#add({
      ...{ ...this.#base("component"), kind: "component", symbolId: of.id, at: at(x, y), rotation: 0, mirror: "none" },
      ...{ unit: 1, style: 1, fields: {}, alternates: {}, isPopulated: true, isInBom: true, isOnBoard: true },
      ...{ isSimulated: true, designators: typeof designators === "string" ? { "/": designators } : designators },
      ...change,
    });
  }

  resistor(designators: string | Record<string, string>, x: number, y: number): SchematicComponent {
    return this.component(RESISTOR, designators, x, y);
  }
}
