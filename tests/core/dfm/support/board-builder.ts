// Boards made in code: drawn as Gerber and Excellon texts and read like any other, so that a test can change one thing.

import { assembleBoard } from "@/lib/core/gerber/board";
import type { BoardModel } from "@/lib/core/board/board-model";
import type { LayerAssignment } from "@/lib/core/board/layer";
import { DEFAULT_SPECIFICATION, type PcbSpecification } from "@/lib/core/pcb/specification";

type Point = readonly [x: number, y: number];

/** `inner1` is the second copper layer of the board. */
export type DrawnName =
  | "top"
  | "bottom"
  | `inner${number}`
  | "topMask"
  | "bottomMask"
  | "topSilk"
  | "bottomSilk"
  | "topPaste"
  | "bottomPaste"
  | "outline";

/** A diameter, or width and height of a rectangle. */
export type Size = number | readonly [width: number, height: number];

export type HoleOptions = { plating?: "plated" | "non-plated"; span?: readonly [from: number, to: number] };

const known: Pick<LayerAssignment, "confidence" | "basis" | "evidence"> = {
  confidence: 1,
  basis: "name",
  evidence: [],
};

const micro = (mm: number) => String(Math.round(mm * 1e6));
const at = ([x, y]: Point) => `X${micro(x)}Y${micro(y)}`;

class Drawing {
  readonly #tools = new Map<string, number>();
  readonly #body: string[] = [];

  /** Draws `body` with an aperture; a purpose is written as its X2 function. */
  draw(aperture: string, body: string, purpose = ""): void {
    const key = `${purpose}|${aperture}`;
    const code = this.#tools.get(key) ?? this.#tools.size + 10;
    this.#tools.set(key, code);
    this.#body.push(`D${code}*`, body);
  }

  add(text: string): void {
    this.#body.push(text);
  }

  get text(): string {
    const tools = [...this.#tools].map(([key, code]) => {
      const [purpose = "", aperture = ""] = key.split("|");
      const said = purpose === "" ? "" : `%TA.AperFunction,${purpose}*%\n`;
      return `${said}%ADD${code}${aperture}*%${purpose === "" ? "" : "\n%TD*%"}`;
    });
    return ["%FSLAX46Y46*%", "%MOMM*%", ...tools, "G01*", ...this.#body, "M02*", ""].join("\n");
  }
}

export class BoardBuilder {
  readonly #size: Point;
  readonly #layers: number;
  readonly #drawings = new Map<DrawnName, Drawing>();
  readonly #drills = new Map<string, { tools: Map<number, string[]>; options: HoleOptions }>();
  #netlist = "";

  /** A rectangle from (0, 0); `layers` counts copper. */
  constructor({ widthMm = 30, heightMm = 20, layers = 2 } = {}) {
    this.#size = [widthMm, heightMm];
    this.#layers = layers;
    for (const name of this.copperNames) this.#drawing(name);
  }

