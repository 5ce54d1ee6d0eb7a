import { describe, expect, it } from "vitest";
import { present } from "@/lib/base/assert";
import { type Bbox, encloses } from "@/lib/base/bbox";
import type { Mirror } from "@/lib/core/schematic/model/placement";
import type { Rotation } from "@/lib/core/schematic/model/graphic";
import type {
  ComponentField,
  NetLabel,
  Port,
  PowerPort,
  SchematicObject,
  SheetEntry,
  TextNote,
} from "@/lib/core/schematic/model/records";
import type { SchematicSymbol } from "@/lib/core/schematic/model/symbol";
import { boundsOf } from "@/lib/core/schematic/paint/bounds";
import type { PathPrimitive, Primitive, TextPrimitive } from "@/lib/core/schematic/paint/primitive";
import { primitiveBounds } from "@/lib/core/schematic/paint/primitive-bounds";
import { type PaintContext, paintRecord } from "@/lib/core/schematic/paint/record-primitives";
import { findSymbol, SYMBOL_CATALOG } from "@/lib/core/schematic/symbols/catalogue";
import { at, Drawing, pin, symbol } from "@/tests/support/schematic";

const G = 12_700;
const ROTATIONS: readonly Rotation[] = [0, 90, 180, 270];
const MIRRORS: readonly Mirror[] = ["none", "x", "y"];

const contextOf = (...symbols: readonly SchematicSymbol[]): PaintContext => ({
  symbolOf: (id) => symbols.find((candidate) => candidate.id === id),
  path: "/",
});

const libraryPart = (id: string): SchematicSymbol => present(findSymbol(id), id).build();

const isText = (primitive: Primitive): primitive is TextPrimitive => primitive.kind === "text";
const isPath = (primitive: Primitive): primitive is PathPrimitive => primitive.kind === "path";
const textsOf = (primitives: readonly Primitive[]): TextPrimitive[] => primitives.filter(isText);
const findText = (primitives: readonly Primitive[], text: string): TextPrimitive =>
  present(
    textsOf(primitives).find((primitive) => primitive.text === text),
    text,
  );
const pointsOf = ({ commands }: PathPrimitive): (readonly [number, number])[] =>
  commands.flatMap((command): (readonly [number, number])[] =>
    command.length === 1 ? [] : [[Number(command.at(-2)), Number(command.at(-1))]],
  );

/** A body of 4 × 2 grid steps with one pin of two steps on its left. */
const ONE_PIN = symbol("ONE", [pin("7", -4, 0, { name: "IN", length: 2 * G })], {
  pinNameOffset: 5_080,
  graphics: [
    {
      ...{ unit: 0, style: 0 },
      graphic: {
        ...{ shape: "rectangle", from: at(-2, -1), to: at(2, 1) },
        ...{ stroke: { width: 0, line: "solid" }, fill: "body" },
      },
    },
    {
      ...{ unit: 0, style: 0 },
      graphic: {
        ...{ shape: "text", at: at(1, 0.5), text: "mark", rotation: 0 },
        style: { size: G, isBold: false, isItalic: false, horizontal: "start", vertical: "start" },
      },
    },
  ],
});

const field = (text: string, change: Partial<ComponentField> = {}): ComponentField => ({
  ...{ text, isVisible: true, place: null, ...change },
});

const painted = (rotation: Rotation, mirror: Mirror) =>
  paintRecord(new Drawing(ONE_PIN).component(ONE_PIN, "U1", 0, 0, { rotation, mirror }), contextOf(ONE_PIN));

