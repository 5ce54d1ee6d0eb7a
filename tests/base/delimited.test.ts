// Text tables with any separator.

import { describe, expect, it } from "vitest";
import { guessSeparator, readDelimited } from "@/lib/base/delimited";

describe("a CSV file", () => {
  it.each<[string, string[][]]>([
    [
      "a,b\n1,2\n",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    ["\uFEFFa\r\n1\r\n", [["a"], ["1"]]],
    ['"a, b","say ""c"""', [["a, b", 'say "c"']]],
    ['"two\nlines",x', [["two\nlines", "x"]]],
    ["a\n\n,,\nb", [["a"], ["b"]]],
    ["", []],
  ])("%j", (text, rows) => {
    expect(readDelimited(text).map(({ cells }) => cells)).toEqual(rows);
  });

  it("names the line that a row begins on", () => {
    expect(readDelimited('a\n"x\ny"\nb').map(({ line }) => line)).toEqual([1, 2, 4]);
  });
});

describe("empty rows", () => {
  it("are kept where a row's number is its place", () => {
    expect(readDelimited("a\n\nb\n", { keepsEmpty: true }).map(({ cells }) => cells)).toEqual([["a"], [""], ["b"]]);
  });
});

describe("the separator", () => {
  it.each<[string, string | null]>([
    ["a,b,c\n1,2,3", ","],
    ["a;b;c\n1,5;2,5;3", ";"],
    ["a\tb\n1, 2, 3\t4", "\t"],
    ['"C1, C2, C3";2\n"R1, R2";1', ";"],
    ["one column", null],
    ["R1 4k7\nC1 10u,50V\nC2 1u\nC3 1u\nC4 1u", null],
    ["title, of a list\nA;B;C\n1;2;3\n4;5;6", ";"],
  ])("of %j is %j", (text, separator) => {
    expect(guessSeparator(text)).toBe(separator);
  });
});
