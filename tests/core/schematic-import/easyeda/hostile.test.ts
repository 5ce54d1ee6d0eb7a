// Cut, damaged and nested files give a result.
import { expect, it } from "vitest";
import { schematicFile } from "@/lib/contracts/schematic-file";
import type { SourceFile } from "@/lib/core/board/source-file";
import { writeSchematic } from "@/lib/core/schematic/format/schematic-file";
import { importDesign } from "@/lib/core/schematic-import/import-design";
import { Random } from "@/tests/support/random";
import { attribute, component, proProject, proSheet, proSymbol, stdFile, stdPart, stdSheet } from "./easyeda-files";

const STD = [
  stdFile(
    stdSheet(
      "S",
      ...[stdPart("R1", "10 0", ["1 0 0", "2 0 50"]), "W~0 0 50 0 50 50~#080~1~0~none~g1~0", "J~50~0~2.5~#C00~g2~0"],
      ...["N~50~50~0~#00f~D[0..3]~g3~start~0~0~Times~7pt~0", "B~0 0 90 0~#080~2~0~none~g4~0", "BE~0~10~10~20~20~g5~0"],
      ...[
        "A~M 0 0 A 10 10 0 0 1 20 0~~#000~1~0~none~g6~0",
        "PT~M 0 0 C 1 2 3 4 5 6 S 1 2 3 4 Q 1 1 2 2 T 4 4 Z~#000~1~0~#fff~g7~0",
      ],
      ...["F~part_netLabel_gnD~0~50~0~g8~~0^^0~50^^GND~#000~0~0~0~start~1~T~9pt~^^PL~0 50 0 60~#000~1~0~none~g9~0"],
    ),
  ),
];
const PRO = [
  proProject([1]),
  proSheet(
    1,
    ...component("R1", "res", "100,100,90,1"),
    ...[`["WIRE","w",[[100,120,100,150],[100,150,150,150]],"st",0]`, attribute("w", "NET", "A", "100,130", 1)],
    ...[
      `["POLY","e",[0,0,10,10],true,"st"]`,
      `["TEXT","t",5,5,0,"Hi","st"]`,
      `["ARC","a",0,0,5,5,10,0,"st"]`,
      `["BEZIER","b",[0,0,1,1,2,2,3,3],"st"]`,
    ],
    `["OBJ","o","",0,0,10,10,0,0,"data:image/png;base64,AAAA"]`,
  ),
  proSymbol("res", 2, ["1 -20 0", "2 20 0"]),
];

function damage(bytes: Uint8Array, random: Random): Uint8Array {
  const at = random.below(bytes.length);
  const text = new TextDecoder().decode(bytes);
  switch (random.below(5)) {
    case 0:
      return bytes.slice(0, at);
    case 1:
      return new TextEncoder().encode(text.slice(0, at) + text.slice(random.below(at + 1)));
    case 2:
      return new TextEncoder().encode(text.replace(/\d+(?=[ ~,\]])/, String(random.below(9_999_999) - 5_000_000)));
    case 3: {
      const word = random.one(["null", '"x"', "-1e99", "[]", "{}", "~", "^^"]);
      return new TextEncoder().encode(text.slice(0, at) + word + text.slice(at + random.below(6)));
    }
    default: {
      const flipped = bytes.slice();
      flipped[at] = random.below(256);
      return flipped;
    }
  }
}

const CODES = ["DAMAGED", "TOO_LARGE", "NOT_RECOGNIZED", "NO_SCHEMATIC"];

it.each<[string, SourceFile[]]>([
  ["Standard", STD],
  ["Pro", PRO],
])("reads or refuses damaged files of EasyEDA %s, and what it reads is valid", { timeout: 5_000 }, (_, sample) => {
  const random = new Random(7);
  for (let run = 0; run < 400; run++) {
    const files = sample.map(({ name, bytes }) => ({
      name,
      bytes: random.isLuck(0.6) ? damage(bytes, random) : bytes,
    }));
    const read = importDesign(files);
    if (read.ok) schematicFile.parse(writeSchematic(read.value.schematic));
    else expect(CODES).toContain(read.code);
  }
});

it("refuses JSON that is nested deeply", { timeout: 5_000 }, () => {
  const text = `{"docType":"1","schematics":${"[".repeat(200_000)}`;
  expect(importDesign([{ name: "a.json", bytes: new TextEncoder().encode(text) }])).toMatchObject({ code: "DAMAGED" });
  const rows = `["DOCTYPE","SCH","1.1"]\n["WIRE",${"[".repeat(100_000)}${"]".repeat(100_000)}]`;
  const read = importDesign([{ name: "1.esch", bytes: new TextEncoder().encode(rows) }]);
  if (!read.ok) expect(CODES).toContain(read.code);
});
