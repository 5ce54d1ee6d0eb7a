import { describe, expect, it } from "vitest";
import { readBoard } from "@/lib/core/gerber/board";
import { nativeNetlist } from "@/lib/core/native-board/native-netlist";
import { corpusSets, hasCorpus, nativeBoards, openSet } from "@/scripts/corpus-set";
import { bytesOf } from "../gerber/gerber-text";
import { boardOf } from "./native-board";

/** Three pads in a row, the outer two joined by a track, all on top. */
const kicad = ({ nets = ["A", "A", "B"], version = 20241229 } = {}) =>
  `(kicad_pcb (version ${version}) (layers (0 "F.Cu" signal) (2 "B.Cu" signal) (25 "Edge.Cuts" user))
  (gr_rect (start 100 100) (end 120 110) (stroke (width 0.1)) (fill no) (layer "Edge.Cuts"))
  (footprint "R" (layer "F.Cu") (at 105 105) (property "Reference" "R1" (at 0 0) (layer "F.Fab"))
    ${nets.map((net, k) => `(pad "${k + 1}" smd rect (at ${5 * k} 0) (size 1 1) (layers "F.Cu") (net "${net}"))`).join("\n")})
  (via (at 115 108) (size 0.8) (drill 0.4) (layers "F.Cu" "B.Cu") (net "B")))`;

const HEAD = "%FSLAX46Y46*%\n%MOMM*%\n%ADD10C,0.1*%\n%ADD11R,1X1*%\n%ADD12C,0.8*%\nG01*\n";
const at = (x: number, y: number) => `X${x * 1e6}Y${y * 1e6}`;
const EDGE = `D10*${at(0, 0)}D02*${at(20, 0)}D01*${at(20, 10)}D01*${at(0, 10)}D01*${at(0, 0)}D01*`;
/** The same board in Gerber, its lower left corner at the origin; `tracks` join pads by number. */
function gerber(tracks: [from: number, to: number][]) {
  const pad = (k: number) => [5 + 5 * k, 5] as const;
  const lines = tracks.map(([from, to]) => `D10*${at(...pad(from))}D02*${at(...pad(to))}D01*`).join("");
  const via = `D12*${at(15, 2)}D03*`;
  const pads = `D11*${[0, 1, 2].map((k) => `${at(...pad(k))}D03*`).join("")}`;
  const files = {
    "b.gtl": pads + via + lines + `D10*${at(15, 5)}D02*${at(15, 2)}D01*`,
    "b.gbl": via,
    "b.gko": EDGE,
  };
  const drill = "M48\nMETRIC\nT1C0.4\n%\nG90\nT1\nX15.0Y2.0\nM30\n";
  return [
    ...Object.entries(files).map(([name, body]) => ({ name, bytes: bytesOf(`${HEAD}${body}M02*\n`) })),
    { name: "b.drl", bytes: bytesOf(drill) },
  ];
}

function warningsOf(tracks: [number, number][], native: string | null) {
  const source = native === null ? [] : [{ name: "b.kicad_pcb", bytes: bytesOf(native) }];
  const board = readBoard([...gerber(tracks), ...source]);
  if (!board.ok) throw new Error(board.code);
  return board.value.warnings.filter(({ code }) => code.startsWith("NETLIST"));
}

describe("the nets of a board file", () => {
  it("are its pads and vias with their nets, parts and sides", () => {
    const points = nativeNetlist(boardOf(kicad()))?.points ?? [];
    expect(points.map(({ net, part, pin, access, isVia }) => [net, part, pin, access, isVia])).toEqual([
      ["A", "R1", "1", "top", false],
      ["A", "R1", "2", "top", false],
      ["B", "R1", "3", "top", false],
      ["B", null, null, "top", true],
      ["B", null, null, "bottom", true],
    ]);
    expect(nativeNetlist(boardOf(kicad({ nets: ["", "", ""] }).replace(`(net "B")`, "")))).toBeNull();
  });

  it("are held against Gerber files that come with it, wherever either has its origin", () => {
    expect(warningsOf([[0, 1]], kicad())).toEqual([]);
    // The first two pads are one net and nothing joins them.
    expect(warningsOf([], kicad())).toMatchObject([{ code: "NETLIST_NET_BROKEN", file: "b.kicad_pcb", count: 1 }]);
    // A track from the second to the third pad joins two nets.
    expect(
      warningsOf(
        [
          [0, 1],
          [1, 2],
        ],
        kicad(),
      ),
    ).toMatchObject([{ code: "NETLIST_NETS_JOINED", file: "b.kicad_pcb", count: 1 }]);
    expect(warningsOf([], null)).toEqual([]);
  });

  it("say nothing of a board that is another one, and nothing where they cannot be read", () => {
    const elsewhere = kicad()
      .replaceAll("(size 1 1)", "(size 1 1) ")
      .replace(/\(at (\d+) 0\)/g, (_, x) => `(at ${Number(x) * 3} ${Number(x) * 2})`);
    expect(warningsOf([], elsewhere.replace("(at 115 108)", "(at 101 101)"))).toEqual([]);
    expect(warningsOf([], kicad().slice(0, 200))).toEqual([]);
  });

  it.skipIf(!hasCorpus())("agree with the Gerber files that were made of the same board", async () => {
    // MANIFEST.json: both come from one commit of one repository.
    const gerbers = corpusSets().find(({ id }) => id.startsWith("og56"));
    const native = nativeBoards().find(({ id }) => id === "ok01");
    if (!gerbers || !native) throw new Error("the corpus lacks a board");
    const [one, other] = await Promise.all([openSet(gerbers), openSet(native)]);
    if (!("files" in one && "files" in other)) throw new Error("a set does not open");
    const drawn = one.files.filter(({ name }) => !/ipc|356/i.test(name));
    const netWarnings = (source: string) => {
      const board = readBoard([...drawn, { name: "b.kicad_pcb", bytes: new TextEncoder().encode(source) }]);
      if (!board.ok) throw new Error(board.code);
      expect(board.value.netlist).toBeNull();
      return board.value.warnings.flatMap(({ code }) => (code.startsWith("NETLIST") ? [code] : []));
    };
    const source = new TextDecoder().decode(other.files[0]?.bytes);
    expect(netWarnings(source)).toEqual([]);
    // One pad says that it belongs to another net: copper joins it with those of its own.
    const renamed = source.replace(/\(net 3 "\+3V3"\)(?= \(pintype)/, '(net 3 "OTHER")');
    expect(renamed).not.toBe(source);
    expect(netWarnings(renamed)).toContain("NETLIST_NETS_JOINED");
  });
});
