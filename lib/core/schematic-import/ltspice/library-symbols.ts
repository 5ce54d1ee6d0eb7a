// Symbols of LTspice's own library, which uploads do not hold: our drawings, with the pins at LTspice's places.
import type { LtspiceShape } from "@/lib/core/formats/ltspice/drawn";
import { readJustification } from "@/lib/core/formats/ltspice/drawn";
import type { LtspiceSymbol } from "@/lib/core/formats/ltspice/ltspice-symbol";

/**
 * Pins "name x y order" and shapes "L x1 y1 x2 y2 x3 y3 ..." for a path, "R" for a rectangle and "C" for a circle between
 * two corners, in LTspice's units from the symbol's origin.
 */
interface Row {
  readonly prefix: string;
  readonly pins: string;
  readonly drawing: string;
}

const DIODE = "L 16 0 16 20;L 16 44 16 64;L 0 20 32 20 16 44 0 20";
const DIODE_PINS = "+ 16 0 1;- 16 64 2";
const BIPOLAR = "L 0 48 24 48;L 24 20 24 76;L 64 0 64 16 24 40;L 24 56 64 80 64 96";
const BIPOLAR_PINS = "C 64 0 1;B 0 48 2;E 64 96 3";
const MOSFET =
  "L 0 80 8 80 8 28;L 16 8 16 32;L 16 40 16 56;L 16 64 16 88;L 48 0 48 20 16 20;L 16 76 48 76 48 96;L 16 48 48 48 48 76";
const MOSFET_PINS = "D 48 0 1;G 0 80 2;S 48 96 3";
const SOURCE = "L 0 16 0 24;L 0 88 0 96;C -32 24 32 88";
const SOURCE_PINS = "+ 0 16 1;- 0 96 2";
const CURRENT = "L 0 0 0 8;L 0 72 0 80;C -32 8 32 72;L 0 20 0 60;L -6 48 0 60 6 48";
const CURRENT_PINS = "+ 0 0 1;- 0 80 2";
const CONTROLS = "L -48 32 -36 32;L -48 80 -36 80";
const AMPLIFIER = "L -32 -32 32 0 -32 32 -32 -32;L -24 16 -16 16;L -20 12 -20 20;L -24 -16 -16 -16";
const LOW_AMPLIFIER = "L -32 32 32 64 -32 96 -32 32;L -24 80 -16 80;L -20 76 -20 84;L -24 48 -16 48";
const GATE_PINS = "In1 -32 32 1;In2 -32 48 2;In3 -32 64 3;In4 -32 80 4;In5 -32 96 5;_Q 32 80 6;Q 32 48 7;COM -16 96 8";
const GATE = "R -32 24 32 96";
const BUFFER = "L 0 48 64 64 0 80 0 48";
const TALL_BUFFER = "L 0 32 64 64 0 96 0 32";

const PASSIVE = {
  res: { prefix: "R", pins: "A 16 16 1;B 16 96 2", drawing: "L 16 16 16 24;L 16 88 16 96;R 4 24 28 88" },
  cap: { prefix: "C", pins: "A 16 0 1;B 16 64 2", drawing: "L 16 0 16 28;L 16 36 16 64;L 0 28 32 28;L 0 36 32 36" },
  ind: {
    ...{ prefix: "L", pins: "A 16 16 1;B 16 96 2" },
    drawing:
      "L 16 16 16 20;L 16 92 16 96;L 16 20 26 24 26 34 16 38 26 42 26 52 16 56 26 60 26 70 16 74 26 78 26 88 16 92",
  },
  ferritebead: { prefix: "L", pins: "A 0 -32 1;B 0 32 2", drawing: "L 0 -32 0 -20;L 0 20 0 32;R -10 -20 10 20" },
  diode: { prefix: "D", pins: DIODE_PINS, drawing: `${DIODE};L 0 44 32 44` },
  zener: { prefix: "D", pins: DIODE_PINS, drawing: `${DIODE};L -4 38 0 44 32 44 36 50` },
  schottky: { prefix: "D", pins: DIODE_PINS, drawing: `${DIODE};L 4 38 0 38 0 44 32 44 32 50 28 50` },
  load: { prefix: "I", pins: CURRENT_PINS, drawing: "L 0 0 0 8;L 0 72 0 80;R -16 8 16 72" },
} satisfies Record<string, Row>;

