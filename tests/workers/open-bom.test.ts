// Parts lists and pick-and-place files from their bytes, with what a person corrects.

import { describe, expect, it } from "vitest";
import { openBom, openPlacements } from "@/lib/workers/bom/open-bom";

const bytes = (text: string) => new TextEncoder().encode(text);
const LIST = bytes('A list\n\nDesignator,Quantity,Part,Note\n"R1,R2",2,RC0603FR-0710KL,x\nC1,1,CL10B104KB8NNNC,y\n');

describe("a parts list", () => {
  it("is found and read, with its first rows as they stand", async () => {
    const opened = await openBom(LIST);
    expect(opened).toMatchObject({
      ok: true,
      value: { sheet: 0, headerRow: 2, sheets: [{ name: "", rows: 5 }], lines: [{ row: 4 }, { row: 5 }] },
    });
    expect(opened.ok && opened.value.preview[2]).toEqual(["Designator", "Quantity", "Part", "Note"]);
  });

  it("is read as a person says that it stands", async () => {
    const opened = await openBom(LIST, { columns: ["designator", "quantity", "description", "mpn"] });
    expect(opened).toMatchObject({ value: { lines: [{ mpn: "x", description: "RC0603FR-0710KL" }, { mpn: "y" }] } });
    const headless = await openBom(LIST, { headerRow: 3, columns: ["designator", "quantity", "mpn", null] });
    expect(headless).toMatchObject({ value: { headerRow: 3, lines: [{ row: 5, mpn: "CL10B104KB8NNNC" }] } });
  });

  it("that has no line as a person says it is still shown to them", async () => {
    const opened = await openBom(bytes("Designator,Quantity,MPN\n"), { headerRow: 0 });
    expect(opened).toMatchObject({ ok: true, value: { lines: [] } });
  });

  it.each<[string, Uint8Array, object, string]>([
    ["without one", bytes("Dear Sir,\nplease quote\n"), {}, "NO_PARTS_LIST"],
    ["of which only a word reads like one", bytes("See the drawing. The parts are on page two.\n"), {}, "TABLE_EMPTY"],
    ["with a head alone", bytes("Designator,Quantity,MPN\n"), {}, "TABLE_EMPTY"],
    ["on a sheet that is not there", LIST, { sheet: 7 }, "NO_PARTS_LIST"],
    ["of nothing", new Uint8Array(), {}, "TABLE_EMPTY"],
  ])("%s is refused", async (_, file, hints, code) => {
    expect(await openBom(file, hints)).toMatchObject({ ok: false, code });
  });
});

describe("a pick-and-place file", () => {
  it("is read", async () => {
    const opened = await openPlacements(bytes("Ref,PosX,PosY,Rot,Side\nR1,1,2,90,top\n"));
    expect(opened).toMatchObject({ ok: true, value: { placements: [{ designator: "R1", xMm: 1, rotationDeg: 90 }] } });
  });

  it("that is none is refused", async () => {
    expect(await openPlacements(LIST)).toMatchObject({ ok: false, code: "NO_PLACEMENTS" });
  });
});