describe("texts of pins", () => {
  // The pin's line goes from the connection point, 4 steps from the origin, to the body's edge at 2 steps. The number
  // stands at the middle of it, 0.254 mm above or left; the name 0.508 mm inside of the edge.
  const level = { rotation: 0 } as const;
  const upright = { rotation: 90 } as const;
  it.each([
    [0, "none", { x: -3 * G, y: -2_540 }, { x: -2 * G + 5_080, y: 0 }, "start", level],
    [90, "none", { x: -2_540, y: 3 * G }, { x: 0, y: 2 * G - 5_080 }, "start", upright],
    [180, "none", { x: 3 * G, y: -2_540 }, { x: 2 * G - 5_080, y: 0 }, "end", level],
    [270, "none", { x: -2_540, y: -3 * G }, { x: 0, y: -2 * G + 5_080 }, "end", upright],
    [0, "y", { x: 3 * G, y: -2_540 }, { x: 2 * G - 5_080, y: 0 }, "end", level],
    [0, "x", { x: -3 * G, y: -2_540 }, { x: -2 * G + 5_080, y: 0 }, "start", level],
    [90, "x", { x: -2_540, y: -3 * G }, { x: 0, y: -2 * G + 5_080 }, "end", upright],
    [270, "x", { x: -2_540, y: 3 * G }, { x: 0, y: 2 * G - 5_080 }, "start", upright],
  ] as const)("can be read at %i° and mirror %s", (rotation, mirror, number, name, align, turn) => {
    const primitives = painted(rotation, mirror);
    expect(findText(primitives, "7")).toMatchObject({ at: number, align: "middle", ...turn });
    expect(findText(primitives, "IN")).toMatchObject({ at: name, align, baseline: "middle", ...turn });
  });

  it("stand on both sides of the line where the name is outside", () => {
    const outside = { ...ONE_PIN, id: "OUT", pinNameOffset: 0 };
    const part = new Drawing(outside).component(outside, "U1", 0, 0);
    const primitives = paintRecord(part, contextOf(outside));
    expect(findText(primitives, "IN").at).toEqual({ x: -3 * G, y: -2_540 });
    // Digits of 1.016 mm are 0.73 mm high.
    expect(findText(primitives, "7").at).toEqual({ x: -3 * G, y: 2_540 + 7_315 });
  });

  it("show the alternate function that was chosen", () => {
    const port = symbol("MCU", [
      pin("3", -4, 0, { name: "PA0", alternates: [{ name: "TX", type: "output" }] }),
      pin("4", -4, 2, { name: "PA1" }),
    ]);
    const part = new Drawing(port).component(port, "U1", 0, 0, { alternates: { "3": "TX" } });
    const names = textsOf(paintRecord(part, contextOf(port))).filter(({ ink }) => ink === "pin-name");
    expect(names.map(({ text }) => text)).toEqual(["TX", "PA1"]);
  });
});

describe("texts of symbols", () => {
  // "mark" begins at (1, 0.5) and hangs down; half a turn brings its other end and its foot to (-1, -0.5).
  it.each([
    [0, "none", { x: G, y: G / 2 }, "start", "top", 0],
    [180, "none", { x: -G, y: -G / 2 }, "end", "alphabetic", 0],
    [0, "x", { x: G, y: -G / 2 }, "start", "alphabetic", 0],
    [0, "y", { x: -G, y: G / 2 }, "end", "top", 0],
    [90, "none", { x: G / 2, y: -G }, "start", "top", 90],
    [270, "none", { x: -G / 2, y: G }, "end", "alphabetic", 90],
  ] as const)("keep their place at %i° and mirror %s", (rotation, mirror, place, align, baseline, turn) => {
    expect(findText(painted(rotation, mirror), "mark")).toMatchObject({ at: place, align, baseline, rotation: turn });
  });
});

describe("fields", () => {
  const resistor = libraryPart("passive:R");
  const paint = (rotation: Rotation, change = {}) =>
    paintRecord(
      new Drawing(resistor).component(resistor, "R1", 10, 10, { rotation, fields: { value: field("10k") }, ...change }),
      contextOf(resistor),
    );
  const boxesOf = (primitives: readonly Primitive[]) =>
    ["R1", "10k"].map((text) => primitiveBounds(findText(primitives, text)));

  it("stand above a level part, the designator first", () => {
    const [designator, value] = boxesOf(paint(0));
    // The body reaches 4 steps of 0.254 mm above the line at 10 grid steps.
    const bodyTop = 10 * G - 10_160;
    expect(present(value, "value").maxY).toBeLessThan(bodyTop);
    expect(present(designator, "designator").maxY).toBeLessThanOrEqual(present(value, "value").maxY - G);
    expect(findText(paint(0), "R1")).toMatchObject({ at: { x: 10 * G }, align: "middle", isBold: true });
  });

  it("stand right of an upright part", () => {
    const primitives = paint(90);
    for (const box of boxesOf(primitives)) expect(box.minX).toBeGreaterThan(10 * G + 10_160);
    const [designator, value] = boxesOf(primitives);
    expect(present(designator, "designator").minY).toBeLessThan(present(value, "value").minY);
    expect(findText(primitives, "10k")).toMatchObject({ align: "start", rotation: 0, ink: "field" });
  });

  it("keep the place that they were given, whatever the part's rotation", () => {
    const style = { size: 20_000, isBold: false, isItalic: true, horizontal: "end", vertical: "end" } as const;
    const value = field("10k", { place: { offset: at(3, -2), rotation: 90, style } });
    expect(findText(paint(180, { fields: { value } }), "10k")).toEqual({
      ...{ kind: "text", ink: "field", text: "10k", at: at(13, 8), size: 20_000, isBold: false, isItalic: true },
      ...{ align: "end", baseline: "alphabetic", rotation: 90 },
    });
  });

  it("show what belongs to the placement of the sheet, and the letter of a unit", () => {
    const gates = libraryPart("logic:74HC00");
    const part = new Drawing(gates).component(gates, { "/a/": "U3", "/b/": "U4" }, 0, 0, { unit: 2 });
    const designatorAt = (path: string) =>
      textsOf(paintRecord(part, { ...contextOf(gates), path })).find(({ ink }) => ink === "designator")?.text;
    expect([designatorAt("/a/"), designatorAt("/b/"), designatorAt("/c/")]).toEqual(["U3B", "U4B", "U?B"]);
  });

  it("leave out hidden fields and designators of power symbols", () => {
    const supply = libraryPart("power:+5V");
    const part = new Drawing(supply).component(supply, "#PWR01", 0, 0, {
      fields: { value: field("+5V"), datasheet: field("~", { isVisible: false }) },
    });
    const texts = textsOf(paintRecord(part, contextOf(supply)));
    expect(texts.map(({ text, ink, align }) => ({ text, ink, align }))).toEqual([
      { text: "+5V", ink: "power", align: "middle" },
    ]);
    // Above the bar at 10 steps of 0.254 mm.
    expect(present(texts[0], "name").at.y).toBeLessThan(-25_400);
  });
});

