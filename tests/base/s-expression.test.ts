import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  findNumber,
  findAtom,
  hasFlag,
  isList,
  listsIn,
  numericAtoms,
  parseSExpression,
  type SItem,
  type SList,
  atoms,
} from "@/lib/base/s-expression";

/** Words and lists without their lines. */
function plain(item: SItem): unknown {
  return isList(item) ? item.items.map(plain) : item;
}

function parsed(text: string): SList {
  const result = parseSExpression(text);
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

describe("an s-expression", () => {
  it("is lists of words, quoted or bare, on the lines where they open", () => {
    const list = parsed(
      '\uFEFF(board (net 1 "a (b) \\"c\\"\\n\\\\")\n  # a remark (\n (at -1.5 2e1) () "two\nlines" (last #7))\n',
    );
    expect(plain(list)).toEqual([
      "board",
      ["net", "1", 'a (b) "c"\n\\'],
      ["at", "-1.5", "2e1"],
      [],
      "two\nlines",
      ["last", "#7"],
    ]);
    expect(listsIn(list).map(({ line }) => line)).toEqual([1, 3, 3, 4]);
  });

  it("leaves out what is not wanted", () => {
    const result = parseSExpression('(a (uuid "x" (y)) b (c (uuid z)) (uuid))', { skip: new Set(["uuid"]) });
    expect(result.ok && plain(result.value)).toEqual(["a", "b", ["c"]]);
  });

  it("hands out the lists of the root one by one, without keeping them", () => {
    const records: SList[] = [];
    const onRecord = (record: SList) => records.push(record);
    const result = parseSExpression("(a x\n(b (c 1))\n(uuid 2) (d))", { onRecord, skip: new Set(["uuid"]) });
    expect(result.ok && plain(result.value)).toEqual(["a", "x"]);
    expect(records.map((record) => [plain(record), record.line])).toEqual([
      [["b", ["c", "1"]], 2],
      [["d"], 3],
    ]);
  });

  it("has flags behind its own text alone, where that is asked for", () => {
    const list = parsed('(text "hide" (at 0 0))');
    expect([hasFlag(list, "hide"), hasFlag(list, "hide", 2)]).toEqual([true, false]);
  });

  it("takes words that begin a list though nothing opens it, where that is asked for", () => {
    const [opened, torn] = ["(a (b (ratio 0.9) (c yes)))", "(a (b ratio 0.9) (c yes)))"];
    const opening = new Set(["ratio"]);
    const results = [opened, torn].map((text) => parseSExpression(text, { opening }));
    const [whole, mended] = results.map((result) => result.ok && plain(result.value));
    expect(mended).toEqual(whole);
    expect(parseSExpression(torn)).toMatchObject({ ok: false, code: "UNEXPECTED" });
    expect(parseSExpression(`(a ${"b ratio ".repeat(300)}`, { opening })).toMatchObject({
      ok: false,
      code: "TOO_DEEP",
    });
  });

  it("is asked by the first words of its lists", () => {
    const list = parsed('(pad "1" locked (at 1 x) (size 2.5 3) (layers "F.Cu" *.Mask) (hide yes) (fill no) (free))');
    expect(numericAtoms(listsIn(list, "at")[0])).toEqual([1, NaN]);
    expect([findNumber(list, "size"), findNumber(list, "layers"), findNumber(list, "none")]).toEqual([
      2.5,
      undefined,
      undefined,
    ]);
    expect(findAtom(list, "layers")).toBe("F.Cu");
    expect(atoms(listsIn(list, "layers")[0])).toEqual(["F.Cu", "*.Mask"]);
    expect(["locked", "hide", "fill", "free", "1", "none"].map((head) => hasFlag(list, head))).toEqual([
      true,
      true,
      false,
      true,
      true,
      false,
    ]);
  });

  it.each([
    ["", { code: "UNFINISHED", details: { line: 1, read: "" } }],
    ["(a\n(b)", { code: "UNFINISHED", details: { line: 2, read: "(a" } }],
    ['(a\n "b)', { code: "UNFINISHED", details: { line: 2, read: '"b)' } }],
    ["\nword", { code: "UNEXPECTED", details: { line: 2, read: "word" } }],
    ["(a) (b)", { code: "UNEXPECTED", details: { line: 1, read: "(b)" } }],
    ["(a))", { code: "UNEXPECTED", details: { line: 1, read: ")" } }],
  ])("%j is refused with its place", (text, failure) => {
    expect(parseSExpression(text)).toEqual({ ok: false, ...failure });
  });

  it("is refused beyond its limits, however deep or long it is", () => {
    const deep = "(".repeat(1_000_000);
    expect(parseSExpression(deep)).toMatchObject({ ok: false, code: "TOO_DEEP" });
    expect(parseSExpression(`(${"a ".repeat(100)})`, { maxItems: 100 })).toMatchObject({
      ok: false,
      code: "TOO_LARGE",
    });
  });

  it("comes back as it was written, whatever its words are", () => {
    const word = fc.string({ unit: "grapheme" });
    const { list } = fc.letrec((tie) => ({
      list: fc.array(fc.oneof({ depthSize: "small" }, word, tie("list")), { maxLength: 5 }),
    }));
    const written = (item: unknown): string =>
      Array.isArray(item) ? `(${item.map(written).join(" ")})` : `"${String(item).replace(/["\\]/g, "\\$&")}"`;
    fc.assert(
      fc.property(list, (item) => {
        expect(plain(parsed(written(item)))).toEqual(item);
      }),
    );
  });
});
