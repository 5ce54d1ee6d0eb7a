import { expect, it } from "vitest";
import { readDelimited } from "@/lib/base/delimited";
import { createDelimitedReader } from "@/lib/base/delimited-reader";

/** The text in pieces of so many signs. */
function readInPieces(text: string, size: number) {
  const reader = createDelimitedReader();
  const rows = [];
  for (let at = 0; at < text.length; at += size) rows.push(...reader.push(text.slice(at, at + size)));
  return [...rows, ...reader.end()];
}

it.each([
  "a,b\n1,2\n3,4\n",
  "a,b\r\n1,2\r\n\r\n3,4",
  "a,b\r1,2\r3,4\r",
  '\uFEFFa,"b ""c"" d",e\n"x\ny",z\n',
  '"unfinished, and\nmore',
  ' "quoted" tail , plain "inner" \n,,\n,last',
  "",
  "\n\n\n",
  '""\n"",""\n',
])("%j is the same in pieces of any size as it is whole", (text) => {
  for (const size of [1, 2, 3, 7, 1_000]) expect(readInPieces(text, size)).toEqual(readDelimited(text));
});

it("a row that is too long has no cells, and the next one is read again", () => {
  const long = `${"x".repeat(70_000)},${"y".repeat(70_000)}`;
  expect(readInPieces(`a,b\n${long}\n1,2\n`, 4_096)).toEqual([
    { line: 1, cells: ["a", "b"] },
    { line: 2, cells: [] },
    { line: 3, cells: ["1", "2"] },
  ]);
  // Many short cells are as long together.
  expect(readInPieces(`${"x,".repeat(40_000)}\n1,2\n`, 4_096)).toEqual([
    { line: 1, cells: [] },
    { line: 2, cells: ["1", "2"] },
  ]);
});
