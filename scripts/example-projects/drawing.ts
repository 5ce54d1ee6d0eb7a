// Drawing of schematics by code, in steps of the grid (1.27 mm): parts, wires from pin to pin, labels, supplies, notes.

import { present } from "@/lib/base/assert";
import { Edit, openWorkspace } from "@/lib/core/schematic/edit/edit";
import { cutWires, layWires } from "@/lib/core/schematic/edit/wires";
import type { Schematic } from "@/lib/core/schematic/format/schematic-file";
import type { Rotation, TextStyle } from "@/lib/core/schematic/model/graphic";
import { type Mirror, placePins } from "@/lib/core/schematic/model/placement";
import type {
  ComponentField,
  SchematicComponent,
  SchematicObject,
  SchematicRecord,
  Sheet,
  SheetEntry,
  SheetSymbol,
  SignalDirection,
} from "@/lib/core/schematic/model/records";
import type { SchematicSymbol } from "@/lib/core/schematic/model/symbol";
import { GRID, type Point } from "@/lib/core/schematic/model/units";
import { findSymbol } from "@/lib/core/schematic/symbols/catalogue";
import { addJunctions } from "./junctions";
import { type Part, partFields } from "./part";

export type Spot = readonly [x: number, y: number];

/** A spot, a pin ("U1.3"), or a move along one axis: to the column `x`, to the row `y`. */
export type Step = Spot | string | { readonly x: number } | { readonly y: number };

export const toPoint = ([x, y]: Spot): Point => ({ x: Math.round(x * GRID), y: Math.round(y * GRID) });

const NOTE: TextStyle = { size: 15_000, isBold: false, isItalic: false, horizontal: "start", vertical: "start" };
const FIELD: TextStyle = { size: 12_700, isBold: false, isItalic: false, horizontal: "start", vertical: "middle" };

/** Place of a text beside a part: from its origin, by the side that it is aligned to. */
export type TextSpot = readonly [x: number, y: number, align?: "start" | "middle" | "end"];

export interface PartPlacement {
  readonly rotation?: Rotation;
  readonly mirror?: Mirror;
  readonly unit?: number;
  /** Places of the designator and of the value; without them they are placed automatically. */
  readonly name?: TextSpot;
  readonly value?: TextSpot;
  readonly hidesValue?: boolean;
}

const POWER_FLAG: Part = { symbol: "power:PWR_FLAG", value: "PWR_FLAG", isInBom: false, isOnBoard: false };

function placedField(field: ComponentField, spot: TextSpot | undefined, isBold = false): ComponentField {
  if (!spot) return field;
  const [x, y, horizontal = "start"] = spot;
  return { ...field, place: { offset: toPoint([x, y]), rotation: 0, style: { ...FIELD, horizontal, isBold } } };
}

/** Names of parts on a sheet: one, or one for each placement of the sheet. */
type Names = string | readonly string[];

interface PlacedSheet {
  readonly sheet: Sheet;
  /** Paths of its placements. */
  readonly paths: string[];
}

export class ProjectDrawing {
  readonly edit: Edit;
  readonly #store;
  readonly #sheets = new Map<string, PlacedSheet>();
  #count = 0;
  #flags = 0;

  constructor() {
    const workspace = openWorkspace({ rootSheetId: "", records: [] }, () => `o${++this.#count}`);
    this.#store = workspace.store;
    this.edit = new Edit(workspace);
  }

  /** The first sheet is the root. A4 in landscape, or A3. */
  sheet(id: string, name: string, titleBlock: Readonly<Record<string, string>>, size: "A4" | "A3" = "A4") {
    const isRoot = this.#sheets.size === 0;
    const [width, height] = size === "A4" ? [2_970_000, 2_100_000] : [4_200_000, 2_970_000];
    const sheet: Sheet = { kind: "sheet", id, name, width, height, titleBlock };
    this.edit.put(sheet);
    this.#sheets.set(id, { sheet, paths: isRoot ? ["/"] : [] });
    return new SheetDrawing(this, id);
  }

