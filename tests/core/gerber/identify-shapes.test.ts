import { describe, expect, it } from "vitest";
import { identifyLayers } from "@/lib/core/gerber/identify";
import { certaintyOf } from "@/lib/core/board/layer";
import { file, judge } from "./identify-judge";

describe("drawings without a word on them are guessed by their shapes", () => {
  const gerber = (body: string) => `%FSLAX44Y44*%\n%MOMM*%\n%ADD10C,1*%\n%ADD11C,0.2*%\n${body}\nM02*\n`;
  const flash = (...places: [number, number][]) =>
    `D10*\n${places.map(([x, y]) => `X${x * 10_000}Y${y * 10_000}D03*`).join("\n")}`;
  const line = (...places: [number, number][]) =>
    `D11*\n${places.map(([x, y], at) => `X${x * 10_000}Y${y * 10_000}D0${at === 0 ? 2 : 1}*`).join("\n")}`;
  const drilled: [number, number][] = [
    [5, 5],
    [15, 5],
  ];
  const topPads: [number, number][] = [
    [5, 10],
    [10, 10],
    [15, 10],
  ];
  const bottomPads: [number, number][] = [[8, 12]];
  const files = [
    file("p1", gerber(`${flash(...drilled, ...bottomPads)}\n${line([5, 5], [8, 12], [15, 5])}`)),
    file("p2", gerber(`${flash(...drilled, ...topPads)}\n${line([5, 5], [5, 10], [10, 10])}`)),
    file("p3", gerber(flash(...drilled, ...bottomPads))),
    file("p4", gerber(flash(...drilled, ...topPads))),
    file("p5", gerber(flash(...topPads))),
    file("p6", gerber(line([2, 2], [4, 3], [6, 2]))),
    file("p7", gerber(line([0, 0], [20, 0], [20, 15], [0, 15], [0, 0]))),
    file("p8", "M48\nMETRIC\nT1C0.5\n%\nT1\nX5.0Y5.0\nX15.0Y5.0\nM30\n"),
  ];

  it("pads under holes with tracks are copper, alone a mask, without holes paste; a closed line is the outline", () => {
    expect(judge(files)).toEqual({
      p1: "copper bottom 2",
      p2: "copper top 1",
      p3: "soldermask bottom",
      p4: "soldermask top",
      p5: "paste top",
      p6: "silkscreen top",
      p7: "outline",
      p8: "drill unknown",
    });
  });

  it("and are called guesses, with the sign that was seen", () => {
    const guessed = identifyLayers(files).filter(({ basis }) => basis === "geometry");
    expect(guessed.map((layer) => [certaintyOf(layer), layer.evidence.map(({ text: sign }) => sign)])).toEqual([
      ["guess", ["HOLES_ON_PADS"]],
      ["guess", ["HOLES_ON_PADS"]],
      ["guess", ["PADS_ALONE"]],
      ["guess", ["PADS_ALONE"]],
      ["guess", ["PADS_WITHOUT_HOLES"]],
      ["guess", ["LINES_ALONE"]],
      ["guess", ["CLOSED_LINE"]],
    ]);
  });

  it("a layer that is known by its name leaves the other side to the open one", () => {
    const [bottom, top] = files;
    const named = [{ name: "board.gtl", bytes: top?.bytes ?? new Uint8Array() }];
    const set = [...named, { name: "q", bytes: bottom?.bytes ?? new Uint8Array() }, ...files.slice(7)];
    expect(judge(set)).toMatchObject({ "board.gtl": "copper top 1", q: "copper bottom 2" });
  });

  it("without holes to compare with, nothing is said of pads and lines", () => {
    expect(judge(files.slice(2, 6))).toEqual({ p3: "other", p4: "other", p5: "other", p6: "other" });
  });
});
