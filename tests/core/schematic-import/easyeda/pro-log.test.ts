// Projects of EasyEDA Pro 3: the same drawing as that of the same project in EasyEDA Pro 2, and the rules of the log.
import { describe, expect, it } from "vitest";
import type { SourceFile } from "@/lib/core/board/source-file";
import { importDesign } from "@/lib/core/schematic-import/import-design";
import { partitionOf } from "@/lib/core/schematic-import/net-partition";
import { schematicSets, unpackedSet } from "@/scripts/corpus-schematics";
import { hasCorpus } from "@/scripts/corpus-set";
import { Random } from "@/tests/support/random";
import {
  attribute,
  component,
  netsOf,
  notesOf,
  proProject,
  proSheet,
  proSymbol,
  readEasyedaFiles,
} from "./easyeda-files";
import { asProLog, head, record } from "./pro-log-files";

const file = (...lines: readonly string[]): SourceFile => ({
  name: "lamp.epru",
  bytes: new TextEncoder().encode(lines.join("\n")),
});

const RES = [
  ...[head("SYMBOL", "res"), record("META", "META", { title: "R", docType: 2 }), record("PART", "R.1", { title: "R" })],
  ...[1, 2].flatMap((number) => [
    record("PIN", `e${number}`, {
      ...{ partId: "R.1", display: true, x: number === 1 ? -20 : 20, y: 0, length: 10, pinShape: "NONE" },
      rotation: number === 1 ? 0 : 180,
    }),
    record("ATTR", `n${number}`, { partId: "R.1", parentId: `e${number}`, key: "Pin Number", value: String(number) }),
  ]),
];

const part = (id: string, x: number, y: number, designator = id): string[] => [
  record("COMPONENT", id, { partId: "R.1", x, y, rotation: 0, isMirror: false, attrs: {} }),
  record("ATTR", `${id}-s`, { parentId: id, key: "Symbol", value: "res", x: null, y: null }),
  record("ATTR", `${id}-d`, { parentId: id, key: "Designator", value: designator, x: null, y: null }),
];

const line = (id: string, group: string, from: string, to: string): string => {
  const [[startX, startY], [endX, endY]] = [from, to].map((point) => point.split(" ").map(Number)) as [
    number[],
    number[],
  ];
  return record("LINE", id, { startX, startY, endX, endY, lineGroup: group });
};

const page = (...lines: readonly string[]): string[] => [
  ...[head("SCH_PAGE", "p1"), record("META", "META", { title: "P1", schematic: "s1", zIndex: 1 }), ...lines],
];

const TWO = [...part("R1", 100, -100), ...part("R2", 200, -100)];
const WIRED = [...TWO, record("WIRE", "w", { zIndex: 3 }), line("l", "w", "120 -100", "180 -100")];

