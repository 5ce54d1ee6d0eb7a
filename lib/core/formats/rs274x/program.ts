// The commands of a Gerber file in order, as columns of numbers: what parse makes and plot draws.

import type { AttributeSets } from "@/lib/core/board/attribute-table";
import type { MacroStatement } from "@/lib/core/formats/rs274x/macro";
import { MAX_COMMANDS } from "@/lib/core/board/limits";
import type { Warning } from "@/lib/core/board/warning";
import { compose, type Matrix, rotation, translation } from "@/lib/base/matrix";

/** Operations, each with its arguments in brackets; lengths in mm. */
export const OP = {
  /** [x, y] */
  move: 1,
  /** [x, y] */
  line: 2,
  /** [x, y, center x, center y] */
  clockwise: 3,
  /** [x, y, center x, center y] */
  counterClockwise: 4,
  /** [x, y] */
  flash: 5,
  /** [attribute set of the dictionary's aperture attributes] */
  beginRegion: 6,
  endRegion: 7,
  /** [aperture code] */
  select: 8,
  dark: 9,
  clear: 10,
  /** [flips x: 0 | 1, flips y: 0 | 1] */
  mirror: 11,
  /** [degrees] */
  rotate: 12,
  /** [factor] */
  scale: 13,
  /** [columns, rows, column step, row step] */
  beginRepeat: 14,
  endRepeat: 15,
  /** [aperture code, attribute set of the block] */
  beginBlock: 16,
  endBlock: 17,
  /** [index into definitions] */
  define: 18,
  /** [attribute set of the objects that follow] */
  objectAttributes: 19,
  /** [is dark: 0 | 1, border] */
  knockout: 20,
} as const;

/** An `AD` command: numbers still in the file's unit, `unitMm` mm each. */
export type ApertureDefinition = {
  code: number;
  template: string;
  parameters: number[];
  unitMm: number;
  /** Set of its aperture attributes. */
  attributes: number;
  /** X2 `.AperFunction`, where given. */
  purpose?: string;
};

/** A map of the whole image asked for by the commands before 2014 (OF, IO, IR, AS, IP). */
export type ImageTransform = {
  swapAxes: boolean;
  rotateDegrees: number;
  offsetXMm: number;
  offsetYMm: number;
  /** IO: of the whole image on the film. */
  imageXMm: number;
  imageYMm: number;
  isNegative: boolean;
};

export type GerberProgram = {
  count: number;
  op: Uint8Array;
  /** Four arguments a command. */
  args: Float64Array;
  /** The line of the file on which each command stands, from 1. */
  line: Uint32Array;
  definitions: ApertureDefinition[];
  macros: Map<string, MacroStatement[]>;
  transform: ImageTransform;
  /** X2 file attributes (`.FileFunction` → ["Copper", "L1", "Top"]), from commands and from G04 comments. */
  attributes: Map<string, string[]>;
  /** Aperture and object attributes; the plotter adds what arises where both meet. */
  attributeSets: AttributeSets;
  unit: "mm" | "inch" | undefined;
  warnings: Warning[];
};

/** Columns that grow as commands come in. */
export class ProgramBuilder {
  count = 0;
  op: Uint8Array;
  args: Float64Array;
  line: Uint32Array;

  /** `expected` commands fit without growing. */
  constructor(expected: number) {
    const size = Math.max(1024, Math.min(expected, 500_000));
    this.op = new Uint8Array(size);
    this.args = new Float64Array(size * 4);
    this.line = new Uint32Array(size);
  }

  /** Index in `args` for the arguments of the new command; -1 once the file has too many commands. */
  push(op: number, line: number): number {
    if (this.count >= MAX_COMMANDS) return -1;
    const at = this.count++;
    if (at === this.op.length) this.#grow();
    this.op[at] = op;
    this.line[at] = line;
    return at * 4;
  }

  #grow(): void {
    const size = this.op.length * 2;
    const op = new Uint8Array(size);
    op.set(this.op);
    this.op = op;
    const args = new Float64Array(size * 4);
    args.set(this.args);
    this.args = args;
    const line = new Uint32Array(size);
    line.set(this.line);
    this.line = line;
  }
}

/**
 * Image transformation by commands deprecated since 2014: OF, IR, AS in this order, then IO, in any order in the file
 * (Gerber specification 2022.02, 8.1.2). MI and SF come before them and act on coordinates alone: the parser applies them.
 */
export function imageMap(transform: ImageTransform): Matrix {
  const moved = translation(transform.offsetXMm, transform.offsetYMm);
  const turned = compose(moved, rotation(transform.rotateDegrees));
  const swapped = transform.swapAxes ? compose(turned, [0, 1, 1, 0, 0, 0]) : turned;
  return compose(swapped, translation(transform.imageXMm, transform.imageYMm));
}
