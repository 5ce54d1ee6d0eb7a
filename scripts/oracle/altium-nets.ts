// `node --import tsx scripts/oracle/altium-nets.ts [id wire-list]`: nets of the corpus' Altium designs, kept in
// tests/fixtures/nets. They come from the pads of their boards (.PcbDoc); with an id and a file, from a netlist in the
// form "Wire List" that Altium Designer exported.
import { readFileSync } from "node:fs";
import { parseAltiumBoard } from "@/lib/core/formats/altium/parse-board";
import { parseAltiumTextBoard } from "@/lib/core/formats/altium/parse-text-board";
import type { AltiumBoard } from "@/lib/core/formats/altium/board";
import { type NetPartition, toPartition } from "@/lib/core/schematic-import/net-partition";
import { keepNets } from "@/tests/support/net-fixtures";
import { nativeBoards } from "../corpus-set";

function boardOf(file: string): AltiumBoard | null {
  const bytes = new Uint8Array(readFileSync(file));
  const parsed = bytes[0] === 0xd0 ? parseAltiumBoard(bytes) : parseAltiumTextBoard(bytes);
  return parsed.ok ? parsed.value : null;
}

/** Pins of parts that a board holds as pads without a part, by the names of the pads. */
const FREE_PADS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // The terminal block was taken from the board; its supply is soldered to two pads.
  oa10: { "2": "TB_PWR1.1", "3": "TB_PWR1.2" },
};

function netsOfBoard({ components, primitives }: AltiumBoard, id: string): NetPartition {
  const nets = new Map<number, string[]>();
  for (const pad of primitives) {
    if (pad.kind !== "pad" || pad.net === undefined) continue;
    const designator = components.get(pad.component ?? -1)?.designator ?? "";
    const pin = designator === "" ? FREE_PADS[id]?.[pad.name] : `${designator}.${pad.name}`;
    if (pin !== undefined) nets.set(pad.net, [...(nets.get(pad.net) ?? []), pin]);
  }
  const free = Object.values(FREE_PADS[id] ?? {}).map((pin) => pin.split(".")[0] ?? "");
  const designators = [...components.values()].map(({ designator }) => designator);
  return toPartition([...designators.filter((designator) => designator !== ""), ...free], nets.values());
}

/** "[00040] NAME", then a line for each pin: designator, pin number, pin name, … */
function netsOfWireList(text: string): NetPartition {
  const [list = "", wires = ""] = text.split("<<< Wire List >>>");
  const components = list
    .split(/\r?\n/)
    .slice(3)
    .flatMap((line) => line.slice(32).trim().split(/\s/)[0] || []);
  const nets = wires.split(/^\[\d+\].*$/m).map((block) =>
    block.split(/\r?\n/).flatMap((line) => {
      const [, designator, pin] = /^ {8}(\S+)\s+(\S+)/.exec(line) ?? [];
      return designator === undefined ? [] : [`${designator}.${pin}`];
    }),
  );
  return toPartition(components, nets);
}

const [id, wireList] = process.argv.slice(2);
if (id !== undefined && wireList !== undefined) {
  keepNets(id, netsOfWireList(readFileSync(wireList, "utf8")));
} else {
  for (const { id: board, path: file } of nativeBoards()) {
    const parsed = /\.pcbdoc$/i.test(file) || file.toLowerCase().includes("pcbdoc") ? boardOf(file) : null;
    if (!parsed) continue;
    const nets = netsOfBoard(parsed, board);
    keepNets(board, nets);
    console.log(`${board} ${nets.components.length} components, ${nets.nets.length} nets`);
  }
}
