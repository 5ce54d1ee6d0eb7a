import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { openArchive } from "@/lib/core/archive/archive";
import { readBoard } from "@/lib/core/gerber/board";
import type { BoardModel } from "@/lib/core/board/board-model";
import { boardFacts } from "@/lib/core/measure/facts";
import { nativeFormatOf } from "@/lib/core/formats/native-format";
import { findNativeBoard } from "@/lib/core/native-board/read-native";
import { loadRarFromPackage } from "@/lib/core/archive/load-rar";
import { openBoard } from "@/lib/workers/gerber/open-board";
import { viewBoard } from "@/lib/workers/viewer/view-board";
import { corpusSets, hasCorpus, nativeBoards, openSet } from "@/scripts/corpus-set";
import { rar5, zip } from "../../support/archives";
import { BOARD_FILES } from "../../support/small-board";
import { altiumBoard } from "./altium-streams";

const KICAD = readFileSync(path.resolve(import.meta.dirname, "boards/every-record.kicad_pcb"), "utf8");
const EAGLE = '<?xml version="1.0"?>\n<!DOCTYPE eagle SYSTEM "eagle.dtd">\n<eagle version="7"><drawing>';

const bytesOf = (content: string) => new TextEncoder().encode(content);

describe("a board file is known by what it holds", () => {
  it.each<[string, Uint8Array, string | undefined]>([
    ["KiCad", bytesOf(KICAD), "kicad"],
    ["KiCad with a mark and blanks before it", bytesOf("\uFEFF\n ( kicad_pcb (version 4))"), "kicad"],
    ["KiCad before 2012", bytesOf("PCBNEW-BOARD Version 1 date 20/11/2010"), "kicad-old"],
    ["Eagle", bytesOf(`${EAGLE}<board/></drawing></eagle>`), "eagle"],
    ["Eagle before 6", Uint8Array.of(0x10, 0x80, 0x30, 0, 0x9f), "eagle-old"],
    ["Altium", altiumBoard({}), "altium"],
    ["Altium as text", bytesOf("|RECORD=Board|KIND=Protel_Advanced_PCB|VERSION=5.00|"), "altium-text"],
    ["a KiCad schematic", bytesOf("(kicad_sch (version 20230121))"), undefined],
    ["an Eagle schematic", bytesOf(`${EAGLE}<schematic/></drawing></eagle>`), undefined],
    ["another compound file", altiumBoard({}).map((byte, at) => (at > 512 && byte === 0x42 ? 0x43 : byte)), undefined],
    ["a Gerber file", bytesOf(BOARD_FILES[0]?.content ?? ""), undefined],
    ["nothing", new Uint8Array(), undefined],
  ])("%s", (_, bytes, format) => {
    expect(nativeFormatOf(bytes)).toBe(format);
  });

  it("of several the largest counts that is no copy", () => {
    const file = (name: string, length: number) => ({ name, bytes: bytesOf(KICAD + " ".repeat(length)) });
    const files = [
      file("a/board.kicad_pcb", 5),
      file("a/_autosave-board.kicad_pcb", 90),
      file("a/board-backups/b.kicad_pcb", 99),
      file("panel.kicad_pcb", 9),
    ];
    expect(findNativeBoard(files)).toEqual({ file: files[3], others: 1 });
    expect(findNativeBoard(files.slice(1, 3))).toEqual({ file: files[2], others: 1 });
    expect(findNativeBoard([{ name: "x.kicad_pcb", bytes: bytesOf("x") }])).toBeUndefined();
  });
});

