import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readBoard } from "@/lib/core/gerber/board";
import { boundsOf } from "@/lib/core/geometry/contour";
import { boardFacts } from "@/lib/core/measure/facts";
import { regionOf } from "@/lib/core/board/image";
import { readAltiumText } from "@/lib/core/native-board/altium/read-altium";
import { boardOf, layerOf, sayings } from "./native-board";

/** In mils: 40 mil are 1.016 mm. */
const corners = (points: readonly (readonly [number, number])[], before = "") =>
  points.map(([x, y], k) => `|${before}KIND${k}=0|${before}VX${k}=${x}mil|${before}VY${k}=${y}mil`).join("");

const SHAPE = corners([
  [0, 0],
  [1000, 0],
  [1000, 500],
  [0, 500],
]);
const HEAD = `|RECORD=Board|KIND=Protel_Advanced_PCB|VERSION=5.00${SHAPE}|LAYER1NAME=Top Layer|LAYER1NEXT=32`;

const text = (...records: string[]) => [HEAD, ...records].join("\r\n") + "\r\n";
const board = (...records: string[]) => boardOf(text(...records), "b.PcbDoc");
const short = (mm: number) => Math.round(mm * 10000) / 10000 + 0;
const boxOf = ({ bounds }: { bounds: { minX: number; minY: number; maxX: number; maxY: number } }) =>
  [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].map(short);

const NET = "|RECORD=Net|ID=0|NAME=GND";
const PART = "|RECORD=Component|ID=0|SOURCEDESIGNATOR=R1|NAMEON=FALSE|COMMENTON=FALSE";
const PAD =
  "|RECORD=Pad|COMPONENT=0|NET=0|LAYER=TOP|ROTATION=90|NAME=1|HOLESIZE=0mil|PLATED=TRUE|X=100mil|Y=200mil|PADMODE=0" +
  "|SHAPE=RECTANGLE|XSIZE=40mil|YSIZE=20mil|SOLDERMASKEXPANSIONMODE=Manual|SOLDERMASKEXPANSION_MANUAL=2mil";

