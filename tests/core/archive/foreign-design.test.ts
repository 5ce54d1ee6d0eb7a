// Guarantee: a design file that we do not read is refused by its own name, with the way to Gerber in both languages.

import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { ERRORS } from "@/lib/contracts/errors";
import { openArchive } from "@/lib/core/archive/archive";
import { FOREIGN_FORMATS } from "@/lib/core/archive/foreign-signs";
import { readBoard } from "@/lib/core/gerber/board";
import enErrors from "@/messages/en/errors.json";
import enGerber from "@/messages/en/gerber.json";
import zhErrors from "@/messages/zh/errors.json";
import zhGerber from "@/messages/zh/gerber.json";
import { bytesOf, zip } from "../../support/archives";
import { simpleSet } from "../gerber/fixture-set";
import { altiumBoard, properties } from "../native-board/altium-streams";

const BINARY = Uint8Array.of(0, 4, 21, 0, 7, 0, 0, 0, 1, 2, 3, 4);

const FILES: [name: string, content: Uint8Array | string, code: string][] = [
  ["board.brd", BINARY, "ALLEGRO_NOT_READ"],
  ["board.asc", "!PADS-POWERPCB-V9.4-MILS! DESIGN DATABASE ASCII FILE 1.0\n", "PADS_NOT_READ"],
  ["net.asc", "*PADS-PCB*\n*PART*\n", "PADS_NOT_READ"],
  ["board.pcb", 'ACCEL_ASCII "board.PCB"\n(asciiHeader)\n', "PCAD_NOT_READ"],
  ["board.dip", Uint8Array.of(7, ...bytesOf("DTBOARD"), 0, 1, 2), "DIPTRACE_NOT_READ"],
  ["board.dip", Uint8Array.of(9, 0, 3, 1), "DIPTRACE_NOT_READ"],
  ["board.dipx", '<?xml version="1.0"?>\n<Source Name="a" Type="DipTrace-PCB" Version="4.3.0.1">', "DIPTRACE_NOT_READ"],
  ["board.lay6", Uint8Array.of(6, 0x33, 0xaa, 0xff, 1, 0, 0, 0), "SPRINT_LAYOUT_NOT_READ"],
  ["sketch.fz", '<?xml version="1.0"?>\n<module fritzingVersion="0.9.10" icon=".png">', "FRITZING_NOT_READ"],
  ["pcb.json", '{"head":{"docType":"3","editorVersion":"6.5.40"}}', "EASYEDA_NOT_READ"],
  ["PCB1.epcb", '["DOCTYPE","PCB","1.8"]\n["CANVAS",0,0]', "EASYEDA_NOT_READ"],
  ["board.pcb", '# release: pcb 4.2.0\nPCB["" 6000 5000]\n', "GEDA_NOT_READ"],
  ["board.lht", "ha:pcb-rnd-board-v6 {\n", "GEDA_NOT_READ"],
  ["board.lp", "(librepcb_board 5e38\n", "LIBREPCB_NOT_READ"],
  ["board.pdsprj", BINARY, "PROTEUS_NOT_READ"],
  ["board.kicad_sch", "(kicad_sch (version 20230121))", "SCHEMATIC_NOT_READ"],
  ["board.sch", "EESchema Schematic File Version 4\n", "SCHEMATIC_NOT_READ"],
  [
    "board.sch",
    '<?xml version="1.0"?>\n<eagle version="9.6.2"><drawing><schematic></schematic></drawing></eagle>',
    "SCHEMATIC_NOT_READ",
  ],
  ["board.gbrjob", '{"Header":{},"FilesAttributes":[]}', "GERBER_JOB_NOT_READ"],
  ["board.7z", Uint8Array.of(0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c, 0, 4), "PACKED_NOT_READ"],
  ["board.tar.gz", new Uint8Array(gzipSync("hello")), "PACKED_NOT_READ"],
];

async function codeOf(bytes: Uint8Array, fileName?: string): Promise<string | undefined> {
  const result = await openArchive(bytes, fileName === undefined ? {} : { fileName });
  return result.ok ? undefined : result.code;
}

describe("a design file that we do not read", () => {
  it.each(FILES)("%s is refused by name, alone and in a zip", async (name, content, code) => {
    const bytes = typeof content === "string" ? bytesOf(content) : content;
    expect(await codeOf(bytes, name)).toBe(code);
    expect(
      await codeOf(
        zip([
          { name: `job/${name}`, content: bytes },
          { name: "job/readme.txt", content: "hi" },
        ]),
      ),
    ).toBe(code);
  });

  it("beside Gerber files is left out without a word", async () => {
    const layers = simpleSet().map(({ name, bytes }) => ({ name, content: bytes }));
    for (const [name, content] of FILES) {
      const warnings: string[] = [];
      const opened = await openArchive(zip([...layers, { name, content }]), {
        onWarning: ({ code }) => warnings.push(code),
      });
      expect([opened.ok, warnings]).toEqual([true, []]);
    }
  });

  it.each([
    ["a text", "hello world"],
    ["another JSON", '{"name":"x","version":"1.0.0"}'],
    ["another XML", "<svg></svg>"],
  ])("%s is no such file", async (_, content) => {
    expect(await codeOf(bytesOf(content), "x.txt")).toBe("NOT_AN_ARCHIVE");
  });

  it.each(FOREIGN_FORMATS)("%s has its words on the page and in the API, in both languages", (format) => {
    const code = `${format}_NOT_READ` as const;
    expect(ERRORS[code]).toBe(200);
    const words = [enErrors[code], enGerber.failures[code], zhErrors[code], zhGerber.failures[code]];
    expect(words.every((text) => typeof text === "string" && text.length > 20)).toBe(true);
    expect(enErrors[code]).toBe(enGerber.failures[code]);
    expect(zhErrors[code]).toBe(zhGerber.failures[code]);
  });
});

describe("zip and text in other encodings", () => {
  it.each([12, 14, 93, 95])("a zip packed by method %i is refused by that", async (method) => {
    expect(await codeOf(zip([{ name: "b.gtl", content: "x".repeat(100), method }]))).toBe("ZIP_METHOD_NOT_READ");
  });

  it.each([
    ["little-endian", (text: string) => Buffer.from(`\ufeff${text}`, "utf16le")],
    ["big-endian", (text: string) => Buffer.from(`\ufeff${text}`, "utf16le").swap16()],
  ])("Gerber and drill files in %s UTF-16 are read", async (_, encode) => {
    const files = simpleSet().map(({ name, bytes }) => ({
      name,
      content: new Uint8Array(encode(new TextDecoder().decode(bytes))),
    }));
    const opened = await openArchive(zip(files));
    const board = opened.ok ? readBoard(opened.value) : opened;
    expect(board.ok && [board.value.layers.length, board.value.supplied.hits, board.value.warnings]).toEqual([
      5,
      20,
      [],
    ]);
  });
});

describe("an Altium panel of embedded boards", () => {
  const EmbeddedBoards6 = [properties("|DOCUMENTPATH=board.PcbDoc|COLCOUNT=2|ROWCOUNT=3")];

  it("without copper of its own is refused by that, with the way out", () => {
    const result = readBoard([{ name: "panel.PcbDoc", bytes: altiumBoard({ EmbeddedBoards6 }) }]);
    expect(result.ok ? undefined : result.code).toBe("ALTIUM_ARRAY_NOT_READ");
    expect(enGerber.failures.ALTIUM_ARRAY_NOT_READ).toContain("Fabrication Outputs");
    expect(zhErrors.ALTIUM_ARRAY_NOT_READ.length).toBeGreaterThan(20);
  });
});
