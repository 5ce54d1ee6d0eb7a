// Symbols of SPICE's elements: those of LTspice's library, whose pins are in the order of the nodes, and boxes.
import type { LtspiceSymbol } from "@/lib/core/formats/ltspice/ltspice-symbol";
import type { SpiceElement } from "@/lib/core/formats/spice/netlist";
import { librarySymbol } from "../ltspice/library-symbols";

/** By letter and number of nodes. */
const NAMES: Readonly<Record<string, string>> = {
  ...{ R2: "res", C2: "cap", L2: "ind", D2: "diode", V2: "voltage", I2: "current", B2: "bv", F2: "f", H2: "h" },
  ...{ E2: "bv", G2: "current", E4: "e", G4: "g", S4: "sw", J3: "njf", Z3: "njf", W2: "load" },
  ...{ Q3: "npn", Q4: "npn4", M3: "nmos", M4: "nmos4" },
};

/** Symbols of the opposite polarity by the kind of the model. */
const OPPOSITE: Readonly<Record<string, string>> = { npn: "pnp", npn4: "pnp4", nmos: "pmos", nmos4: "pmos4" };

const PITCH = 32;
const WIDTH = 128;

function box(count: number): LtspiceSymbol {
  const left = Math.ceil(count / 2);
  const height = Math.max(left, 1) * PITCH;
  const shape = { shape: "rectangle", line: 0, style: 0, from: { x: 0, y: 0 }, to: { x: WIDTH, y: height } } as const;
  const pins = Array.from({ length: count }, (_, index) => {
    const isLeft = index < left;
    const at = { x: isLeft ? 0 : WIDTH, y: ((isLeft ? index : index - left) + 0.5) * PITCH };
    return { line: 0, at, nameSide: null, nameOffset: 0, name: String(index + 1), order: index + 1 };
  });
  return {
    ...{ isBlock: false, pins, shapes: [shape], texts: [], rest: [] },
    windows: new Map(),
    attributes: new Map([["Prefix", "X"]]),
  };
}

export interface ElementSymbol {
  /** Equal for equal symbols. */
  readonly key: string;
  readonly symbol: LtspiceSymbol;
}

/** `kindOf` gives the kind of a model by its name: "pnp". */
export function symbolOf({ letter, nodes, rest }: SpiceElement, kindOf: (model: string) => string): ElementSymbol {
  const plain = NAMES[letter + nodes.length];
  const kind = kindOf(rest.split(" ")[0] ?? "");
  const isOpposite = /^(?:pnp|pmos|pjf)/i.test(kind);
  const name = plain !== undefined && isOpposite ? (OPPOSITE[plain] ?? plain) : plain;
  const known = name === undefined ? null : librarySymbol(name);
  if (known && known.pins.length === nodes.length) return { key: `${letter} ${name}`, symbol: known };
  return { key: `${letter} box ${nodes.length}`, symbol: box(nodes.length) };
}