describe("a board file as an upload", () => {
  const colors = { maskColor: "#0b6b3a", finish: "#d9b75b", silkColor: "#ffffff" };
  const tools = { loadRar: loadRarFromPackage };

  it("is the same board alone, whatever it is called, in a zip and in a RAR", async () => {
    const alone = await openBoard(bytesOf(KICAD), { colors, fileName: "b.kicad_pcb" }, tools);
    if (!alone.ok) throw new Error(alone.code);
    expect(alone.value.facts).toMatchObject({ widthMm: 40, heightMm: 30, layers: 4, drillCount: 11 });
    expect(alone.value.topSvg).toMatch(/^<svg [^>]*width="40\.5mm" height="30\.5mm"/);
    for (const pack of [zip, rar5]) {
      expect(await openBoard(pack([{ name: "b.kicad_pcb", content: KICAD }]), { colors }, tools)).toEqual(alone);
    }
    const renamed = await openBoard(bytesOf(KICAD), { colors, fileName: "b.gbr" }, tools);
    expect(renamed.ok && renamed.value.facts).toEqual(alone.value.facts);
  });

  it("is only where Gerber layers came from, when they stand beside it", async () => {
    const result = await openBoard(zip([...BOARD_FILES, { name: "b.kicad_pcb", content: KICAD }]), { colors }, tools);
    expect(result.ok && result.value.facts).toMatchObject({ widthMm: 20, heightMm: 10, layers: 2 });
  });

  it("is shown by the viewer with its own layers", async () => {
    const result = await viewBoard(bytesOf(KICAD), { corrections: {}, fileName: "b.kicad_pcb" }, tools);
    if (!result.ok) throw new Error(result.code);
    const { files, taken } = result.value.board;
    expect(taken).toEqual(files);
    expect(files.filter(({ type }) => type === "copper").map(({ file }) => file)).toEqual([
      "F.Cu",
      "GND plane",
      "In2.Cu",
      "B.Cu",
    ]);
  });

  it.each([
    ["PCBNEW-BOARD Version 1 date 20/11/2010", "KICAD_LEGACY_NOT_READ", undefined],
    ["\u0010\u0000B\u0000", "EAGLE_BINARY_NOT_READ", undefined],
    ["(kicad_pcb (version 4)", "NATIVE_DAMAGED", { line: 1, read: "(kicad_pcb (version 4)" }],
  ])("%j is refused by name", async (content, code, details) => {
    const refusal = details === undefined ? { ok: false, code } : { ok: false, code, details };
    expect(await openBoard(bytesOf(content), { colors }, tools)).toEqual(refusal);
    expect(await openArchive(zip([{ name: "b.brd", content }]))).toMatchObject({ ok: true });
    expect(await openBoard(zip([{ name: "b.brd", content }]), { colors }, tools)).toEqual(refusal);
  });
});

describe.skipIf(!hasCorpus())("the board files of the corpus", () => {
  const boards = hasCorpus() ? nativeBoards() : [];

  it.each(boards.map((board) => [`${board.id} ${board.tool} ${path.basename(board.path)}`, board] as const))(
    "%s",
    async (_, board) => {
      const opened = await openSet(board);
      if (!("files" in opened)) throw new Error(opened.code);
      const result = readBoard(opened.files);
      // Four Eagle boards are older than version 6.
      if (!result.ok) {
        expect(result.code).toBe("EAGLE_BINARY_NOT_READ");
        expect(board.truth.widthMm).toBeUndefined();
        return;
      }
      const { layers, widthMm, heightMm, drillCount } = boardFacts(result.value);
      const { truth } = board;
      // Facts missing from the manifest are compared with the same board's Gerber files below.
      if (truth.widthMm === undefined) return;
      expect(layers).toBe(truth.layers);
      if (truth.holes !== undefined) expect(drillCount).toBe(truth.holes);
      // MANIFEST.json, ok15: its box holds the loose ends of an edge that we close, 0.09 mm less.
      const toleranceMm = board.id === "ok15" ? 0.1 : 0.05;
      expect(Math.abs((widthMm ?? 0) - (truth.widthMm ?? 0))).toBeLessThan(toleranceMm);
      expect(Math.abs((heightMm ?? 0) - (truth.heightMm ?? 0))).toBeLessThan(toleranceMm);
    },
  );

  it("are there", () => {
    const missing = boards.filter(({ path: file }) => !existsSync(file));
    expect(boards.length).toBeGreaterThanOrEqual(35);
    expect(missing).toEqual([]);
  });

  it("give from an Altium text file what the same board's Gerber files give", async () => {
    // oa09 and og40 are one board: the tool wrote both. Its drill files name vias twice, 84 of them.
    const [native, fabricated] = [
      boards.find(({ id }) => id === "oa09"),
      corpusSets().find(({ id }) => /^og40/.test(id)),
    ];
    if (!native || !fabricated) throw new Error("the corpus lacks a board");
    const [one, other] = await Promise.all([openSet(native), openSet(fabricated)]);
    if (!("files" in one && "files" in other)) throw new Error("a set does not open");
    const [text, gerber] = [readBoard(one.files), readBoard(other.files)];
    if (!text.ok || !gerber.ok) throw new Error("a board was not read");
    const look = (board: BoardModel) => ({
      widthMm: boardFacts(board).widthMm,
      heightMm: boardFacts(board).heightMm,
      layers: boardFacts(board).layers,
      minTraceMm: boardFacts(board).minTraceMm,
      holes: board.drills.reduce((sum, { holes, slots }) => sum + holes.length / 3 + slots.length, 0),
      openings: board.layers
        .filter(({ type }) => type === "soldermask" || type === "paste")
        .map(({ type, side, image }) => `${type} ${side} ${image.count}`)
        .sort(),
    });
    expect(look(text.value)).toEqual(look(gerber.value));
  });
});
