// Boards of design tools for the fuzzing: whole ones of every format, their numbers and words exchanged by chance.

import { readFileSync } from "node:fs";
import path from "node:path";
import { altiumBoard, head, pad, Part, properties, record } from "../../native-board/altium-streams";
import type { Random } from "../../../support/random";

const KICAD = readFileSync(
  path.resolve(import.meta.dirname, "../../native-board/boards/every-record.kicad_pcb"),
  "utf8",
).replace(
  /\)\s*$/,
  `(gr_text_box "some words" (start 5 5) (end 15 9) (margins 1 1 1 1) (border yes) (stroke (width 0.1)) (layer "F.SilkS"))
  (table (column_count 2) (layer "F.SilkS") (border (external yes) (stroke (width 0.1))) (separators (rows yes) (cols yes) (stroke (width 0.1)))
    (cells (table_cell "a" (start 0 0) (end 9 5) (span 1 1) (layer "F.SilkS")) (table_cell "b" (start 9 0) (end 18 5) (span 1 1) (layer "F.SilkS"))))
  (dimension (type aligned) (layer "F.SilkS") (pts (xy 1 1) (xy 9 1)) (height 2) (style (thickness 0.1) (arrow_length 1)) (gr_text "8" (at 4 4) (layer "F.SilkS")))
  (gr_rect (start 1 1) (end 9 5) (radius 1) (stroke (width 0.1)) (layer "F.SilkS")))`,
);

const EAGLE = `<?xml version="1.0"?><!DOCTYPE eagle SYSTEM "eagle.dtd"><eagle version="9.6.2"><drawing>
<layers><layer number="1" name="Top"/><layer number="16" name="Bottom"/><layer number="17" name="Pads"/><layer number="18" name="Vias"/><layer number="20" name="Dimension"/><layer number="21" name="tPlace"/></layers>
<board><plain><wire x1="0" y1="0" x2="20" y2="0" width="0" layer="20"/><wire x1="20" y1="0" x2="20" y2="10" width="0" layer="20"/><wire x1="20" y1="10" x2="0" y2="10" width="0" layer="20" curve="20"/><wire x1="0" y1="10" x2="0" y2="0" width="0" layer="20"/>
<text x="2" y="2" size="1.2" layer="21" rot="MR90">Words</text><hole x="3" y="3" drill="1"/><rectangle x1="1" y1="1" x2="2" y2="2" layer="1" rot="R30"/><circle x="5" y="5" radius="1" width="0.1" layer="21"/></plain>
<libraries><library name="l"><packages><package name="p"><smd name="1" x="0" y="0" dx="1" dy="0.6" layer="1" roundness="20"/><pad name="2" x="2" y="0" drill="0.8" shape="octagon"/></package></packages></library></libraries>
<designrules name="d"><param name="layerSetup" value="(1*16)"/><param name="rvPadTop" value="0.25"/><param name="mvStopFrame" value="1.0"/></designrules>
<elements><element name="R1" library="l" package="p" value="" x="8" y="5" rot="R45"/></elements>
<signals><signal name="GND"><wire x1="1" y1="5" x2="8" y2="5" width="0.2" layer="1"/><via x="6" y="7" extent="1-16" drill="0.3"/><contactref element="R1" pad="1"/><polygon width="0.2" layer="16"><vertex x="1" y="1"/><vertex x="9" y="1" curve="90"/><vertex x="9" y="9"/></polygon></signal></signals></board></drawing></eagle>`;