const ROWS: Readonly<Record<string, Row>> = {
  ...PASSIVE,
  polcap: { ...PASSIVE.cap, drawing: `${PASSIVE.cap.drawing};L 4 14 12 14;L 8 10 8 18` },
  ind2: PASSIVE.ind,
  ferritebead2: PASSIVE.ferritebead,
  load2: PASSIVE.load,
  led: { ...PASSIVE.diode, drawing: `${PASSIVE.diode.drawing};L 36 28 46 18;L 40 36 50 26` },
  varactor: { ...PASSIVE.diode, drawing: `${PASSIVE.diode.drawing};L 0 50 32 50` },
  tvsdiode: PASSIVE.zener,
  npn: { prefix: "QN", pins: BIPOLAR_PINS, drawing: `${BIPOLAR};L 50 78 58 76 54 68` },
  npn2: { prefix: "QN", pins: BIPOLAR_PINS, drawing: `${BIPOLAR};L 50 78 58 76 54 68` },
  npn3: { prefix: "QN", pins: BIPOLAR_PINS, drawing: `${BIPOLAR};L 50 78 58 76 54 68` },
  npn4: { prefix: "QN", pins: `${BIPOLAR_PINS};S 64 48 4`, drawing: `${BIPOLAR};L 24 48 64 48;L 50 78 58 76 54 68` },
  pnp: { prefix: "QP", pins: BIPOLAR_PINS, drawing: `${BIPOLAR};L 34 56 30 60 36 66` },
  pnp2: { prefix: "QP", pins: BIPOLAR_PINS, drawing: `${BIPOLAR};L 34 56 30 60 36 66` },
  pnp4: { prefix: "QP", pins: `${BIPOLAR_PINS};S 64 48 4`, drawing: `${BIPOLAR};L 24 48 64 48;L 34 56 30 60 36 66` },
  nmos: { prefix: "MN", pins: MOSFET_PINS, drawing: `${MOSFET};L 26 42 18 48 26 54` },
  pmos: { prefix: "MP", pins: MOSFET_PINS, drawing: `${MOSFET};L 38 42 46 48 38 54` },
  nmos4: { prefix: "MN", pins: `${MOSFET_PINS};B 48 48 4`, drawing: `${MOSFET};L 26 42 18 48 26 54` },
  pmos4: { prefix: "MP", pins: `${MOSFET_PINS};B 48 48 4`, drawing: `${MOSFET};L 38 42 46 48 38 54` },
  njf: {
    ...{ prefix: "JN", pins: "D 48 0 1;G 0 64 2;S 48 96 3" },
    drawing: "L 0 64 16 64;L 16 16 16 80;L 48 0 48 28 16 28;L 16 68 48 68 48 96;L 6 58 14 64 6 70",
  },
  voltage: { prefix: "V", pins: SOURCE_PINS, drawing: `${SOURCE};L -6 38 6 38;L 0 32 0 44;L -6 76 6 76` },
  bv: { prefix: "B", pins: SOURCE_PINS, drawing: `${SOURCE};L -6 38 6 38;L 0 32 0 44;L -6 76 6 76` },
  h: { prefix: "H", pins: SOURCE_PINS, drawing: "L 0 16 0 24;L 0 88 0 96;L 0 24 32 56 0 88 -32 56 0 24" },
  current: { prefix: "I", pins: CURRENT_PINS, drawing: CURRENT },
  bi: { prefix: "B", pins: CURRENT_PINS, drawing: CURRENT },
  bi2: { prefix: "B", pins: CURRENT_PINS, drawing: CURRENT },
  f: { prefix: "F", pins: CURRENT_PINS, drawing: "L 0 0 0 8;L 0 72 0 80;L 0 8 32 40 0 72 -32 40 0 8" },
  e: { prefix: "E", pins: `${SOURCE_PINS};P -48 32 3;N -48 80 4`, drawing: `${SOURCE};${CONTROLS}` },
  e2: { prefix: "E", pins: `${SOURCE_PINS};P -48 80 3;N -48 32 4`, drawing: `${SOURCE};${CONTROLS}` },
  g: { prefix: "G", pins: `${SOURCE_PINS};P -48 32 3;N -48 80 4`, drawing: `${SOURCE};${CONTROLS}` },
  g2: { prefix: "G", pins: `${SOURCE_PINS};P -48 80 3;N -48 32 4`, drawing: `${SOURCE};${CONTROLS}` },
  sw: {
    ...{ prefix: "S", pins: "A 0 16 1;B 0 96 2;NC+ -48 80 3;NC- -48 32 4" },
    drawing: "L 0 16 0 32;L 0 80 0 96;L 0 80 16 36;L -48 32 -32 32;L -48 80 -32 80;L -44 74 -36 74;L -40 70 -40 78",
  },
  "opamps\\opamp": { prefix: "X", pins: "invin -32 48 1;noninvin -32 80 2;out 32 64 3", drawing: LOW_AMPLIFIER },
  "opamps\\opamp2": {
    ...{ prefix: "X", pins: "In+ -32 80 1;In- -32 48 2;V+ 0 32 3;V- 0 96 4;OUT 32 64 5" },
    drawing: `${LOW_AMPLIFIER};L 0 32 0 48;L 0 80 0 96`,
  },
  "opamps\\universalopamp": {
    ...{ prefix: "X", pins: "In+ -32 16 1;In- -32 -16 2;V+ 0 -32 3;V- 0 32 4;OUT 32 0 5" },
    drawing: `${AMPLIFIER};L 0 -32 0 -16;L 0 16 0 32`,
  },
  "digital\\and": { prefix: "A", pins: GATE_PINS, drawing: `${GATE};L -8 52 -4 44 0 52` },
  "digital\\or": { prefix: "A", pins: GATE_PINS, drawing: `${GATE};L -8 44 -4 52 0 44` },
  "digital\\xor": { prefix: "A", pins: GATE_PINS, drawing: `${GATE};L -8 44 -4 52 0 44;L -8 56 0 56` },
  "digital\\inv": { prefix: "A", pins: "In 0 64 1;Q 64 64 6;COM 0 80 8", drawing: `${BUFFER};C 56 60 64 68` },
  "digital\\buf1": { prefix: "A", pins: "In 0 64 1;Q 64 64 7;COM 0 80 8", drawing: BUFFER },
  "digital\\buf": {
    ...{ prefix: "A", pins: "In 0 64 1;_Q 64 80 6;Q 64 48 7;COM 0 96 8" },
    drawing: `${TALL_BUFFER};L 32 48 64 48;L 32 80 64 80`,
  },
};

