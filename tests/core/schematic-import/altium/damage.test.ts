// Damaged, hostile and foreign files: each gives a result.
import { describe, expect, it } from "vitest";
import { schematicFile } from "@/lib/contracts/schematic-file";
import { importDesign } from "@/lib/core/schematic-import/import-design";
import { writeSchematic } from "@/lib/core/schematic/format/schematic-file";
import { Random } from "@/tests/support/random";
import {
  at,
  binaryFile,
  bus,
  bytesOf,
  codesOf,
  entry,
  importFiles,
  importSheet,
  label,
  parameter,
  part,
  port,
  power,
  projectFile,
  record,
  schemaProblems,
  schematicText,
  sheetFile,
  sheetSymbol,
  type TestRecord,
  wire,
} from "./altium-files";

const RECORDS: readonly TestRecord[] = [
  part(
    "U1",
    [
      [0, 0],
      [0, 50],
    ],
    { ORIENTATION: 1, ISMIRRORED: "T" },
    [
      parameter("Comment", "=Value", { ISHIDDEN: "F", ...at(1, 1) }),
      record(44, {}, [record(45, { MODELTYPE: "PCBLIB", MODELNAME: "SO8" })]),
    ],
  ),
  ...[wire([0, 0], [50, 0]), label("D0", 10, 0), port("OUT", 50, 0), power("VCC", 0, 50), bus([0, 90], [90, 90])],
  sheetSymbol("Repeat(CH,1,2)", "b.SchDoc", [200, 500], [entry("Repeat(IN)", 1), entry("OUT", 2)]),
  record(28, { ...at(0, 0), "CORNER.X": 90, "CORNER.Y": 90, WORDWRAP: "T", TEXT: "a b c" }),
  record(12, { ...at(5, 5), RADIUS: 3, ENDANGLE: 200 }),
];

function outcome(text: string): string {
  const files = [
    projectFile(["a.SchDoc", "b.SchDoc"]),
    { name: "a.SchDoc", bytes: bytesOf(text) },
    sheetFile("b.SchDoc", [port("IN", 0, 0), part("R1", [[0, 0]])]),
  ];
  const read = importDesign(files);
  if (!read.ok) return read.code;
  return schematicFile.safeParse(writeSchematic(read.value.schematic)).success ? "valid" : "INVALID";
}

const ACCEPTED = new Set(["valid", "DAMAGED", "TOO_LARGE", "NOT_RECOGNIZED", "NO_SCHEMATIC"]);
const WORDS = ["999999999", "-1", "NaN", "1e300", "", "T", "|RECORD=1", "=A + =B", "\\\\", "{x}", "[0..9]", "é"];

