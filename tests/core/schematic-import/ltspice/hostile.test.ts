// Cut, damaged and nested files give a result.
import { expect, it } from "vitest";
import { schematicFile } from "@/lib/contracts/schematic-file";
import { writeSchematic } from "@/lib/core/schematic/format/schematic-file";
import { importDesign } from "@/lib/core/schematic-import/import-design";
import { Random } from "@/tests/support/random";
import { filesOf, sheet, symbolFile } from "./ltspice-files";

const SAMPLE = filesOf([
  sheet(
    ...["WIRE 16 16 128 16", "WIRE 128 16 128 -64", "FLAG 128 -64 D[0:3]", "IOPIN 128 -64 In", "BUSTAP 64 16 64 32"],
    ...["SYMBOL res 0 0 R90", "WINDOW 0 36 40 VTop 2", "SYMATTR InstName R1", "SYMATTR Value 1k"],
    ...["SYMBOL part 96 0 M270", "SYMATTR InstName U1", "SYMBOL strange 300 0 R0", "SYMATTR InstName U2"],
    ...["TEXT 0 64 Left 2 !.tran 1m\\n.op", "ARC Normal 0 0 32 32 32 16 0 16", 'DATAFLAG 0 0 "$"'],
  ),
  symbolFile("part", ["0 0", "0 32"], "RECTANGLE Normal 0 0 32 32", "TEXT 0 0 Left 2 A", "WINDOW 3 0 0 Left 2"),
]);

/** One change of the bytes: cut, flipped, doubled, or with a number in place of another. */
function damage(bytes: Uint8Array, random: Random): Uint8Array {
  const at = random.below(bytes.length);
  const kind = random.below(4);
  if (kind === 0) return bytes.slice(0, at);
  const text = new TextDecoder().decode(bytes);
  if (kind === 1) return new TextEncoder().encode(text.slice(0, at) + text.slice(Math.min(at, random.below(at + 1))));
  if (kind === 2) return new TextEncoder().encode(text.replace(/\d+/, String(random.below(9_999_999) - 5_000_000)));
  const flipped = bytes.slice();
  flipped[at] = random.below(256);
  return flipped;
}

it("reads or refuses damaged files, and what it reads is valid", { timeout: 5_000 }, () => {
  const random = new Random(1);
  for (let run = 0; run < 300; run++) {
    const files = SAMPLE.map(({ name, bytes }) => ({
      name,
      bytes: random.isLuck(0.7) ? damage(bytes, random) : bytes,
    }));
    const read = importDesign(files);
    if (read.ok) schematicFile.parse(writeSchematic(read.value.schematic));
    else expect(["DAMAGED", "TOO_LARGE", "NOT_RECOGNIZED", "NO_SCHEMATIC"]).toContain(read.code);
  }
});

it("stops at a limit where sheets are placed within each other", { timeout: 5_000 }, () => {
  const names = Array.from({ length: 24 }, (_, level) => `level${level}`);
  const files = names.flatMap((name, level) => {
    const below = names[level + 1];
    const blocks =
      below === undefined
        ? []
        : [0, 1].flatMap((copy) => [`SYMBOL ${below} ${copy * 320} 0 R0`, `SYMATTR InstName X${copy}`]);
    const symbol = ["Version 4", "SymbolType BLOCK", "PIN 0 0 LEFT 8", "PINATTR PinName a"];
    return [
      {
        name: `${name}.asc`,
        lines: ["Version 4", "SHEET 1 880 680", ...blocks, "SYMBOL res 0 200 R0", "SYMATTR InstName R1"],
      },
      { name: `${name}.asy`, lines: symbol },
    ];
  });
  const read = importDesign(filesOf(files));
  expect(read.ok).toBe(true);
  if (read.ok) schematicFile.parse(writeSchematic(read.value.schematic));
});