describe("the log of EasyEDA Pro 3", () => {
  it("joins pins by the lines of a wire", () => {
    expect(netsOf(file(...RES, ...page(...WIRED)))).toEqual(["R1.2 R2.1"]);
  });

  it("reads places with y upwards where records say so", () => {
    const upwards = (text: string): string =>
      text.replaceAll(/"(y|startY|endY)":(-?\d+)/g, (_, key: string, y: string) => `"${key}":${-Number(y)}`);
    const marked = WIRED.map((text) => upwards(text).replace('||{"', '||{"yAxisDirection":"up","'));
    const places = (files: SourceFile) =>
      readEasyedaFiles([files]).schematic.records.flatMap((known) => (known.kind === "component" ? [known.at] : []));
    expect(places(file(...RES, ...page(...marked)))).toEqual(places(file(...RES, ...page(...WIRED))));
  });

  it("takes the record with the highest ticket, of equal ones that of the smaller client", () => {
    const designator = (value: string, ticket: number, client: string): string =>
      `${JSON.stringify({ type: "ATTR", ticket, id: "R1-d", client })}||${JSON.stringify({ parentId: "R1", key: "Designator", value })}|`;
    const late = [designator("R7", 900_000, "b"), designator("R8", 900_000, "a"), designator("R9", 899_999, "a")];
    expect(netsOf(file(...RES, ...page(...WIRED, ...late)))).toEqual(["R2.1 R8.2"]);
  });

  it("leaves out what an empty record or a marker deletes", () => {
    const deleted = file(...RES, ...page(...WIRED, record("LINE", "l", "")));
    expect(netsOf(deleted)).toEqual([]);
    const gone = file(...RES, ...page(...WIRED), record("DELETE_DOC", "DELETE_DOC", { isDelete: true }));
    expect(importDesign([gone])).toMatchObject({ ok: false, code: "NO_SCHEMATIC" });
  });

  it("reads documents that a file continues later, and skips boards unread", () => {
    const board = [head("PCB", "b1"), "no record at all"];
    const files = file(
      ...page(...TWO),
      ...board,
      ...RES,
      ...page(record("WIRE", "w", {}), line("l", "w", "120 -100", "180 -100")),
    );
    expect(netsOf(files)).toEqual(["R1.2 R2.1"]);
  });

  it("marks free pins under both spellings of their ids", () => {
    const marks = ["R1e1", "R2-e2"].map((parentId, at) =>
      record("ATTR", `m${at}`, { parentId, key: "NO_CONNECT", value: "yes" }),
    );
    const { schematic } = readEasyedaFiles([file(...RES, ...page(...WIRED, ...marks))]);
    expect(schematic.records.filter(({ kind }) => kind === "no-connect")).toHaveLength(2);
  });

  it("takes pictures from the embedded files", () => {
    const picture = record("OBJ", "o", { startX: 0, startY: 0, width: 10, height: 10, content: "blob:abc" });
    const blob = [head("BLOB", "b"), record("BLOB", "abc", { content: "data:image/png;base64,AAAA" })];
    const read = readEasyedaFiles([file(...RES, ...page(...WIRED, picture), ...blob)]);
    expect(read.images).toHaveLength(1);
  });

  it("offers the other schematics of a file by their names", () => {
    const second = [head("SCH_PAGE", "p2"), record("META", "META", { title: "P2", schematic: "s2", zIndex: 1 })];
    const named = ["Main", "Power"].flatMap((title, at) => [
      head("SCH", `s${at + 1}`),
      record("META", "META", { title, zIndex: at }),
    ]);
    const files = [file(...named, ...RES, ...page(...WIRED), ...second, ...part("R5", 0, 0))];
    const read = readEasyedaFiles(files);
    expect(read.otherRoots).toEqual(["lamp.epru/Power"]);
    const other = importDesign(files, { root: "lamp.epru/Power" });
    expect(other.ok && partitionOf(other.value.schematic).components).toEqual(["R5"]);
  });

  it("notes what it does not read", () => {
    const table = record("TABLE", "t", { startX: 0, startY: 0 });
    expect(notesOf(readEasyedaFiles([file(...RES, ...page(...WIRED, table))]))).toContain("easyeda.unknownRow");
  });

  it("says where a file is damaged", () => {
    const damaged = file(head("SCH_PAGE", "p1"), '{"type":"WIRE","id":"w"}||{"zIndex":');
    expect(importDesign([damaged])).toMatchObject({
      ok: false,
      code: "DAMAGED",
      details: { file: "lamp.epru", line: 2 },
    });
  });

  it("gives a result for cut and changed files", () => {
    const random = new Random(7);
    const { bytes } = file(...RES, ...page(...WIRED));
    for (let round = 0; round < 100; round++) {
      const changed = bytes.slice(0, 1 + random.below(bytes.length));
      for (let at = 0; at < 3; at++) changed[random.below(changed.length)] = 32 + random.below(95);
      expect(typeof importDesign([{ name: "lamp.epru", bytes: changed }]).ok).toBe("boolean");
    }
  });
});

/** Without ids, which count the records. */
const drawingOf = (files: readonly SourceFile[]) => {
  const { schematic } = readEasyedaFiles(files);
  return schematic.records.map((known) =>
    JSON.stringify(known, (key: string, value: unknown) =>
      /^(?:id|sheetId|symbolId|targetId)$/.test(key) ? undefined : value,
    ),
  );
};

it("draws what the same project draws in the format of EasyEDA Pro 2", () => {
  const files = [
    proProject([1], { d1: { title: "R0603", attributes: { Symbol: "res", Value: "10k" } } }),
    proSheet(
      1,
      ...component("R1", "res", "100,100,90,1"),
      attribute("R1", "Device", "d1"),
      ...component("R2", "res", "200,100,270,0"),
      ...[`["WIRE","w",[[100,120,100,150],[100,150,150,150]],"st",0]`, attribute("w", "NET", "A", "100,130", 1)],
      ...[`["POLY","e",[0,0,10,10,20,0],true,""]`, `["TEXT","t",5,5,90,"Hi",""]`, `["ARC","a",0,0,5,5,10,0,""]`],
      ...[`["BEZIER","b",[0,0,1,1,2,2,3,3],""]`, `["CIRCLE","c",50,60,7,""]`, `["RECT","r",0,0,10,20,0,0,0,""]`],
    ),
    proSymbol("res", 2, ["1 -20 0", "2 20 5"]),
  ];
  expect(drawingOf([asProLog(files)]).toSorted()).toEqual(drawingOf(files).toSorted());
});

describe.skipIf(!hasCorpus())("EasyEDA Pro's schematics of the corpus as logs", () => {
  const ids = ["oy13", "oy14", "oy15"];
  const sets = hasCorpus() ? schematicSets("oy").filter(({ id }) => ids.includes(id)) : [];

  it.each(sets)("$id has the same parts and nets", async (packed) => {
    const { files } = await unpackedSet(packed);
    const partition = (all: readonly SourceFile[]) => partitionOf(readEasyedaFiles(all).schematic);
    expect(partition([asProLog(files)])).toEqual(partition(files));
  });
});