const corners = [0, 1000, 1000, 0].map(
  (x, k) => `|KIND${k}=${k % 2}|VX${k}=${x}mil|VY${k}=${k < 2 ? 0 : 500}mil|CX${k}=0mil|CY${k}=0mil|SA${k}=0|EA${k}=90`,
);
const ALTIUM_TEXT = [
  `|RECORD=Board|KIND=Protel_Advanced_PCB|VERSION=5.00${corners.join("")}|LAYER1NAME=Top|LAYER1NEXT=2|LAYER2NEXT=32`,
  "|RECORD=Net|ID=0|NAME=GND",
  "|RECORD=Component|ID=0|SOURCEDESIGNATOR=R1|NAMEON=TRUE",
  "|RECORD=Rule|RULEKIND=SolderMaskExpansion|SCOPE1EXPRESSION=All|PRIORITY=1|EXPANSION=4mil",
  `|RECORD=Polygon|ID=0|LAYER=TOP${corners.join("")}`,
  "|RECORD=Pad|NET=0|COMPONENT=0|LAYER=MULTILAYER|NAME=1|X=100mil|Y=100mil|SHAPE=ROUNDEDRECTANGLE|XSIZE=60mil|YSIZE=40mil|HOLESIZE=20mil|HOLETYPE=2|HOLEWIDTH=40|ROTATION=30|TOPLAYERCRPCT=50",
  "|RECORD=Via|NET=0|STARTLAYER=TOP|ENDLAYER=BOTTOM|X=300mil|Y=200mil|HOLESIZE=12|DIAMETER=24",
  "|RECORD=Track|NET=0|LAYER=MID1|X1=0mil|Y1=0mil|X2=500mil|Y2=200mil|WIDTH=8mil",
  "|RECORD=Track|LAYER=KEEPOUT|X1=0mil|Y1=0mil|X2=500mil|Y2=200mil|WIDTH=8mil",
  "|RECORD=Arc|LAYER=BOTTOM|WIDTH=10|LOCATION.X=300mil|LOCATION.Y=300mil|STARTANGLE=0|ENDANGLE=270|RADIUS=50mil",
  "|RECORD=Text|LAYER=TOPOVERLAY|X=1mil|Y=1mil|HEIGHT=40mil|WIDTH=6mil|ROTATION=90|MIRROR=TRUE|WIDESTRING=65,66",
  `|RECORD=Region|LAYER=TOP|KIND=0|HOLECOUNT=1${corners.join("")}|HOLE0VX0=10mil|HOLE0VY0=10mil|HOLE0VX1=20mil|HOLE0VY1=10mil|HOLE0VX2=20mil|HOLE0VY2=20mil`,
].join("\r\n");

const ALTIUM = altiumBoard({
  Nets6: [properties("|NAME=GND")],
  Components6: [properties("|SOURCEDESIGNATOR=R1|NAMEON=TRUE|COMMENTON=FALSE")],
  Tracks6: [record(4, head(1, { net: 0 }).mm(1, 1, 5, 1, 0.25))],
  Pads6: [pad({ name: "1", layer: 74, at: [5, 5], size: [2, 1], shape: 2, holeMm: 0.8, net: 0, component: 0 })],
  Vias6: [record(3, new Part().zeros(1).bytes(4, 0).word(0).zeros(8).mm(15, 5, 0.6, 0.3).bytes(1, 32).zeros(60))],
});

const NUMBERS = ["0", "-1", "1e308", "-1e-300", "99999999999", "NaN", "", "0.001", "10000", "x", "360", "-45"];
const WORDS = [
  "(",
  ")",
  '"',
  "<",
  ">",
  "|",
  "=",
  "\n",
  "\0",
  "*.Cu",
  "F.Cu",
  "TOP",
  "MULTILAYER",
  "(pts (xy 0 0))",
  "rot='MR'",
];

export type NativeCase = { name: string; bytes: Uint8Array };

/** Some numbers replaced, and now and then a piece put in, left out or said twice. */
export function nativeBytes(random: Random): NativeCase {
  const kind = random.below(5);
  if (kind === 4) return { name: "b.PcbDoc", bytes: ALTIUM };
  const [name, text] = [
    ["b.kicad_pcb", KICAD] as const,
    ["b.kicad_pcb", KICAD] as const,
    ["b.brd", EAGLE] as const,
    ["b.PcbDoc", ALTIUM_TEXT] as const,
  ][kind] ?? ["b.brd", EAGLE];
  let out = text;
  for (let turn = random.below(6); turn > 0; turn--) {
    const places = [...out.matchAll(/-?\d+(?:\.\d+)?/g)];
    const place = places[random.below(places.length)];
    if (!place) break;
    out = out.slice(0, place.index) + random.one(NUMBERS) + out.slice(place.index + place[0].length);
  }
  if (random.isLuck(0.4)) {
    const at = random.below(out.length);
    const length = random.below(200);
    out =
      out.slice(0, at) +
      (random.isLuck(0.5) ? random.one(WORDS) : out.slice(at, at + 2 * length)) +
      out.slice(at + length);
  }
  return { name, bytes: new TextEncoder().encode(out) };
}
