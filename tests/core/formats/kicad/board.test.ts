import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type KicadBoard, type KicadItem, parseKicadBoard } from "@/lib/core/formats/kicad/board";
import { footprintField, type KicadFootprintItem } from "@/lib/core/formats/kicad/footprint";
import { listName, type SList } from "@/lib/base/s-expression";

const bytes = (text: string) => new TextEncoder().encode(text);

function parsed(text: string): KicadBoard {
  const result = parseKicadBoard(bytes(text));
  if (!result.ok) throw new Error(`${result.code} ${JSON.stringify(result.details)}`);
  return result.value;
}

function itemOf<K extends KicadItem["kind"]>({ items }: KicadBoard, kind: K): Extract<KicadItem, { kind: K }> {
  const found = items.find((item): item is Extract<KicadItem, { kind: K }> => item.kind === kind);
  if (!found) throw new Error(`no ${kind}`);
  return found;
}

const BOARD = `(kicad_pcb (version 20241229) (generator "pcbnew") (generator_version "9.0")
  (general (thickness 1.6)) (paper "A4") (title_block (title "Demo"))
  (layers (0 "F.Cu" signal "Top") (2 "B.Cu" signal hide) (1 "F.Mask" user))
  (setup (stackup (layer "F.Cu" (type "copper") (thickness 0.035)) (copper_finish "ENIG") (castellated_pads yes))
    (pad_to_mask_clearance 0.05) (tenting front) (aux_axis_origin 10 20))
  (property "REV" "B") (net 0 "") (net 1 "GND")
  (net_class Default "all" (clearance 0.2) (via_drill 0.4) (add_net GND))
  (footprint "R:0603" locked (layer "B.Cu") (uuid "f-1") (at 10 20 90) (descr "a resistor") (attr smd dnp)
    (property "Reference" "R1" (at 0 -1 90) (layer "B.SilkS") (effects (font (size 1 0.8) (thickness 0.15)) (justify mirror)))
    (fp_line (start 0 0) (end 1 0) (stroke (width 0.12) (type solid)) (layer "B.SilkS"))
    (pad "1" smd roundrect (at -0.8 0 90) (size 0.8 0.95) (layers "B.Cu" "B.Mask") (roundrect_rratio 0.25) (net 1 "GND")
      (pintype "passive") (teardrops (enabled yes)))
    (model "R.wrl" (offset (xyz 0 0 0.1)) (rotate (xyz 0 0 90))))
  (segment (start 0 0) (end 5 0) (width 0.25) (layer "F.Cu") (net 1) (uuid "s-1"))
  (via blind (at 5 0) (size 0.6) (drill 0.3) (layers "F.Cu" "B.Cu") (net 1))
  (zone (net 1) (net_name "GND") (layer "F.Cu") (min_thickness 0.25) (keepout_note)
    (polygon (pts (xy 0 0) (xy 9 0) (xy 9 9)))
    (filled_polygon (layer "F.Cu") (pts (xy 1 1) (arc (start 2 1) (mid 3 2) (end 4 1)) (xy 4 4))))
  (image (at 3 4) (layer "F.SilkS") (scale 0.5) (data "aGVs" "bG8="))
  (group "pair" (uuid "g-1") (members "s-1" "f-1"))
  (net_tie_of_tomorrow (with 1)))`;