describe("automatic places", () => {
  it("keep fields clear of the symbol's texts, for each symbol in each rotation", () => {
    const overlaps = (a: Bbox, b: Bbox): boolean =>
      Math.min(a.maxX, b.maxX) - Math.max(a.minX, b.minX) > 500 &&
      Math.min(a.maxY, b.maxY) - Math.max(a.minY, b.minY) > 1_500;
    const isField = ({ ink }: TextPrimitive): boolean => ink === "designator" || ink === "field";
    const bad: string[] = [];
    for (const entry of SYMBOL_CATALOG) {
      const built = entry.build();
      for (const rotation of ROTATIONS) {
        const part = new Drawing(built).component(built, `${built.prefix}12`, 0, 0, {
          ...{ rotation, fields: { value: field("1N4148W") } },
        });
        const texts = textsOf(paintRecord(part, contextOf(built)));
        const own = texts.filter((text) => !isField(text)).map(primitiveBounds);
        for (const text of texts.filter(isField))
          if (own.some((box) => overlaps(box, primitiveBounds(text)))) bad.push(`${entry.id} ${rotation} ${text.text}`);
      }
    }
    expect(bad).toEqual([]);
  });
});

describe("parts that are not placed", () => {
  it("have a cross over their body", () => {
    const drawing = new Drawing(ONE_PIN);
    const paint = (isPopulated: boolean) =>
      paintRecord(drawing.component(ONE_PIN, "U1", 0, 0, { isPopulated }), contextOf(ONE_PIN)).filter(
        ({ kind, ...rest }) => kind === "path" && "ink" in rest && rest.ink === "no-connect",
      );
    expect(paint(true)).toEqual([]);
    const [cross] = paint(false).filter(isPath);
    const [first, second] = pointsOf(present(cross, "cross"));
    // From outside the upper left corner of the body to outside the lower right one.
    expect(present(first, "start")[0]).toBeLessThan(-2 * G);
    expect(present(first, "start")[1]).toBeLessThan(-G);
    expect(second).toEqual(present(first, "start").map((value) => -value));
  });
});

describe("arcs", () => {
  it("pass through their point between the ends, in every orientation", () => {
    const arc = symbol("ARC", [], {
      graphics: [
        {
          ...{ unit: 0, style: 0 },
          // Three quarters of a circle of 4 steps about the origin, from the right through the top to below.
          graphic: {
            ...{ shape: "arc", start: at(4, 0), mid: at(0, -4), end: at(0, 4) },
            ...{ stroke: { width: 0, line: "solid" }, fill: "none" },
          },
        },
      ],
    });
    for (const rotation of ROTATIONS)
      for (const mirror of MIRRORS) {
        const part = new Drawing(arc).component(arc, "", 0, 0, { rotation, mirror });
        const [path] = paintRecord(part, contextOf(arc)).filter(isPath);
        const ends = pointsOf(present(path, "arc"));
        // A start and three quarters; each end is 4 steps from the center, and the first quarter ends at `mid`.
        expect(ends).toHaveLength(4);
        for (const [x, y] of ends) expect(Math.hypot(x, y)).toBeCloseTo(4 * G, -1);
        const corners = ends.map(([x, y]) => `${Math.round(x / G)},${Math.round(y / G)}`);
        expect(new Set(corners)).toEqual(new Set(["4,0", "0,4", "-4,0", "0,-4"].map((corner) => corner)));
      }
  });
});