/** Names that LTspice's versions have for one symbol. */
const ALIASES: Readonly<Record<string, string>> = {
  "opamps\\universalopamp1": "opamps\\universalopamp",
  "opamps\\universalopamp2": "opamps\\universalopamp",
  universalopamp: "opamps\\universalopamp",
  universalopamp2: "opamps\\universalopamp",
  "misc\\europeanresistor": "res",
  "misc\\europeancap": "cap",
  "misc\\europeanpolcap": "polcap",
};

function shapesOf(drawing: string): LtspiceShape[] {
  return drawing.split(";").flatMap((path): LtspiceShape[] => {
    const [letter = "", ...numbers] = path.split(" ");
    const points = numbers.flatMap((x, at) => (at % 2 === 0 ? [{ x: Number(x), y: Number(numbers[at + 1]) }] : []));
    return points.slice(1).flatMap((to, at): LtspiceShape[] => {
      const from = points[at];
      if (!from) return [];
      const shape = letter === "R" ? "rectangle" : letter === "C" ? "circle" : "line";
      return [{ shape, line: 0, style: 0, from, to }];
    });
  });
}

function symbolOf({ prefix, pins, drawing }: Row): LtspiceSymbol {
  const shapes = shapesOf(drawing);
  const right = Math.max(...shapes.flatMap(({ from, to }) => [from.x, to.x]));
  const justification = readJustification("Left");
  const window = (y: number) => ({ at: { x: right + 4, y }, justification, size: 2 });
  return {
    ...{ isBlock: false, shapes, texts: [], rest: [] },
    pins: pins.split(";").map((pin) => {
      const [name = "", x, y, order] = pin.split(" ");
      const at = { x: Number(x), y: Number(y) };
      return { line: 0, at, nameSide: null, nameOffset: 0, name, order: Number(order) };
    }),
    windows: new Map([
      [0, window(16)],
      [3, window(80)],
    ]),
    attributes: new Map([["Prefix", prefix]]),
  };
}

/** Null for a name that LTspice's library has and this table does not. */
export function librarySymbol(name: string): LtspiceSymbol | null {
  const key = name.replaceAll(/[\\/]+/g, "\\").toLowerCase();
  const row = ROWS[ALIASES[key] ?? key];
  return row && Object.hasOwn(ROWS, ALIASES[key] ?? key) ? symbolOf(row) : null;
}
