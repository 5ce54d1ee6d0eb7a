// Cut and damaged circuits give a result.
import { expect, it } from "vitest";
import { schematicFile } from "@/lib/contracts/schematic-file";
import { writeSchematic } from "@/lib/core/schematic/format/schematic-file";
import { importDesign } from "@/lib/core/schematic-import/import-design";
import { Random } from "@/tests/support/random";
import { fileOf, notesOf, readFalstadText, textOf, xmlOf } from "./falstad-files";

const TEXT = textOf(
  ...["v 0 160 0 0 0 1 60 5 0 0 0.5", "r 0 0 80 0 0 1000", "w 80 0 160 0 0", "t 160 0 208 0 0 1 0 0 100 default"],
  ...["R 208 -16 208 -48 0 5 1000 5 0 0 0.5", "a 0 0 96 0 9 15 -15 1000000 0 0 100000", "207 80 0 80 -32 4 A\\sb"],
  ...[
    "154 0 64 96 64 1 3 0 5",
    "174 320 352 384 96 1 1000 0.5 R",
    "T 0 0 80 64 4 4 1 0 0 0.999",
    "x 0 0 9 9 4 24 a\\sb",
  ],
  ...["O 208 16 256 16 0", "S 0 0 64 0 4 1 false label 0 2", "34 my 0 1e-12 0 1 5", "z 0 0 0 64 2 my", "o 0 64 0 4099"],
);
const XML = xmlOf(
  ...['<v x="0 160 0 0" f="0" wf="2" fr="60" maxv="5" bias="1"/>', '<Nand x="0 0 96 0" f="0" in="5"/>'],
  ...['<ln x="0 0 0 -32" f="4" te="D[0:3]"/>', '<pc x="0 0 64 0" f="0" c="1e-6"/>', '<o en="2"><p v="0"/></o>'],
);

/** One change of the bytes: cut, flipped, doubled, or with a number in place of another. */
function damage(bytes: Uint8Array, random: Random): Uint8Array {
  const at = random.below(bytes.length);
  const kind = random.below(4);
  if (kind === 0) return bytes.slice(0, at);
  const text = new TextDecoder().decode(bytes);
  if (kind === 1) return new TextEncoder().encode(text.slice(0, at) + text.slice(Math.min(at, random.below(at + 1))));
  if (kind === 2) {
    const number = random.isLuck(0.2) ? "9".repeat(random.below(400) + 1) : String(random.below(40_000) - 20_000);
    return new TextEncoder().encode(text.slice(0, at) + text.slice(at).replace(/-?\d+/, number));
  }
  const flipped = bytes.slice();
  flipped[at] = random.below(256);
  return flipped;
}

it("reads or refuses damaged files, and what it reads is valid", { timeout: 10_000 }, () => {
  const random = new Random(7);
  const outcomes = new Set<string>();
  for (let run = 0; run < 400; run++) {
    const { name, bytes } = fileOf(random.isLuck(0.7) ? TEXT : XML);
    const read = importDesign([{ name, bytes: damage(bytes, random) }]);
    outcomes.add(read.ok ? "read" : read.code);
    if (read.ok) schematicFile.parse(writeSchematic(read.value.schematic));
  }
  expect([...outcomes].toSorted()).toEqual(["DAMAGED", "NOT_RECOGNIZED", "TOO_LARGE", "read"]);
});

it("does not take words of the language for codes", () => {
  const words = ["constructor", "toString", "__proto__"];
  const design = readFalstadText(textOf(...words.map((word) => `${word} 0 0 64 0 0`)));
  expect(notesOf(design).filter((code) => code === "falstad.notCarried").length).toBe(3);
});

it("limits the number of elements", () => {
  const read = importDesign([fileOf(textOf(...Array.from({ length: 20_001 }, (_, at) => `w 0 ${at} 64 ${at} 0`)))]);
  expect(read.ok ? "read" : read.code).toBe("TOO_LARGE");
});

it("finds places for the grounds of many sources in seconds", { timeout: 5_000 }, () => {
  const lines = Array.from({ length: 3_000 }, (_, at) => `R 0 ${(at % 90) * 8} 0 ${(at % 90) * 8 - 32} 0 0 40 5`);
  const ports = readFalstadText(textOf(...lines)).schematic.records.filter(({ kind }) => kind === "power-port");
  expect(ports.length).toBe(3_000);
});
