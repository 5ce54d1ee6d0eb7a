// Elements and nets of a circuit of CircuitJS by the places in its file alone, without the reader.
import { type NetPartition, toPartition } from "@/lib/core/schematic-import/net-partition";

interface Element {
  readonly code: string;
  readonly at: readonly [x1: number, y1: number, x2: number, y2: number];
  readonly flags: number;
  readonly words: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
}

const OTHER = new Set(["$", "o", "38", "h", "adj", "p"]);
const CODES: Readonly<Record<string, string>> = { And: "gate", Nand: "gate", Or: "gate", Nor: "gate", Xor: "gate" };

function elementsOf(text: string): Element[] {
  if (text.startsWith("<"))
    return [...text.matchAll(/<(\w+) ([^>]*?)\/?>/g)].flatMap(([, code = "", inner = ""]): Element[] => {
      const attributes = Object.fromEntries(
        [...inner.matchAll(/(\w+)="([^"]*)"/g)].map(([, a = "", b = ""]) => [a, b]),
      );
      const numbers = (attributes["x"] ?? "").split(" ").map(Number);
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbers;
      if (numbers.length !== 4) return [];
      return [{ code, at: [x1, y1, x2, y2], flags: Number(attributes["f"]), words: [], attributes }];
    });
  return text.split(/\r?\n/).flatMap((line): Element[] => {
    const [code = "", ...rest] = line.split(" ");
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, flags = 0] = rest.map(Number);
    if (code === "" || OTHER.has(code)) return [];
    return [{ code, at: [x1, y1, x2, y2], flags, words: rest.slice(5), attributes: {} }];
  });
}

type Place = readonly [x: number, y: number];

/** Letters of the designator, with the places of the pins by number. */
function partOf({ code, at: [x1, y1, x2, y2], flags, words, attributes }: Element): [string, Place[]] | null {
  const [first, second]: [Place, Place] = [
    [x1, y1],
    [x2, y2],
  ];
  const [along, down] = [Math.sign(x2 - x1), Math.sign(y2 - y1)];
  /** To the upper side of a level element, and to the right of one that goes down. */
  const side = ([x, y]: Place, shift: number): Place => (down === 0 ? [x, y - shift] : [x + shift, y]);
  const kind = CODES[code] ?? (/^15[0-4]$/.test(code) ? "gate" : code);
  const letters: Readonly<Record<string, string>> = {
    ...{ r: "R", c: "C", pc: "C", l: "L", d: "D", i: "I", s: "SW", I: "U" },
  };
  const plain = letters[kind];
  if (plain !== undefined) return [plain, [first, second]];
  switch (kind) {
    case "v":
      return ["V", [second, first]];
    case "R":
    case "L":
      return ["V", [first]];
    case "t": {
      const shift = 16 * Number(words[0]) * ((flags & 1) !== 0 ? -1 : 1);
      return ["Q", [side(second, shift), first, side(second, -shift)]];
    }
    case "f": {
      const shift = (flags & 8) !== 0 ? -16 : 16;
      return ["Q", [side(second, shift), first, side(second, -shift)]];
    }
    case "a": {
      const shift = ((flags & 2) !== 0 ? 8 : 16) * ((flags & 1) !== 0 ? -1 : 1);
      return ["U", [side(first, shift), side(first, -shift), second]];
    }
    case "174":
      return ["RV", [first, [x2, (y1 + y2) / 2], [x1, y2]]];
    case "T":
      return ["T", [first, [x1, y1 + 32], second, [x2, y1 + 32]]];
    // A JK flip-flop: J, clock, K, Q and its inverse.
    case "156":
      return [
        "U",
        [
          [x1, y1],
          [x1, y1 + 32],
          [x1, y1 + 64],
          [x1 + 96, y1],
          [x1 + 96, y1 + 64],
        ],
      ];
    case "gate": {
      const count = Number(attributes["in"] ?? words[0] ?? 2);
      const pitch = code.startsWith("1") && (flags & 1) !== 0 ? 8 : 16;
      const half = Math.floor(count / 2);
      const steps = Array.from({ length: 2 * half + 1 }, (_, index) => index - half);
      const used = count % 2 === 0 ? steps.filter((step) => step !== 0) : steps;
      // The first input is to the right of the one who goes along the gate.
      const inputs = used.map((step): Place =>
        down === 0 ? [x1, y1 - step * pitch * along] : [x1 + step * pitch * down, y1],
      );
      return ["U", [...inputs, second]];
    }
    default:
      return null;
  }
}

export interface SchematicSource {
  readonly byCode: Readonly<Record<string, number>>;
  readonly partition: NetPartition;
}

export function schematicSourceOf(bytes: Uint8Array): SchematicSource {
  const elements = elementsOf(new TextDecoder().decode(bytes));
  const byCode: Record<string, number> = {};
  const groups = new Map<string, Set<string>>();
  const groupOf = (key: string): Set<string> => {
    const known = groups.get(key) ?? new Set([key]);
    groups.set(key, known);
    return known;
  };
  const join = (a: string, b: string): void => {
    const [to, from] = [groupOf(a), groupOf(b)];
    if (to === from) return;
    for (const key of from) groups.set(key, to.add(key));
  };
  const counts = new Map<string, number>();
  const pins = new Map<string, string>();
  for (const element of elements) {
    const { code, at, attributes } = element;
    const [start, end] = [`${at[0]} ${at[1]}`, `${at[2]} ${at[3]}`];
    byCode[code] = (byCode[code] ?? 0) + 1;
    if (code === "w") join(start, end);
    if (code === "g") join(start, "ground");
    if (code === "ln") join(start, `name ${attributes["te"]}`);
    const part = partOf(element);
    if (!part) continue;
    const [letters, places] = part;
    const count = (counts.get(letters) ?? 0) + 1;
    counts.set(letters, count);
    places.forEach(([x, y], index) => pins.set(`${letters}${count}.${index + 1}`, `${x} ${y}`));
    if (letters === "V" && places.length === 1) pins.set(`V${count}.2`, "ground");
  }
  const nets = new Map<Set<string>, string[]>();
  for (const [pin, key] of pins) nets.set(groupOf(key), [...(nets.get(groupOf(key)) ?? []), pin]);
  const components = [...pins.keys()].map((pin) => pin.replace(/\.\d+$/, ""));
  return { byCode, partition: toPartition(components, nets.values()) };
}
