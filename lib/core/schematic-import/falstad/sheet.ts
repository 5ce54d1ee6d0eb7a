// The one sheet of a circuit while its records are made.
import type { FalstadCircuit, FalstadPoint } from "@/lib/core/formats/falstad/falstad-model";
import type { Rotation } from "@/lib/core/schematic/model/graphic";
import type { SchematicSymbol } from "@/lib/core/schematic/model/symbol";
import { GRID, type Point } from "@/lib/core/schematic/model/units";
import { extentOf, fitPaper } from "../paper";
import { RecordBuilder } from "../record-builder";
import type { NewNote, ReportBuilder } from "../report";
import { type DiodeFigures, diodeFigures } from "./models";
import type { FalstadNote } from "./notes";
import { connectedPosts, FreePlaces, GROUND_KEY, Nets, type Segment } from "./places";
import { type Heading, headingOf, pixelKey, toPoint } from "./placing";
import { subcircuitsOf } from "./subcircuits";

export type FalstadNewNote = Omit<NewNote, "code" | "source"> & { readonly code: FalstadNote; readonly line: number };

/** The sign of ground hangs where it is not turned. */
const HANGING: Readonly<Record<Heading, Rotation>> = { down: 0, right: 90, up: 180, left: 270 };

/** From the drawing to the first directive. */
const DIRECTIVES_GAP = 6 * GRID;
/** Of directives. */
export const LINE_HEIGHT = 2 * GRID;
/** Usual width of a letter, as a part of its height. */
const LETTER_WIDTH = 0.6;

export class FalstadSheet {
  readonly builder = new RecordBuilder();
  readonly nets = new Nets();
  readonly circuit: FalstadCircuit;
  readonly report: ReportBuilder;
  readonly sheetId: string;
  readonly free: FreePlaces;
  readonly wires: readonly Segment[];
  /** Lines of subcircuits by their names. */
  readonly models: ReadonlyMap<string, readonly string[]>;
  /** Of the file's own models. */
  readonly diodes: ReadonlyMap<string, DiodeFigures>;
  /** Hertz of all sources. */
  readonly frequencies: number[] = [];
  readonly #symbols = new Map<string, string>();
  /** How many elements end at each place. */
  readonly #ends = new Map<string, number>();
  readonly #counts = new Map<string, number>();
  readonly #file: string;
  readonly #shift: Point;
  /** Place of the first directive. */
  readonly directivesAt: Point;

  constructor(circuit: FalstadCircuit, report: ReportBuilder, about: { readonly file: string; readonly name: string }) {
    this.circuit = circuit;
    this.report = report;
    this.#file = about.file;
    this.sheetId = this.builder.newId();
    this.diodes = diodeFigures(circuit.settings);
    const { elements, flags } = circuit;
    const posts = elements.flatMap((element) => connectedPosts(element, flags));
    const ends = elements.flatMap(({ from, to }) => [from, to]);
    for (const post of posts) this.#ends.set(pixelKey(post), (this.#ends.get(pixelKey(post)) ?? 0) + 1);
    this.wires = elements.filter(({ code }) => code === "w");
    this.free = new FreePlaces([...posts, ...elements.map(({ from }) => from)], this.wires);
    this.models = subcircuitsOf(elements);
    const drawn = extentOf([...posts, ...ends].map(toPoint));
    const first = { x: drawn?.min.x ?? 0, y: (drawn?.max.y ?? 0) + DIRECTIVES_GAP };
    const lines = [...this.models.values()].flat();
    const longest = lines.reduce((most, { length }) => Math.max(most, length), 0);
    const last = {
      x: first.x + Math.round(longest * LETTER_WIDTH * GRID),
      y: first.y + (lines.length + this.models.size + 1) * LINE_HEIGHT,
    };
    const { width, height, shift } = fitPaper(extentOf([...(drawn ? [drawn.min, drawn.max] : []), first, last]));
    const { name } = about;
    report.found("sheets");
    this.builder.add({ kind: "sheet", id: this.sheetId, name, width, height, titleBlock: { title: name } });
    this.#shift = shift;
    this.directivesAt = { x: first.x + shift.x, y: first.y + shift.y };
  }

  pointOf(pixels: FalstadPoint): Point {
    const { x, y } = toPoint(pixels);
    return { x: x + this.#shift.x, y: y + this.#shift.y };
  }

  newObject(): { readonly id: string; readonly sheetId: string } {
    return { id: this.builder.newId(), sheetId: this.sheetId };
  }

  #noteOf({ code, line, ...note }: FalstadNewNote, at?: FalstadPoint): NewNote {
    const place = at ? { sheetId: this.sheetId, at: this.pointOf(at) } : null;
    return { ...note, code: `falstad.${code}`, source: { file: this.#file, line }, place };
  }

  changed(note: FalstadNewNote, at?: FalstadPoint): void {
    this.report.changed(this.#noteOf(note, at));
  }

  lost(note: FalstadNewNote, at?: FalstadPoint): void {
    this.report.lost(this.#noteOf(note, at));
  }

  /** "R1", "R2", in the order of the file. */
  nextDesignator(prefix: string): string {
    const count = (this.#counts.get(prefix) ?? 0) + 1;
    this.#counts.set(prefix, count);
    return `${prefix}${count}`;
  }

  /** Id of a symbol; equal ones share it. */
  symbolId(symbol: Omit<SchematicSymbol, "id">): string {
    const key = JSON.stringify(symbol);
    const known = this.#symbols.get(key);
    if (known !== undefined) return known;
    const id = this.builder.newId();
    this.#symbols.set(key, id);
    this.report.found("symbols");
    this.builder.add({ id, ...symbol });
    return id;
  }

  /** On an output that leads nowhere. */
  markFree(at: FalstadPoint): void {
    if (this.#ends.get(pixelKey(at)) !== 1) return;
    this.report.found("no-connects");
    this.builder.add({ kind: "no-connect", ...this.newObject(), at: this.pointOf(at) });
  }

  /** Away from the line of an element. */
  addGroundAlong(at: FalstadPoint, { from, to }: Segment): void {
    this.addGround(at, HANGING[headingOf(from, to)]);
  }

  addGround(at: FalstadPoint, rotation: Rotation): void {
    this.builder.add({
      ...{ kind: "power-port", ...this.newObject(), at: this.pointOf(at), rotation, mirror: "none" },
      ...{ name: "GND", scope: "global", form: "ground" },
    });
    this.nets.join(pixelKey(at), GROUND_KEY);
  }
}