describe("labels", () => {
  const label = (rotation: Rotation): NetLabel => ({
    ...{ kind: "net-label", id: "l", sheetId: "root", at: at(5, 5), rotation, text: "SDA" },
  });

  it.each([
    [0, { minX: 5 * G, maxY: 5 * G }, 0],
    [180, { maxX: 5 * G, maxY: 5 * G }, 0],
    [90, { maxX: 5 * G, maxY: 5 * G }, 90],
    [270, { maxX: 5 * G, minY: 5 * G }, 90],
  ] as const)("stand above or left of their wire at %i°", (rotation, limits, turn) => {
    const [text] = textsOf(paintRecord(label(rotation), contextOf()));
    const box = primitiveBounds(present(text, "text"));
    expect(present(text, "text").rotation).toBe(turn);
    // Descenders reach 0.02 mm over the wire at most.
    const tolerance = 250;
    if ("minX" in limits) expect(box.minX).toBeGreaterThanOrEqual(limits.minX);
    if ("maxX" in limits) expect(box.maxX).toBeLessThanOrEqual(limits.maxX + tolerance);
    if ("minY" in limits) expect(box.minY).toBeGreaterThanOrEqual(limits.minY);
    if ("maxY" in limits) expect(box.maxY).toBeLessThanOrEqual(limits.maxY + tolerance);
  });

  const port = (change: Partial<Port>): readonly Primitive[] =>
    paintRecord(
      {
        ...{ kind: "port", id: "p", sheetId: "root", at: at(0, 0), rotation: 0, text: "EN", direction: "input" },
        ...change,
      },
      contextOf(),
    );
  const flagOf = (primitives: readonly Primitive[]) => pointsOf(present(primitives.filter(isPath)[0], "flag"));
  const onAxis = (points: readonly (readonly [number, number])[]) => points.filter(([, y]) => y === 0);

  it("of inputs point to the wire, of outputs away, of passive signals neither", () => {
    expect(onAxis(flagOf(port({ direction: "input" })))).toEqual([[0, 0]]);
    const [[far = 0] = []] = onAxis(flagOf(port({ direction: "output" })));
    expect(far).toBeGreaterThan(0);
    expect(onAxis(flagOf(port({ direction: "bidirectional" })))).toHaveLength(2);
    expect(onAxis(flagOf(port({ direction: "passive" })))).toEqual([]);
  });

  it("hold their text inside the flag in all directions", () => {
    for (const rotation of ROTATIONS) {
      const primitives = port({ rotation, text: "~{RESET}_WM", direction: "tri-state" });
      const flag = primitiveBounds(present(primitives.filter(isPath)[0], "flag"));
      expect(encloses(flag, primitiveBounds(findText(primitives, "~{RESET}_WM")))).toBe(true);
    }
  });

  it("of sheet entries lie inside the sheet symbol, and inputs point into it", () => {
    const entry = (side: SheetEntry["side"]): readonly Primitive[] =>
      paintRecord(
        {
          ...{ kind: "sheet-entry", id: "e", sheetId: "root", sheetSymbolId: "s", at: at(0, 0), side },
          ...{ text: "CLK", direction: "input" },
        },
        contextOf(),
      );
    const box = (side: SheetEntry["side"]) => primitiveBounds(findText(entry(side), "CLK"));
    expect(box("left").minX).toBeGreaterThan(0);
    expect(box("right").maxX).toBeLessThan(0);
    expect(box("top").minY).toBeGreaterThan(0);
    expect(box("bottom").maxY).toBeLessThan(0);
    // The flag is 1.27 mm long; its only point on the axis is the tip.
    expect(onAxis(flagOf(entry("left")))).toEqual([[G, 0]]);
    expect(onAxis(flagOf(entry("right")))).toEqual([[-G, 0]]);
  });
});

