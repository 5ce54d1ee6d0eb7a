// Blocks in their plainest writing are read by a way of their own; it must not be told from the other.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseGerber } from "@/lib/core/formats/rs274x/parse";

/** Mode, words, operation. */
type Block = readonly [string, readonly (readonly [string, string | number])[], string];
type File = { head: string; blocks: readonly Block[] };

/** None without digits: a letter beside a letter would be another command. */
const coordinate = fc.oneof(fc.integer({ min: -999_999, max: 999_999 }), fc.constantFrom("-0", "007", "99999999999"));

const block: fc.Arbitrary<Block> = fc.oneof(
  fc.tuple(
    fc.constantFrom("", "", "G01", "G02", "G03", "G1"),
    fc.array(fc.tuple(fc.constantFrom("X", "Y", "I", "J"), coordinate), { maxLength: 4 }),
    fc.constantFrom("", "D01", "D1", "D02", "D03", "D3", "D10", "D00", "D04"),
  ),
  fc.tuple(
    fc.constantFrom("G10", "G36", "G37", "G74", "G75", "G90", "G91", "D11", "G54"),
    fc.constant<[string, string][]>([]),
    fc.constant(""),
  ),
);

const file = fc.record({
  head: fc.constantFrom(
    "%FSLAX24Y24*%%MOIN*%",
    "%FSLAX46Y35*%%MOMM*%",
    "%FSTAX24Y24*%%MOMM*%",
    "%FSLIX33Y33*%%MOMM*%",
    "",
  ),
  blocks: fc.array(block, { maxLength: 40 }),
});

/** With `gap` between the words of every block. */
function written({ head, blocks }: File, gap: string): string {
  const lines = blocks.map(([mode, words, code]) =>
    [mode, ...words.map(([letter, value]) => `${letter}${value}`), code].filter((word) => word !== "").join(gap),
  );
  return `${head}\n%ADD10C,0.1*%\n%ADD11R,1X1*%\nD10*\n${lines.map((line) => `${line}${gap}*\n`).join("")}M02*\n`;
}

function read(text: string) {
  const { count, op, args, line, warnings } = parseGerber(new TextEncoder().encode(text));
  return {
    op: [...op.subarray(0, count)],
    args: [...args.subarray(0, count * 4)],
    line: [...line.subarray(0, count)],
    warnings,
  };
}

describe("blocks in their plainest writing", () => {
  it("say the same as with blanks between their words", () => {
    fc.assert(
      fc.property(file, (given) => {
        expect(read(written(given, ""))).toEqual(read(written(given, " ")));
      }),
      { numRuns: 400, seed: 20 },
    );
  });

  it("leave nothing behind where the file ends inside of one", () => {
    const head = "%FSLAX24Y24*%%MOMM*%D10*\nX10000Y10000D02*\n";
    expect(read(`${head}X20000Y20000D01`).op).toEqual(read(head).op);
  });
});
