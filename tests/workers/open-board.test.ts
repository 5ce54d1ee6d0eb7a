import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { loadRarFromPackage } from "@/lib/core/archive/load-rar";
import { openBoard } from "@/lib/workers/gerber/open-board";
import { codeOfThrown, type OpenBoardProgress } from "@/lib/workers/archive/read-upload";
import { rar5, zip } from "../support/archives";
import { BOARD_FILES } from "../support/small-board";

const colors = { maskColor: "#0b6b3a", finish: "#d9b75b", silkColor: "#ffffff" };

function open(bytes: Uint8Array, progress: OpenBoardProgress[] = []) {
  return openBoard(bytes, { colors }, { loadRar: loadRarFromPackage, onProgress: (step) => progress.push(step) });
}

describe("a board out of an upload", () => {
  it("comes with its numbers, its files' purposes and two pictures, from a zip and a RAR alike", async () => {
    const fromZip = await open(zip(BOARD_FILES));
    expect(fromZip).toEqual(await open(rar5(BOARD_FILES)));
    if (!fromZip.ok) throw new Error(fromZip.code);
    const { facts, layers, topSvg, bottomSvg } = fromZip.value;
    // small-board.ts: a rectangle of 20 × 10 mm, two layers of copper, two holes of 0.8 mm.
    expect(facts).toMatchObject({
      widthMm: 20,
      heightMm: 10,
      layers: 2,
      minDrillMm: 0.8,
      drillCount: 2,
      slotCount: 0,
      outline: "closed",
    });
    expect(layers.map(({ file, type, side }) => `${file} ${type} ${side}`)).toEqual([
      "b.gtl copper top",
      "b.gbl copper bottom",
      "b.gts soldermask top",
      "b.gbs soldermask bottom",
      "b.gko outline all",
      "b.drl drill all",
    ]);
    for (const svg of [topSvg, bottomSvg]) {
      expect(svg).toMatch(/^<svg [^>]*width="20\.5mm" height="10\.5mm"/);
      expect(svg).toContain(colors.maskColor);
    }
    expect(topSvg).not.toBe(bottomSvg);
  });

  it("tells how far it is: from 0 to 1, never back, each layer by its number, of how many, and its name", async () => {
    const progress: OpenBoardProgress[] = [];
    await open(zip(BOARD_FILES), progress);
    const done = progress.map((step) => step.done);
    expect(done).toEqual([...done].sort((a, b) => a - b));
    expect([done[0], done.at(-1)]).toEqual([0, 1]);
    const steps = progress.filter((step) => step.stage === "read");
    expect(steps.map(({ layer, total, file }) => `${layer}/${total} ${file}`)).toEqual([
      "1/6 b.gtl",
      "2/6 b.gbl",
      "3/6 b.gts",
      "4/6 b.gbs",
      "5/6 b.gko",
      "6/6 b.drl",
    ]);
  });

  it("says which entries of the archive were passed over", async () => {
    const result = await open(zip([...BOARD_FILES, { name: "../../evil.gbr", content: "x" }]));
    expect(result.ok && result.value.warnings).toContainEqual({ code: "ENTRY_NAME_IGNORED", file: "../../evil.gbr" });
  });

  it("is refused with the archive's own code", async () => {
    expect(await open(new TextEncoder().encode("hello"))).toEqual({ ok: false, code: "NOT_AN_ARCHIVE" });
    expect(await open(zip([{ name: "a.gbr", content: "x", flags: 1 }]))).toEqual({
      ok: false,
      code: "ARCHIVE_ENCRYPTED",
    });
  });

  it("is refused when nothing in it is a board", async () => {
    expect(await open(zip([{ name: "readme.txt", content: "hello" }]))).toEqual({ ok: false, code: "NO_LAYERS" });
    expect(await open(zip([{ name: "a.gtl", content: "%FSLAX46Y46*%\n%MOMM*%\nM02*\n" }]))).toEqual({
      ok: false,
      code: "NO_LAYERS",
    });
  });

  it("tells a lack of memory from other faults", () => {
    expect(codeOfThrown(new RangeError("Array buffer allocation failed"))).toBe("PARSE_TOO_LARGE");
    expect(codeOfThrown(new TypeError("x is undefined"))).toBe("PARSE_FAILED");
  });
});

const rar = `${process.env.CORPUS_DIR ?? "../shared/corpus"}/gerber/og48-espbase-rar.rar`;

describe.skipIf(!existsSync(rar))("a real RAR", () => {
  it("is the board that its CAD file says", async () => {
    const result = await open(new Uint8Array(readFileSync(rar)));
    // MANIFEST.json, og48, from the KiCad board: 70 × 70 mm, 2 layers, 99 holes.
    expect(result.ok && result.value.facts).toMatchObject({ widthMm: 70, heightMm: 70, layers: 2, drillCount: 99 });
  });
});