describe("power ports", () => {
  const port = (change: Partial<PowerPort>): readonly Primitive[] =>
    paintRecord(
      {
        ...{ kind: "power-port", id: "p", sheetId: "root", at: at(0, 0), rotation: 0, mirror: "none" },
        ...{ name: "VCC", scope: "global", form: "bar", ...change },
      },
      contextOf(),
    );

  it("have their name at the far end, in the direction of reading", () => {
    const boxOf = (change: Partial<PowerPort>) => primitiveBounds(findText(port(change), change.name ?? "VCC"));
    // A bar is 10 steps of 0.254 mm from its connection point.
    expect(boxOf({}).maxY).toBeLessThan(-25_400 + 3_200);
    expect(boxOf({ rotation: 180 }).minY).toBeGreaterThan(25_400 - 1_300);
    expect(boxOf({ rotation: 90 }).maxX).toBeLessThan(-25_400);
    expect(boxOf({ rotation: 270 }).minX).toBeGreaterThan(25_400);
    expect(boxOf({ form: "ground", name: "AGND" }).minY).toBeGreaterThan(25_400 - 1_300);
  });

  it("need no name for the usual ground", () => {
    expect(textsOf(port({ form: "ground", name: "GND" }))).toEqual([]);
    expect(textsOf(port({ form: "bar", name: "GND" })).map(({ text }) => text)).toEqual(["GND"]);
  });
});

describe("notes", () => {
  const note = (change: Partial<TextNote>): TextPrimitive[] =>
    textsOf(
      paintRecord(
        {
          ...{ kind: "text", id: "t", sheetId: "root", at: at(0, 0), text: "one\n\ntwo", rotation: 0 },
          style: { size: 10_000, isBold: false, isItalic: false, horizontal: "start", vertical: "start" },
          ...change,
        },
        contextOf(),
      ),
    );

  it("have one text per line, and none for an empty one", () => {
    // Lines are 1.4 em apart: the third is 2.8 em below the first.
    expect(note({}).map(({ text, at: { x, y } }) => [text, x, y])).toEqual([
      ["one", 0, 0],
      ["two", 0, 28_000],
    ]);
  });

  it("read from below with lines to the right where they are upright", () => {
    expect(note({ rotation: 90 }).map(({ text, at: { x, y }, rotation }) => [text, x, y, rotation])).toEqual([
      ["one", 0, 0, 90],
      ["two", 28_000, 0, 90],
    ]);
  });

  it("end at their anchor where they are turned by half", () => {
    expect(note({ rotation: 180 }).map(({ text, at: { y }, align, baseline }) => [text, y, align, baseline])).toEqual([
      ["one", -28_000, "end", "alphabetic"],
      ["two", 0, "end", "alphabetic"],
    ]);
  });
});

describe("bounds", () => {
  it("hold everything that is drawn, for each symbol in each orientation", () => {
    const outside: string[] = [];
    let count = 0;
    for (const [index, entry] of SYMBOL_CATALOG.entries()) {
      const built = entry.build();
      const context = contextOf(built);
      // Each symbol in one of the twelve; neighbors in the catalog are of one kind, so that each kind has all.
      const [rotation, mirror] = [ROTATIONS[index % 4] ?? 0, MIRRORS[Math.floor(index / 4) % 3] ?? "none"];
      const part = new Drawing(built).component(built, `${built.prefix}1`, 3, 4, {
        ...{ rotation, mirror, fields: { value: field(entry.name) }, isPopulated: index % 5 !== 0 },
      });
      const box = boundsOf(part, context);
      for (const primitive of paintRecord(part, context)) {
        count++;
        const points: readonly (readonly [number, number])[] = isPath(primitive)
          ? pointsOf(primitive)
          : [[primitive.at.x, primitive.at.y]];
        for (const [x, y] of points)
          if (x < box.minX || x > box.maxX || y < box.minY || y > box.maxY) outside.push(entry.id);
      }
    }
    expect(count).toBeGreaterThan(5_000);
    expect(outside).toEqual([]);
  });

  it("of a wire are its line with its width", () => {
    // 1.5 pixels, of which 11 are 1.27 mm, are 0.1732 mm.
    const wire = new Drawing().wire(0, 0, 10, 0);
    expect(boundsOf(wire, contextOf())).toEqual({ minX: -866, minY: -866, maxX: 10 * G + 866, maxY: 866 });
  });
});

describe("painting", () => {
  it("takes a group and whatever has no symbol", () => {
    const group: SchematicObject = { kind: "group", id: "g", sheetId: "root", name: "", memberIds: [] };
    expect(paintRecord(group, contextOf())).toEqual([]);
    const part = new Drawing(ONE_PIN).component(ONE_PIN, "U9", 0, 0);
    expect(textsOf(paintRecord(part, contextOf())).map(({ text }) => text)).toEqual(["U9"]);
  });
});