describe("an Altium board saved as text", () => {
  it("has its facts, its layers, its nets and its parts", () => {
    const read = board(
      NET,
      PART,
      PAD,
      "|RECORD=Track|NET=0|LAYER=TOP|X1=100mil|Y1=200mil|X2=400mil|Y2=200mil|WIDTH=10mil",
      "|RECORD=Via|NET=0|STARTLAYER=TOP|ENDLAYER=BOTTOM|X=400mil|Y=200mil|HOLESIZE=12|DIAMETER=24|TENTINGTOP=TRUE|TENTINGBOTTOM=FALSE",
    );
    // 1000 × 500 mil, 10 mil, 12 mil.
    expect(boardFacts(read)).toMatchObject({
      widthMm: 25.4,
      heightMm: 12.7,
      layers: 2,
      minTraceMm: 0.254,
      minDrillMm: 0.305,
      drillCount: 1,
      outline: "closed",
    });
    expect(sayings(layerOf(read, "copper", "top"))).toEqual(["GND R1.1 SMDPad", "GND - Conductor", "GND - ViaPad"]);
    expect(sayings(layerOf(read, "copper", "bottom"))).toEqual(["GND - ViaPad"]);
    expect(
      [layerOf(read, "soldermask", "top"), layerOf(read, "soldermask", "bottom")].map(({ image }) => image.count),
    ).toEqual([1, 1]);
  });

  it("turns a pad about itself, opens the mask by its own measure and the stencil by the rule", () => {
    const read = board("|RECORD=Rule|RULEKIND=PasteMaskExpansion|SCOPE1EXPRESSION=All|PRIORITY=1|EXPANSION=-1mil", PAD);
    // 40 × 20 mil at (100, 200) turned by 90°: 90 … 110 by 180 … 220 mil; 2 mil more and 1 mil less each way.
    const mils = (...values: number[]) => values.map((value) => short(value * 0.0254));
    expect(boxOf(layerOf(read, "copper", "top").image)).toEqual(mils(90, 180, 110, 220));
    expect(boxOf(layerOf(read, "soldermask", "top").image)).toEqual(mils(88, 178, 112, 222));
    expect(boxOf(layerOf(read, "paste", "top").image)).toEqual(mils(91, 181, 109, 219));
  });

  it("drills slots, and has another pad on each side where they are told apart", () => {
    const read = board(
      "|RECORD=Pad|LAYER=MULTILAYER|NAME=1|X=300mil|Y=200mil|ROTATION=0|HOLESIZE=20mil|HOLETYPE=2|HOLEWIDTH=60|HOLEROTATION=90" +
        "|PLATED=FALSE|PADMODE=1|SHAPE=ROUND|XSIZE=80mil|YSIZE=80mil|TOPSHAPE=RECTANGLE|TOPXSIZE=80mil|TOPYSIZE=80mil" +
        "|BOTSHAPE=ROUND|BOTXSIZE=60mil|BOTYSIZE=60mil|MIDSHAPE=ROUND|MIDXSIZE=50mil|MIDYSIZE=50mil",
    );
    const [drill] = read.drills;
    expect(drill).toMatchObject({ plating: "non-plated", slots: [{ diameterMm: expect.closeTo(0.508, 9) }] });
    // 60 − 20 mil between the ends of its path, upright through (300, 200).
    expect([...(drill?.slots[0]?.path ?? [])].map((value) => short(value / 0.0254))).toEqual([
      300, 180, 0, 300, 220, 0,
    ]);
    const shapes = (["top", "bottom"] as const).map((side) => {
      const { image } = layerOf(read, "copper", side);
      return [image.shapes[0]?.kind, short((image.bounds.maxX - image.bounds.minX) / 0.0254)];
    });
    expect(shapes.map(([, width]) => width)).toEqual([80, 60]);
  });

  it("draws arcs, fills and areas with their holes, and leaves what is kept out", () => {
    const square = (from: number, to: number) =>
      [
        [from, from],
        [to, from],
        [to, to],
        [from, to],
      ] as const;
    const read = board(
      "|RECORD=Arc|LAYER=BOTTOM|WIDTH=10|LOCATION.X=300mil|LOCATION.Y=300mil|STARTANGLE=0|ENDANGLE=360|RADIUS=95mil",
      "|RECORD=Fill|LAYER=TOP|X1=0mil|Y1=0mil|X2=100mil|Y2=50mil|ROTATION= 0.000E+0000",
      `|RECORD=Region|LAYER=TOP|KIND=0|HOLECOUNT=1${corners(square(200, 300))}${corners(square(240, 260), "HOLE0")}`,
      "|RECORD=Fill|LAYER=TOP|KEEPOUT=TRUE|X1=800mil|Y1=0mil|X2=900mil|Y2=50mil|ROTATION=0",
    );
    const { image } = layerOf(read, "copper", "top");
    expect(image.count).toBe(2);
    expect(boxOf({ bounds: boundsOf(regionOf(image, 1)) })).toEqual(
      [200, 200, 300, 300].map((mil) => short(mil * 0.0254)),
    );
    // The ring reaches 100 mil from its middle.
    expect(boxOf(layerOf(read, "copper", "bottom").image)).toEqual(
      [200, 200, 400, 400].map((mil) => short(mil * 0.0254)),
    );
  });

  it("has inner layers by their names, and planes that it does not draw", () => {
    const stack = `${HEAD.replace("LAYER1NEXT=32", "LAYER1NEXT=2")}|LAYER2NAME=Signal|LAYER2NEXT=39|LAYER39NAME=Plane|LAYER39NEXT=32`;
    const read = boardOf(
      [stack, "|RECORD=Track|LAYER=MID1|X1=0mil|Y1=0mil|X2=10mil|Y2=0mil|WIDTH=5mil", PAD].join("\n"),
      "b.PcbDoc",
    );
    expect(boardFacts(read).layers).toBe(4);
    expect(read.layers.find(({ file }) => file === "Signal")?.image.count).toBe(1);
    expect(read.warnings.map(({ code }) => code)).toContain("PLANE_NOT_DRAWN");
    expect(boardFacts(read).minSpaceMm).toBeNull();
  });

  it("writes words that come as numbers of letters, and none that a part hides", () => {
    const label = "|RECORD=Text|LAYER=TOPOVERLAY|COMPONENT=0|X=100mil|Y=100mil|HEIGHT=40mil|WIDTH=5mil|ROTATION=0";
    const strokes = (record: string) => layerOf(board(PART, PAD, record), "silkscreen", "top").image.count;
    // An I is one stroke; 73 is its number.
    expect(strokes(`${label}|WIDESTRING=73`)).toBe(strokes(`${label}|TEXT=I`));
    expect(strokes(`${label}|WIDESTRING=73`)).toBeGreaterThan(0);
    expect(strokes(`${label}|WIDESTRING=73|DESIGNATOR=TRUE`)).toBe(0);
  });

  it("says which area has no copper stored with it", () => {
    const area = `|RECORD=Polygon|ID=3|NET=0|LAYER=TOP${SHAPE}`;
    const codes = (...records: string[]) => board(PAD, ...records).warnings.map(({ code, line }) => [code, line]);
    expect(codes(area)).toContainEqual(["POUR_UNFILLED", 3]);
    const fill = `|RECORD=Region|LAYER=TOP|POLYGON=3|KIND=0${SHAPE}`;
    expect(codes(area, fill).map(([code]) => code)).not.toContain("POUR_UNFILLED");
  });

  it("takes its edge from the keep-out layer where the shape is a converter's work space, and not where it is a rim", () => {
    const loop = (from: number, [right, top]: readonly [number, number]) =>
      (
        [
          [from, from, right, from],
          [right, from, right, top],
          [right, top, from, top],
          [from, top, from, from],
        ] as const
      ).map(
        ([x0, y0, x1, y1]) => `|RECORD=Track|LAYER=KEEPOUT|X1=${x0}mil|Y1=${y0}mil|X2=${x1}mil|Y2=${y1}mil|WIDTH=10mil`,
      );
    const small = PAD.replace("X=100mil|Y=200mil", "X=400mil|Y=250mil");
    // 200 mil are 5.08 mm: 600 × 100 mil are left. 20 mil are a rim.
    expect(boardFacts(board(small, ...loop(200, [800, 300])))).toMatchObject({ widthMm: 15.24, heightMm: 2.54 });
    expect(boardFacts(board(small, ...loop(20, [980, 480])))).toMatchObject({ widthMm: 25.4, heightMm: 12.7 });
  });

  it("is refused without a board, and read without falling over whatever else stands in it", () => {
    const bytes = (content: string) => new TextEncoder().encode(content);
    expect(readAltiumText(bytes("|RECORD=Track|X1=1mil"))).toMatchObject({ ok: false, code: "NATIVE_DAMAGED" });
    const whole = text(NET, PART, PAD, `|RECORD=Polygon|ID=1${SHAPE}`);
    fc.assert(
      fc.property(fc.nat(whole.length), fc.string(), fc.nat(40), (at, noise, cut) => {
        const broken = bytes(whole.slice(0, at) + noise + whole.slice(at + cut));
        expect(typeof readBoard([{ name: "b.PcbDoc", bytes: broken }]).ok).toBe("boolean");
      }),
      { numRuns: 300 },
    );
  });
});
