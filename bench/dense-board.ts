// A generated board of four layers, 100 × 100 mm, with two pours, tracks, parts and vias: 58 pads of parts a cm² on each
// side that bears parts. Boards of the corpus have up to 55 on both sides together, those of four layers mostly 10 to 30.

import type { SourceFile } from "@/lib/core/board/source-file";

const HEAD = "%FSLAX46Y46*%\n%MOMM*%\n%ADD10C,0.15*%\n%ADD11C,0.5*%\n%ADD12R,0.3X1.2*%\n%ADD13C,1*%\nG01*\n";
/** 19 × 19 cells of 5 mm, each with a part of sixteen pads, four vias and sixteen traces. */
const CELLS = 19;
const PITCH_MM = 5;

const at = (x: number, y: number) => `X${Math.round(x * 1e6)}Y${Math.round(y * 1e6)}`;
const line = (x0: number, y0: number, x1: number, y1: number) => `${at(x0, y0)}D02*\n${at(x1, y1)}D01*\n`;

function eachCell(draw: (x: number, y: number) => string): string {
  let out = "";
  for (let row = 0; row < CELLS; row++)
    for (let column = 0; column < CELLS; column++) out += draw(3 + column * PITCH_MM, 3 + row * PITCH_MM);
  return out;
}

const PINS = Array.from({ length: 8 }, (_, k) => 0.4 + k * 0.5);
const VIAS = [0.5, 1.6, 2.7, 3.8];

const pads = (x: number, y: number) =>
  `D12*\n${PINS.map((pin) => `${at(x + pin, y)}D03*\n${at(x + pin, y + 3)}D03*\n`).join("")}`;
const vias = (x: number, y: number) => `D11*\n${VIAS.map((via) => `${at(x + via, y + 1.5)}D03*\n`).join("")}`;
const tracks = (x: number, y: number) =>
  `D10*\n${PINS.map((pin) => line(x + pin, y, x + pin, y + 0.9) + line(x + pin, y + 3, x + pin, y + 2.1)).join("")}`;
const openings = (x: number, y: number) => `D11*\n${VIAS.map((via) => `${at(x + via, y + 1.5)}D03*\n`).join("")}`;

/** A plane with a round opening around every via. */
const plane = () =>
  `G36*\n${at(1, 1)}D02*\n${at(99, 1)}D01*\n${at(99, 99)}D01*\n${at(1, 99)}D01*\n${at(1, 1)}D01*\nG37*\n` +
  `%LPC*%\nD13*\n${eachCell(openings).replaceAll("D11*\n", "")}%LPD*%\n${eachCell(openings)}`;

/** The board's files, with KiCad's names. */
export function denseBoard({ hasPartsBelow }: { hasPartsBelow: boolean }): SourceFile[] {
  const side = (hasParts: boolean) => eachCell((x, y) => (hasParts ? pads(x, y) : "") + vias(x, y) + tracks(x, y));
  const mask = (hasParts: boolean) => (hasParts ? eachCell(pads) : "");
  const edge = `D10*\n${line(0, 0, 100, 0)}${line(100, 0, 100, 100)}${line(100, 100, 0, 100)}${line(0, 100, 0, 0)}`;
  const holes = eachCell((x, y) => VIAS.map((via) => `X${(x + via).toFixed(3)}Y${(y + 1.5).toFixed(3)}\n`).join(""));
  const layers = {
    F_Cu: side(true),
    In1_Cu: plane(),
    In2_Cu: plane(),
    B_Cu: side(hasPartsBelow),
    F_Mask: mask(true),
    B_Mask: mask(hasPartsBelow),
    Edge_Cuts: edge,
  };
  const texts = [
    ...Object.entries(layers).map(([layer, body]) => ({ name: `dense-${layer}.gbr`, text: `${HEAD}${body}M02*\n` })),
    { name: "dense-PTH.drl", text: `M48\nMETRIC\nT1C0.25\n%\nT1\n${holes}M30\n` },
  ];
  return texts.map(({ name, text }) => ({ name, bytes: new TextEncoder().encode(text) }));
}
