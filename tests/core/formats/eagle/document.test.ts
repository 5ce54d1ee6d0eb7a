import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eagleLengthMm } from "@/lib/core/formats/eagle/fields";
import { type EagleDocument, parseEagle } from "@/lib/core/formats/eagle/parse-eagle";
import type { EagleBoard } from "@/lib/core/formats/eagle/board";

const bytes = (text: string) => new TextEncoder().encode(text);

function parsed(text: string): EagleDocument {
  const result = parseEagle(bytes(text));
  if (!result.ok) throw new Error(`${result.code} ${JSON.stringify(result.details)}`);
  return result.value;
}

const BOARD = `<?xml version="1.0"?>
<!DOCTYPE eagle SYSTEM "eagle.dtd">
<eagle version="9.6.2"><drawing><grid unit="mm"/><layers><layer number="1" name="Top"/></layers><board>
<plain><wire x1="0" y1="0" x2="2" y2="0" width="0.1" layer="20" curve="-90"/>
<dimension x1="0" y1="0" x2="1" y2="1" x3="2" y3="2" layer="21"/></plain>
<libraries><library name="lib"><packages><package name="P"><description>two pads</description>
<smd name="1" x="-1" y="0" dx="1" dy="0.5" layer="1" rot="R90" stop="no"/>
<pad name="2" x="1" y="0" drill="0.8" shape="octagon" first="yes"/></package></packages></library></libraries>
<classes><class number="0" name="default" width="0.2" drill="0.3"/></classes>
<designrules name="fab"><description>x</description><param name="layerSetup" value="(1*16)"/></designrules>
<autorouter><pass name="Default"/></autorouter>
<elements><element name="U1" library="lib" package="P" value="chip" x="5" y="6" rot="SMR270" smashed="yes">
<attribute name="NAME" x="5" y="7" size="1.2" layer="25"/><attribute name="MPN" value="X1"/></element></elements>
<signals><signal name="GND" class="0"><contactref element="U1" pad="1"/>
<via x="1" y="2" extent="1-16" drill="0.3"/>
<polygon width="0.2" layer="1" pour="hatch"><vertex x="0" y="0"/><vertex x="1" y="0" curve="45"/></polygon></signal></signals>
</board></drawing></eagle>`;

describe("an Eagle board", () => {
  it("has its layers, drawing, libraries, elements and signals", () => {
    const { version, layers, board, schematic, rest } = parsed(BOARD);
    expect({ version, layers, schematic }).toEqual({
      version: "9.6.2",
      layers: [{ number: 1, name: "Top" }],
      schematic: undefined,
    });
    expect(rest.map(({ name }) => name)).toEqual(["grid"]);
    expect(board?.plain[0]).toEqual({
      kind: "wire",
      line: 4,
      ...{ x1: 0, y1: 0, x2: 2, y2: 0, width: 0.1, layer: 20, curve: -90, style: "continuous", cap: "round" },
    });
    expect(board?.libraries[0]?.packages[0]).toMatchObject({
      name: "P",
      description: "two pads",
      items: [
        {
          ...{ kind: "smd", line: 7, name: "1", x: -1, dx: 1, dy: 0.5, layer: 1, roundness: 0 },
          ...{ rotation: { angleDeg: 90, isMirrored: false, isSpun: false }, hasStop: false, hasCream: true },
        },
        { kind: "pad", line: 8, name: "2", drill: 0.8, diameter: 0, shape: "octagon", isFirst: true, hasStop: true },
      ],
    });
    expect(board?.netClasses).toEqual([{ number: 0, name: "default", width: 0.2, drill: 0.3 }]);
    expect(board?.designRules).toEqual({ name: "fab", params: new Map([["layerSetup", "(1*16)"]]) });
    expect(board?.elements[0]).toMatchObject({
      ...{ line: 12, name: "U1", library: "lib", package: "P", value: "chip", x: 5, y: 6 },
      rotation: { angleDeg: 270, isMirrored: true, isSpun: true },
      isSmashed: true,
      isPopulated: true,
      attributes: [
        { name: "NAME", layer: 25, size: 1.2, ratio: 8, align: "bottom-left" },
        { name: "MPN", value: "X1", layer: undefined },
      ],
    });
    expect(board?.signals[0]).toMatchObject({
      name: "GND",
      items: [
        { kind: "contactref", element: "U1", pad: "1" },
        { kind: "via", line: 15, extent: [1, 16], drill: 0.3, isAlwaysOpen: false },
        {
          kind: "polygon",
          pour: "hatch",
          vertices: [
            { x: 0, y: 0, curve: 0 },
            { x: 1, y: 0, curve: 45 },
          ],
        },
      ],
    });
  });

  it("keeps and counts elements for which it has no type", () => {
    const { board } = parsed(BOARD);
    if (!board) throw new Error("no board");
    expect(Object.fromEntries(countUntyped(board))).toEqual({ autorouter: 1, dimension: 1 });
    const [, dimension] = board.plain;
    expect(dimension?.kind === "untyped" && dimension.element.attributes.get("x3")).toBe("2");
  });

  it("has lengths with units in its design rules", () => {
    // 10 mil are 0.254 mm, 0.1 inch 2.54 mm.
    expect(["0.25", "10mil", "0.1inch", "250mic", "1mm"].map(eagleLengthMm)).toEqual([0.25, 0.254, 2.54, 0.25, 1]);
    expect(["", "x", "1 em", undefined].map(eagleLengthMm)).toEqual([NaN, NaN, NaN, NaN]);
  });
});

describe("an Eagle file", () => {
  it("may be a schematic", () => {
    const { board, schematic } = parsed(
      "<eagle><drawing><schematic><sheets><sheet/></sheets></schematic></drawing></eagle>",
    );
    expect(board).toBeUndefined();
    expect(schematic?.sheets.map(({ line, nets }) => ({ line, nets }))).toEqual([{ line: 1, nets: [] }]);
  });

  it.each([
    ["<svg/>", "NOT_EAGLE", { line: 1, read: "<svg>" }],
    ['<!DOCTYPE eagle [<!ENTITY a "aaaa">]><eagle>&a;</eagle>', "DOCTYPE_REFUSED", { line: 1 }],
    ['<!DOCTYPE eagle SYSTEM "file:///etc/passwd"><eagle/>', "DOCTYPE_REFUSED", { line: 1 }],
    ["<eagle>\n<drawing></board>", "UNEXPECTED", { line: 2 }],
    ["<a>".repeat(1_000_000), "TOO_DEEP", { line: 1 }],
  ])("%.40s is refused with its line", (text, code, details) => {
    expect(parseEagle(bytes(text))).toMatchObject({ ok: false, code, details });
  });

  it("is refused wherever it is cut off", () => {
    fc.assert(
      fc.property(fc.nat(BOARD.length - 1), (length) => {
        expect(parseEagle(bytes(BOARD.slice(0, length))).ok).toBe(false);
      }),
    );
  });
});

/** Numbers of elements without a type in the model, by name. */
function countUntyped({ plain, libraries, signals, rest }: EagleBoard): Map<string, number> {
  const counts = new Map<string, number>();
  const packages = libraries.flatMap((library) => library.packages);
  const items = [plain, ...packages.map((one) => one.items), ...signals.map((signal) => signal.items)].flat();
  const names = [
    ...rest.map(({ name }) => name),
    ...libraries.flatMap((library) => library.rest.map(({ name }) => name)),
    ...items.flatMap((item) => (item.kind === "untyped" ? [item.name] : [])),
  ];
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
