import { describe, expect, test } from "vitest";
import { boardSvg, layerSvg } from "@/lib/core/board-view/picture";
import { PathWriter } from "@/lib/core/board/svg-path";
import { fixtureBoard } from "../gerber/fixture-board";
import { readMm } from "../gerber/gerber-text";

const OPTIONS = { maskColor: "#0a6b3d", finish: "#d8b24a", silkColor: "#ffffff" };

describe("a board's picture", () => {
  const board = fixtureBoard("blinky");

  test("has the board's size and a quarter of a millimetre around", () => {
    // 30 x 20 mm and twice 0.25; y turned over, so the top is at -20.25.
    expect(boardSvg(board, "top", OPTIONS)).toContain(
      'viewBox="-250 -20250 30500 20500" width="30.5mm" height="20.5mm"',
    );
  });

  test("is mirrored from below", () => {
    const svg = boardSvg(board, "bottom", OPTIONS);
    expect(svg).toContain('viewBox="-30250 -20250 30500 20500"');
    expect(svg).toContain('<g transform="scale(-1 -1)">');
  });

  test("cuts holes, slots and cut-outs through all layers", () => {
    const mask = /<mask id="board-board".*?<\/mask>/.exec(boardSvg(board, "top", OPTIONS))?.[0] ?? "";
    // The edge starts where the walk starts; the cut-out from (22, 6) is 3 x 2 mm.
    expect(mask).toContain('fill-rule="evenodd"');
    expect(mask).toMatch(/h3000v2000h-3000z|v-2000h-3000v2000z|h-3000v-2000h3000z|v2000h-3000v-2000z/);
    // Vias of 0.4 at (10,10), (12,10), (20,10); the slot from (7,15) to (9,15).
    expect(mask).toContain('<path stroke-width="400" d="m10000 10000h0m2000 0h0m8000 0h0"/>');
    expect(mask).toContain('<path stroke-width="600" d="m7000 15000h2000"/>');
  });

  test("keeps its ids apart by the prefix", () => {
    const svg = boardSvg(board, "top", { ...OPTIONS, idPrefix: "p7" });
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? "");
    expect(ids.every((id) => id.startsWith("p7-"))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
    const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1] ?? "");
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test("carries nothing but shapes and the caller's colours", () => {
    const svg = boardSvg(board, "top", OPTIONS);
    expect(svg.replace(/<\/?(svg|defs|g|mask|path|rect|use)\b[^<>]*>/g, "")).toBe("");
    expect(() => boardSvg(board, "top", { ...OPTIONS, maskColor: 'red" onload="x' })).toThrow("colours");
    expect(() => boardSvg(board, "top", { ...OPTIONS, idPrefix: '"><script>' })).toThrow("prefix");
  });
});

describe("a layer's picture", () => {
  test("with dark objects only is drawn as it is", () => {
    const read = readMm(
      "%ADD10C,1*%\n%ADD11R,2X1*%\nD10*\nX0Y0D02*\nX50000Y0D01*\nX50000Y30000D01*\nD11*\nX100000Y0D03*",
    );
    const svg = layerSvg({ image: read.image }, { color: "#123456" });
    expect(svg).toContain('<path stroke="none" d="m9000-500h2000v1000h-2000z"/>');
    expect(svg).toContain('<path fill="none" stroke-width="1000" d="m0 0h5000v3000"/>');
    expect(svg).not.toContain("<mask");
  });

  test("with clear objects is a mask in drawing order", () => {
    const read = readMm("%ADD10C,4*%\n%ADD11C,2*%\nD10*\nX0Y0D03*\n%LPC*%\nD11*\nX0Y0D03*");
    const svg = layerSvg({ image: read.image });
    expect(svg).toMatch(
      /<g fill="#fff" stroke="#fff"><path fill="none" stroke-width="4000" d="m0 0h0"\/><\/g><g fill="#000" stroke="#000"><path fill="none" stroke-width="2000" d="m0 0h0"\/><\/g>/,
    );
  });

  test("defines a shape once that is flashed often", () => {
    const flashes = [1, 2, 3, 4].map((x) => `X${x}0000Y0D03*`).join("\n");
    const read = readMm(`%AMT*7,0,0,2,1,0.2,45*%\n%ADD10T*%\nD10*\n${flashes}`);
    const svg = layerSvg({ image: read.image });
    expect(svg.match(/<path id="layer-image-0"/g)).toHaveLength(1);
    expect(svg.match(/<use href="#layer-image-0"/g)).toHaveLength(4);
  });

  test("of a layer with nothing in it is an empty picture", () => {
    expect(layerSvg({ image: readMm("").image })).toContain('viewBox="0 -1000 1000 1000"');
  });
});

test("a path is written in whole micrometres, relative, with arcs", () => {
  const path = new PathWriter();
  path.contour(Float64Array.of(1, 0, 1, -1, 0, 0));
  expect(path.toString()).toBe("m1000 0a1000 1000 0 0 1-2000 0z");
});