  get copperNames(): DrawnName[] {
    const inner = Array.from({ length: Math.max(0, this.#layers - 2) }, (_, k) => `inner${k + 1}` as const);
    return ["top", ...inner, ...(this.#layers > 1 ? (["bottom"] as const) : [])];
  }

  trace(name: DrawnName, points: readonly Point[], widthMm: number, purpose = ""): this {
    const [first = [0, 0], ...rest] = points;
    this.#drawing(name).draw(
      `C,${widthMm}`,
      [`${at(first)}D02*`, ...rest.map((p) => `${at(p)}D01*`)].join("\n"),
      purpose,
    );
    return this;
  }

  pad(name: DrawnName, point: Point, size: Size, purpose = ""): this {
    const aperture = typeof size === "number" ? `C,${size}` : `R,${size[0]}X${size[1]}`;
    this.#drawing(name).draw(aperture, `${at(point)}D03*`, purpose);
    return this;
  }

  /** A filled polygon. */
  area(name: DrawnName, points: readonly Point[]): this {
    const [first = [0, 0], ...rest] = points;
    const edges = [...rest, first].map((p) => `${at(p)}D01*`);
    this.#drawing(name).add(["G36*", `${at(first)}D02*`, ...edges, "G37*"].join("\n"));
    return this;
  }

  /** Objects that `draw` adds to a layer erase from the existing ones. */
  clear(name: DrawnName, draw: (board: this) => void): this {
    this.#drawing(name).add("%LPC*%");
    draw(this);
    this.#drawing(name).add("%LPD*%");
    return this;
  }

  hole(point: Point, diameterMm: number, options: HoleOptions = {}): this {
    return this.#drill(diameterMm, options, `X${point[0].toFixed(4)}Y${point[1].toFixed(4)}`);
  }

  slot(from: Point, to: Point, widthMm: number, options: HoleOptions = {}): this {
    const [start, end] = [from, to].map(([x, y]) => `X${x.toFixed(4)}Y${y.toFixed(4)}`);
    return this.#drill(widthMm, options, `${start}G85${end}`);
  }

  /** A plated hole with its pad on every copper layer, in mask where the mask is not opened. */
  via(point: Point, { padMm = 0.6, holeMm = 0.3 } = {}): this {
    for (const name of this.copperNames) this.pad(name, point, padMm);
    return this.hole(point, holeMm);
  }

  /** A plated hole for a lead, its pads and mask openings. */
  through(point: Point, { padMm = 1.8, holeMm = 1, openMm = 1.9 } = {}): this {
    for (const name of this.copperNames) this.pad(name, point, padMm);
    for (const name of ["topMask", "bottomMask"] as const) this.pad(name, point, openMm);
    return this.hole(point, holeMm);
  }

  /** A soldered pad with its mask opening, 0.1 mm wider on each side. */
  smd(side: "top" | "bottom", point: Point, size: Size): this {
    const open: Size = typeof size === "number" ? size + 0.2 : [size[0] + 0.2, size[1] + 0.2];
    return this.pad(side, point, size).pad(`${side}Mask`, point, open);
  }

  /** Records of IPC-D-356. */
  netlist(records: readonly string[]): this {
    this.#netlist = `P  UNITS CUST 1\n${records.join("\n")}\n999\n`;
    return this;
  }

  build(): BoardModel {
    const [w, h] = this.#size;
    if (!this.#drawings.has("outline"))
      this.trace(
        "outline",
        [
          [0, 0],
          [w, 0],
          [w, h],
          [0, h],
          [0, 0],
        ],
        0.1,
      );
    const texts = [...this.#drawings].map(([name, drawing]) => ({
      assignment: this.#assign(name),
      text: drawing.text,
    }));
    for (const [name, { tools, options }] of this.#drills) texts.push(drillFile(name, tools, options));
    if (this.#netlist)
      texts.push({
        assignment: { file: "nets", type: "netlist", side: "all", format: "text", ...known },
        text: this.#netlist,
      });
    const files = texts.map(({ assignment, text }) => ({
      name: assignment.file,
      bytes: new TextEncoder().encode(text),
    }));
    const board = assembleBoard(
      files,
      texts.map(({ assignment }) => assignment),
    );
    if (!board.ok) throw new Error(board.code);
    return board.value;
  }

  #drill(diameterMm: number, options: HoleOptions, line: string): this {
    const name = `${options.plating ?? "plated"}${options.span ? `-${options.span.join("-")}` : ""}.drl`;
    const drill = this.#drills.get(name) ?? { tools: new Map<number, string[]>(), options };
    this.#drills.set(name, drill);
    drill.tools.set(diameterMm, [...(drill.tools.get(diameterMm) ?? []), line]);
    return this;
  }

  #drawing(name: DrawnName): Drawing {
    const drawing = this.#drawings.get(name) ?? new Drawing();
    this.#drawings.set(name, drawing);
    return drawing;
  }

  #assign(name: DrawnName): LayerAssignment {
    const common = { file: name, format: "gerber", ...known } as const;
    const side = name.startsWith("top") ? "top" : "bottom";
    if (name === "outline") return { ...common, type: "outline", side: "all" };
    if (name.endsWith("Mask")) return { ...common, type: "soldermask", side };
    if (name.endsWith("Silk")) return { ...common, type: "silkscreen", side };
    if (name.endsWith("Paste")) return { ...common, type: "paste", side };
    const layer = this.copperNames.indexOf(name) + 1;
    return { ...common, type: "copper", side: name.startsWith("inner") ? "inner" : side, layer };
  }
}

function drillFile(
  name: string,
  tools: ReadonlyMap<number, string[]>,
  { plating = "plated", span }: HoleOptions,
): { assignment: LayerAssignment; text: string } {
  const sizes = [...tools.keys()];
  const head = sizes.map((mm, k) => `T${k + 1}C${mm}`);
  const hits = sizes.flatMap((mm, k) => [`T${k + 1}`, ...(tools.get(mm) ?? [])]);
  const assignment: LayerAssignment = {
    file: name,
    type: "drill",
    side: "all",
    plating,
    format: "excellon",
    ...known,
    evidence: span ? [{ basis: "attribute", text: `Plated,${span[0]},${span[1]},Blind,Drill`, type: "drill" }] : [],
  };
  return { assignment, text: ["M48", "METRIC", ...head, "%", "G90", ...hits, "M30", ""].join("\n") };
}

/** The cheapest board with what a test asks for. */
export function orderOf(options: Partial<PcbSpecification> = {}): PcbSpecification {
  return { ...DEFAULT_SPECIFICATION, leadTimeDays: 5, ...options };
}