  pathsOf(sheetId: string): readonly string[] {
    return present(this.#sheets.get(sheetId), sheetId).paths;
  }

  /** Notes that a symbol on one sheet places another. */
  addPlacement(parentId: string, symbolId: string, targetId: string): void {
    const target = present(this.#sheets.get(targetId), targetId);
    for (const path of this.pathsOf(parentId)) target.paths.push(`${path}${symbolId}/`);
  }

  nextFlag(): string {
    return `#FLG${++this.#flags}`;
  }

  symbol(catalogId: string): SchematicSymbol {
    const symbol = present(findSymbol(catalogId), catalogId).build();
    if (!this.edit.get(symbol.id)) this.edit.put(symbol);
    return symbol;
  }

  finish(): Schematic {
    addJunctions(this.edit);
    const records = [...this.#store.values()];
    return { rootSheetId: present([...this.#sheets.keys()][0], "the root sheet"), records };
  }
}

type Unplaced<R> = R extends SchematicRecord ? Omit<R, "id" | "sheetId"> : never;

export class SheetDrawing {
  readonly #project: ProjectDrawing;
  readonly #pins = new Map<string, Point>();

  constructor(
    project: ProjectDrawing,
    readonly id: string,
  ) {
    this.#project = project;
  }

  get #edit(): Edit {
    return this.#project.edit;
  }

  #put(object: Unplaced<SchematicObject>): string {
    const id = this.#edit.newId();
    this.#edit.put({ ...object, id, sheetId: this.id } as SchematicObject);
    return id;
  }

  /** Puts an object that connects to wire ends only: a wire that passes is cut. */
  #putOnEnd(object: Unplaced<SchematicObject>, at: Point): void {
    this.#put(object);
    cutWires(this.#edit, this.id, at);
  }

  /** The spot of a pin, in steps of the grid. */
  pin(name: string): Spot {
    const { x, y } = present(this.#pins.get(name), `the pin ${name}`);
    return [x / GRID, y / GRID];
  }

  #spot(step: Step, from: Spot): Spot {
    if (typeof step === "string") return this.pin(step);
    if ("x" in step) return [step.x, from[1]];
    if ("y" in step) return [from[0], step.y];
    return step;
  }

  part(names: Names, part: Part, at: Spot, placement: PartPlacement = {}): this {
    const symbol = this.#project.symbol(part.symbol);
    const { rotation = 0, mirror = "none", unit = 1 } = placement;
    const list = typeof names === "string" ? [names] : names;
    const paths = this.#project.pathsOf(this.id);
    if (list.length !== paths.length) throw new RangeError(`${paths.length} placements need as many designators`);
    const fields = partFields(part, symbol.fields.footprint);
    if (fields.value)
      fields.value = placedField({ ...fields.value, isVisible: !placement.hidesValue }, placement.value);
    if (placement.name)
      fields.designator = placedField({ text: "", isVisible: true, place: null }, placement.name, true);
    const component: Unplaced<SchematicComponent> = {
      ...{ kind: "component", symbolId: symbol.id, at: toPoint(at), rotation, mirror, unit, style: 1 },
      designators: Object.fromEntries(paths.map((path, index) => [path, present(list[index], path)])),
      ...{ fields, alternates: {}, isPopulated: part.isPopulated ?? true, isInBom: part.isInBom ?? true },
      ...{ isOnBoard: part.isOnBoard ?? true, isSimulated: part.simulation !== undefined },
    };
    this.#put(component);
    for (const { pin, at: point } of placePins(symbol, component)) {
      this.#pins.set(`${present(list[0], "a designator")}.${pin.number}`, point);
      cutWires(this.#edit, this.id, point);
    }
    return this;
  }

  /** Wires through the steps; where two of them are not in line, first horizontally, then vertically. */
  wire(...steps: readonly Step[]): this {
    const points: Point[] = [];
    let here: Spot = [0, 0];
    for (const [index, step] of steps.entries()) {
      const next = this.#spot(step, here);
      if (index > 0 && next[0] !== here[0] && next[1] !== here[1]) points.push(toPoint([next[0], here[1]]));
      points.push(toPoint(next));
      here = next;
    }
    layWires(this.#edit, { sheetId: this.id, kind: "wire", points });
    return this;
  }

  power(name: string, at: Spot | string, form = "bar", rotation: Rotation = 0): this {
    const point = toPoint(this.#spot(at, [0, 0]));
    this.#putOnEnd({ kind: "power-port", at: point, rotation, mirror: "none", name, scope: "global", form }, point);
    return this;
  }

  ground(...places: readonly (Spot | string)[]): this {
    for (const at of places) this.power("GND", at, "ground");
    return this;
  }

  /** A part of two pins from the spot down to ground. */
  shunt(names: Names, part: Part, top: Spot, placement: PartPlacement = {}): this {
    const [x, y] = top;
    const name = typeof names === "string" ? names : present(names[0], "a designator");
    const { rotation = 270 } = placement;
    this.part(names, part, [x, y + 4], { ...placement, rotation });
    const [, low] = [this.pin(`${name}.1`), this.pin(`${name}.2`)].toSorted((a, b) => a[1] - b[1]);
    return this.wire(present(low, name), [x, y + 10]).ground([x, y + 10]);
  }

  /** A part from a supply down to ground. */
  decouple(names: Names, part: Part, supply: string, [x, y]: Spot): this {
    return this.shunt(names, part, [x, y])
      .wire([x, y], [x, y - 2])
      .power(supply, [x, y - 2]);
  }

  /** Marks a net as supplied from outside, for the electrical rule check. */
  flag(at: Spot | string, rotation: Rotation = 0): this {
    const spot = this.#spot(at, [0, 0]);
    const names = this.#project.pathsOf(this.id).map(() => this.#project.nextFlag());
    return this.part(names, POWER_FLAG, spot, { rotation, hidesValue: true });
  }

  label(text: string, at: Spot | string, rotation: Rotation = 0): this {
    this.#put({ kind: "net-label", at: toPoint(this.#spot(at, [0, 0])), rotation, text });
    return this;
  }

  /** A name on all sheets, drawn as an input or output of the circuit. */
  port(text: string, at: Spot | string, direction: SignalDirection, rotation: Rotation = 0): this {
    this.#put({ kind: "port", at: toPoint(this.#spot(at, [0, 0])), rotation, text, direction });
    return this;
  }

  sheetLabel(text: string, at: Spot | string, direction: SignalDirection, rotation: Rotation = 0): this {
    this.#put({ kind: "sheet-label", at: toPoint(this.#spot(at, [0, 0])), rotation, text, direction });
    return this;
  }

  noConnect(...places: readonly (Spot | string)[]): this {
    for (const at of places) {
      const point = toPoint(this.#spot(at, [0, 0]));
      this.#putOnEnd({ kind: "no-connect", at: point }, point);
    }
    return this;
  }

  note(at: Spot, ...lines: readonly string[]): this {
    this.#put({ kind: "text", at: toPoint(at), text: lines.join("\n"), rotation: 0, style: NOTE });
    return this;
  }

  title(at: Spot, text: string): this {
    const style = { ...NOTE, size: 20_000, isBold: true };
    this.#put({ kind: "text", at: toPoint(at), text, rotation: 0, style });
    return this;
  }

  directive(at: Spot, ...lines: readonly string[]): this {
    this.#put({ kind: "spice-directive", at: toPoint(at), text: lines.join("\n"), rotation: 0, style: NOTE });
    return this;
  }

  probe(name: string, at: Spot | string): this {
    this.#put({ kind: "voltage-probe", at: toPoint(this.#spot(at, [0, 0])), name });
    return this;
  }

  /** A dashed frame around a part of the circuit. */
  frame(from: Spot, to: Spot): this {
    const graphic = { shape: "rectangle", from: toPoint(from), to: toPoint(to), fill: "none" } as const;
    this.#put({ kind: "drawing", graphic: { ...graphic, stroke: { width: 0, line: "dashed" } } });
    return this;
  }

  /** Places another sheet; entries are `side`, row or column, name and direction. */
  place(name: string, target: SheetDrawing, from: Spot, to: Spot, entries: readonly Entry[]): this {
    const symbol: Unplaced<SheetSymbol> = {
      ...{ kind: "sheet-symbol", targetId: target.id, name, from: toPoint(from), to: toPoint(to) },
    };
    const sheetSymbolId = this.#put(symbol);
    this.#project.addPlacement(this.id, sheetSymbolId, target.id);
    for (const [side, offset, text, direction] of entries) {
      const x = side === "left" ? from[0] : to[0];
      const at =
        side === "left" || side === "right"
          ? toPoint([x, from[1] + offset])
          : toPoint([from[0] + offset, side === "top" ? from[1] : to[1]]);
      this.#put({ kind: "sheet-entry", sheetSymbolId, at, side, text, direction });
      this.#pins.set(`${name}.${text}`, at);
    }
    return this;
  }
}

export type Entry = readonly [side: SheetEntry["side"], offset: number, text: string, direction: SignalDirection];