describe("damaged Altium files", () => {
  it("are read or refused, wherever they are cut", () => {
    const text = schematicText(RECORDS);
    for (let end = 0; end < text.length; end += 37) expect(ACCEPTED).toContain(outcome(text.slice(0, end)));
  });

  it("are read or refused, whatever changes in them", () => {
    const random = new Random(20_261_128);
    const text = schematicText(RECORDS);
    for (let run = 0; run < 200; run++) {
      let changed = text;
      for (let step = random.below(4); step >= 0; step--) {
        const from = random.below(changed.length);
        const to = Math.min(changed.length, from + random.below(30));
        const rest = random.isLuck(0.5) ? random.one(WORDS) : changed.slice(random.below(changed.length)).slice(0, 40);
        changed = changed.slice(0, from) + rest + changed.slice(to);
      }
      expect(ACCEPTED, changed).toContain(outcome(changed));
    }
  });

  it("with any value in any field keep to the limits of a document", () => {
    const random = new Random(7);
    const fields = schematicText(RECORDS)
      .split("|")
      .filter((field) => field.includes("="));
    for (let run = 0; run < 200; run++) {
      const [name] = random.one(fields).split("=");
      const text = schematicText(RECORDS).replaceAll(
        new RegExp(`\\|${name?.replace(/\W/g, "\\$&")}=[^|\r]*`, "g"),
        `|${name}=${random.one(WORDS)}`,
      );
      expect(ACCEPTED, name).toContain(outcome(text));
    }
  });

  it("that are binary are read or refused, whatever their bytes are", () => {
    const random = new Random(28);
    const whole = binaryFile(RECORDS, { "logo.png": new Uint8Array(200) });
    for (let run = 0; run < 150; run++) {
      const changed = whole.slice(0, random.isLuck(0.3) ? random.below(whole.length) : whole.length);
      for (let step = random.below(10); step >= 0; step--) changed[random.below(changed.length)] = random.below(256);
      const read = importDesign([{ name: "a.SchDoc", bytes: changed }]);
      if (!read.ok) expect(ACCEPTED).toContain(read.code);
      else expect(schemaProblems(read.value)).toEqual([]);
    }
  });

  it("name the file and what was read", () => {
    const broken = {
      name: "a.SchDoc",
      bytes: bytesOf("|HEADER=Protel for Windows - Schematic Capture Ascii File\r\n|RECORD=1|\r\n"),
    };
    expect(importDesign([broken])).toEqual({
      ok: false,
      code: "DAMAGED",
      details: { file: "a.SchDoc", line: 2, read: "1" },
    });
    const project = projectFile(["a.SchDoc"]);
    const pointer = { name: "a.SchDoc", bytes: bytesOf("version https://git-lfs.github.com/spec/v1\noid sha256:1") };
    expect(importDesign([project, pointer])).toMatchObject({
      ...{ ok: false, code: "DAMAGED" },
      details: { file: "a.SchDoc", line: 1, read: "version https://git-lfs.github.com/spec/" },
    });
    expect(importDesign([project])).toMatchObject({ ok: false, code: "NO_SCHEMATIC" });
  });

  it("may own their records in rings and chains of any depth", () => {
    const chain = Array.from({ length: 20_000 }, (_, index) => `|RECORD=41|NAME=A|TEXT==A|OWNERINDEX=${index + 1}`);
    const head =
      "|HEADER=Protel for Windows - Schematic Capture Ascii File\r\n|RECORD=31\r\n|RECORD=1|OWNERINDEX=1\r\n";
    expect(outcome(head + chain.join("\r\n"))).toBe("valid");
  });

  it("with texts beyond the limits are cut", () => {
    const long = "x".repeat(30_000);
    const design = importSheet(
      part(long, [[0, 0]], { LIBREFERENCE: long, UNIQUEID: long }, [parameter(long, long), parameter("Comment", long)]),
      ...[label(long, 0, 0), power(long, 0, 0), port(long, 0, 0), record(4, { ...at(0, 0), TEXT: long })],
      ...[sheetSymbol(long, long, [0, 0], [entry(long, 1)]), parameter("Title", long)],
    );
    expect(schemaProblems(design)).toEqual([]);
  });

  it("with sheets that no one draws are refused soon", () => {
    const codeOf = (...records: readonly TestRecord[]) => {
      const read = importDesign([sheetFile("a.SchDoc", records)]);
      return read.ok ? "ok" : `${read.code} ${read.details?.["file"]}`;
    };
    const many = (make: (index: number) => TestRecord) => Array.from({ length: 3_000 }, (_, index) => make(index));
    expect(codeOf(...many((index) => label(`N${index}`, 0, 0)))).toBe("TOO_LARGE a.SchDoc");
    expect(codeOf(...many((index) => port(`N${index}`, 0, 0)))).toBe("TOO_LARGE a.SchDoc");
    expect(codeOf(...many((index) => wire([index, -6000], [6000, index])))).toBe("TOO_LARGE a.SchDoc");
    expect(codeOf(...many((index) => wire([index, 0], [index, 10])))).toBe("ok");
  });

  it("with more fields than a component takes leave out the rest, with a note", () => {
    const many = Array.from({ length: 400 }, (_, index) => parameter(`P${index}`, "x"));
    const design = importSheet(part("R1", [[0, 0]], {}, many));
    expect(codesOf(design)).toContain("altium.fieldsLeftOut");
    expect(schemaProblems(design)).toEqual([]);
  });
});

describe("several designs", () => {
  it("reads the project or the sheet that is asked for", () => {
    const files = [
      sheetFile("a.SchDoc", [part("R1", [[0, 0]])]),
      sheetFile("b.SchDoc", [part("R2", [[0, 0]])]),
      { ...projectFile(["a.SchDoc"]), name: "one/first.PrjPcb" },
      { ...projectFile(["b.SchDoc"]), name: "two/second.PrjPcb" },
    ];
    expect(importFiles(files).name).toBe("first");
    expect(importFiles(files).otherRoots).toEqual(["two/second.PrjPcb"]);
    expect(importFiles(files, { root: "two/second.PrjPcb" }).name).toBe("second");
    const alone = importFiles(files, { root: "b.SchDoc" });
    expect(alone.schematic.records.filter(({ kind }) => kind === "component")).toHaveLength(1);
  });

  it("reports files, tool, variants and missing sheets", () => {
    const variant =
      "[ProjectVariant1]\r\nDescription=Lite\r\nVariation1=Designator=R1|UniqueId=\\X|Kind=1|AlternatePart= \r\nVariation2=Designator=R2|Kind=2";
    const design = importFiles([
      projectFile(["a.SchDoc", "gone.SchDoc"], [], variant),
      sheetFile("a.SchDoc", []),
      sheetFile("b.SchDoc", []),
    ]);
    expect(design.report.files.map(({ isRead }) => isRead)).toEqual([true, true, false]);
    expect(design.report.tool).toBe("Altium Designer, ASCII");
    expect(design.report.notes.find(({ code }) => code === "altium.variant")?.values).toEqual({
      name: "Lite",
      notFitted: 1,
      alternates: 1,
    });
    expect(codesOf(design)).toContain("altium.missingSheet");
  });
});