describe("a KiCad board", () => {
  it("has its settings, layers, nets and net classes", () => {
    const board = parsed(BOARD);
    expect(board).toMatchObject({
      version: 20241229,
      generator: "pcbnew",
      generatorVersion: "9.0",
      thicknessMm: 1.6,
      paper: "A4",
      title: "Demo",
      layers: [
        { line: 3, id: 0, name: "F.Cu", type: "signal", userName: "Top" },
        { line: 3, id: 2, name: "B.Cu", type: "signal", userName: undefined },
        { line: 3, id: 1, name: "F.Mask", type: "user", userName: undefined },
      ],
      nets: [
        { number: "0", name: "" },
        { number: "1", name: "GND" },
      ],
      properties: [{ name: "REV", value: "B" }],
    });
    expect(board.netClasses[0]).toMatchObject({ name: "Default", clearanceMm: 0.2, viaDrillMm: 0.4, nets: ["GND"] });
    expect(board.setup).toMatchObject({
      padToMaskClearanceMm: 0.05,
      tenting: { front: true, back: false },
      auxiliaryOrigin: [10, 20],
      stackup: { copperFinish: "ENIG", layers: [{ name: "F.Cu", type: "copper", thicknessMm: 0.035 }] },
    });
  });

  it("has its items in the order and on the lines of the file, in the file's own coordinates", () => {
    const board = parsed(BOARD);
    expect(board.items.map(({ kind, line }) => `${kind} ${line}`)).toEqual([
      "footprint 8",
      "track 14",
      "via 15",
      "zone 16",
      "image 19",
      "group 20",
      "untyped 21",
    ]);
    expect(itemOf(board, "track")).toMatchObject({
      ...{ start: [0, 0], mid: undefined, end: [5, 0], widthMm: 0.25, layers: ["F.Cu"] },
      ...{ net: { id: "1", name: undefined }, uuid: "s-1", rest: [] },
    });
    expect(itemOf(board, "via")).toMatchObject({ type: "blind", sizeMm: 0.6, drillMm: 0.3, layers: ["F.Cu", "B.Cu"] });
    expect(itemOf(board, "zone")).toMatchObject({ netName: "GND", isKeepout: false, isFilled: true });
    expect(itemOf(board, "zone").fills[0]?.path).toEqual([[1, 1], { start: [2, 1], mid: [3, 2], end: [4, 1] }, [4, 4]]);
    expect(itemOf(board, "image")).toMatchObject({ scale: 0.5, data: ["aGVs", "bG8="] });
    expect(itemOf(board, "group")).toMatchObject({ name: "pair", members: ["s-1", "f-1"] });
  });

  it("has footprints with their pads, texts, graphics and models", () => {
    const footprint = itemOf(parsed(BOARD), "footprint");
    expect(footprint).toMatchObject({
      libraryId: "R:0603",
      at: { x: 10, y: 20, angleDeg: 90, isUnlocked: false },
      layer: "B.Cu",
      attributes: ["smd", "dnp"],
      isLocked: true,
      uuid: "f-1",
    });
    expect(footprintField(footprint, "Reference")).toBe("R1");
    expect(footprint.items.map(({ kind, line }) => `${kind} ${line}`)).toEqual([
      "text 9",
      "graphic 10",
      "pad 11",
      "model 13",
    ]);
    expect(footprint.items[0]).toMatchObject({
      effects: { font: { heightMm: 1, widthMm: 0.8, thicknessMm: 0.15 }, justify: ["mirror"], isHidden: false },
    });
    expect(footprint.items[2]).toMatchObject({
      number: "1",
      shape: "roundrect",
      widthMm: 0.8,
      heightMm: 0.95,
      roundRatio: 0.25,
    });
    expect(footprint.items[3]).toMatchObject({ file: "R.wrl", offset: { x: 0, y: 0, z: 0.1 }, rotate: { z: 90 } });
  });

  it("keeps and counts nodes for which it has no type", () => {
    const board = parsed(BOARD);
    expect(Object.fromEntries(countUntyped(board))).toEqual({
      "pad/teardrops": 1,
      "zone/keepout_note": 1,
      net_tie_of_tomorrow: 1,
    });
    const unknown = itemOf(board, "untyped");
    expect(unknown.list).toEqual({
      items: ["net_tie_of_tomorrow", { items: ["with", "1"], line: 21 }],
      line: 21,
    });
    expect(board.setup?.stackup?.rest.map(({ items }) => items)).toEqual([["castellated_pads", "yes"]]);
  });

  it("does not take a text that reads hide for a flag", () => {
    const texts = parsed('(kicad_pcb (gr_text "hide" (at 0 0) (layer "F.SilkS")) (gr_text "x" hide (at 0 0)))').items;
    expect(texts).toMatchObject([
      { text: "hide", isHidden: false },
      { text: "x", isHidden: true },
    ]);
  });

  it.each([
    ["(kicad_sch (version 1))", "NOT_A_BOARD", { line: 1, read: "kicad_sch" }],
    ["(kicad_pcb\n (net 1 GND)\n (segment", "UNFINISHED", { line: 3 }],
    ['(kicad_pcb\n (gr_text "torn\n', "UNFINISHED", { line: 2 }],
    ["(kicad_pcb) (more)", "UNEXPECTED", { line: 1, read: "(more)" }],
    [`(kicad_pcb ${"(a ".repeat(1_000_000)}`, "TOO_DEEP", { line: 1 }],
  ])("%.40s is refused with its line", (text, code, details) => {
    expect(parseKicadBoard(bytes(text))).toMatchObject({ ok: false, code, details });
  });

  it("is refused wherever it is cut off", () => {
    fc.assert(
      fc.property(fc.nat(BOARD.length - 1), (length) => {
        expect(parseKicadBoard(bytes(BOARD.slice(0, length))).ok).toBe(false);
      }),
    );
  });

  it("is parsed to an end, whatever stands in its lists", () => {
    const names = BOARD.match(/(?<=\()[a-z_]+/g) ?? [];
    const atom = fc.oneof(fc.constantFrom("F.Cu", "1", "-3", "NaN", '""', "yes", "hide"), fc.constantFrom(...names));
    const { list } = fc.letrec<{ list: string }>((tie) => ({
      list: fc
        .tuple(fc.constantFrom(...names), fc.array(fc.oneof({ maxDepth: 4 }, atom, tie("list")), { maxLength: 6 }))
        .map(([name, items]) => `(${[name, ...items].join(" ")})`),
    }));
    fc.assert(
      fc.property(fc.array(list, { maxLength: 8 }), (lists) => {
        const result = parseKicadBoard(bytes(`(kicad_pcb ${lists.join("\n")})`));
        expect(result.ok).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

/** Numbers of nodes without a type in the model, by name; fields of records as "pad/teardrops". */
function countUntyped({ items, setup }: KicadBoard): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  const countRest = (owner: string, rest: readonly SList[]) => {
    for (const list of rest) count(`${owner}/${listName(list)}`);
  };
  const visit = (item: KicadItem | KicadFootprintItem) => {
    if (item.kind === "untyped") count(item.name);
    else if (item.kind === "footprint") item.items.forEach(visit);
    else if ("rest" in item) countRest(item.kind, item.rest);
  };
  items.forEach(visit);
  if (setup) countRest("setup", setup.rest);
  return counts;
}
