// @vitest-environment jsdom
// A schematic in the own format: what is wrong with a file, and that a failed import leaves nothing behind.
import { describe, expect, it } from "vitest";
import { importSchematic, readSchematicText } from "@/lib/client/project-import";
import { schematicFile } from "@/lib/contracts/schematic-file";
import { newSchematic, writeSchematic } from "@/lib/core/schematic/format/schematic-file";
import { startMockApi } from "@/tests/support/mock-api/mock-api";

const api = startMockApi();

const empty = () => writeSchematic(newSchematic("sheet_1", "Main"));
const WIRE = { type: 2, id: "w1", sheetId: "sheet_1", from: { x: 0, y: 0 }, to: { x: 12_700, y: 0 } };
const withObjects = (...objects: object[]) => JSON.stringify({ ...empty(), objects });

describe("the text of a file", () => {
  it("is read as the schema reads it, also with a byte order mark", async () => {
    const text = `\uFEFF${withObjects(WIRE)}`;
    expect(await readSchematicText(text)).toEqual({ content: { ...empty(), objects: [WIRE] } });
  });

  it.each([
    ["no JSON", "(kicad_sch (version 20231120))", { kind: "notJson" }],
    ["JSON that was cut off", withObjects(WIRE).slice(0, -5), { kind: "notJson" }],
    ["nothing", "null", { kind: "otherFormat" }],
    ["another program's JSON", `{"head":{"docType":"1"}}`, { kind: "otherFormat" }],
    ["a list", "[]", { kind: "otherFormat" }],
    [
      "a format of the future",
      JSON.stringify({ ...empty(), formatVersion: 2 }),
      { kind: "otherVersion", version: "2" },
    ],
    [
      "a coordinate between two units",
      withObjects(WIRE, { ...WIRE, id: "w2", to: { x: 0.5, y: 0 } }),
      { kind: "invalid", path: "objects[1].to.x" },
    ],
    ["an object of no known type", withObjects({ ...WIRE, type: 99 }), { kind: "invalid", path: "objects[0].type" }],
    ["a missing list", JSON.stringify({ ...empty(), symbols: undefined }), { kind: "invalid", path: "symbols" }],
    ["an object on no sheet", withObjects({ ...WIRE, sheetId: "elsewhere" }), { kind: "notWhole" }],
    ["an id that occurs twice", withObjects(WIRE, WIRE), { kind: "notWhole" }],
  ])("is refused with its reason: %s", async (_, text, fault) => {
    expect(await readSchematicText(text)).toEqual({ fault });
  });
});

describe("an import", () => {
  const content = schematicFile.parse(empty());
  const refusal = (code: string) => ({ kind: "refusal", code, message: code }) as const;

  it("creates a schematic of the file's name and stores the drawing as its next version", async () => {
    await importSchematic(content, "Amplifier");
    expect(api.calls("createProject").map(({ body }) => body)).toEqual([
      { projectType: "0", projectName: "Amplifier" },
    ]);
    expect(api.calls("putDocument").map(({ body }) => body)).toEqual([{ version: 1, content }]);
    expect(api.calls("deleteProject")).toEqual([]);
  });

  it("numbers a name that is taken", async () => {
    api.fail("createProject", refusal("NAME_EXISTS"), 2);
    await importSchematic(content, "Amplifier");
    expect(api.calls("createProject").map(({ body }) => (body as { projectName: string }).projectName)).toEqual([
      "Amplifier",
      "Amplifier 2",
      "Amplifier 3",
    ]);
  });

  it("leaves no empty project behind if the drawing is refused, and says why", async () => {
    api.fail("putDocument", refusal("OPERATION_FAILED"));
    await expect(importSchematic(content, "Amplifier")).rejects.toMatchObject({ code: "OPERATION_FAILED" });
    expect(api.calls("deleteProject").map(({ path }) => path)).toEqual(["/api/eda/project/prj_1"]);
    expect(api.calls("purgeProjects").map(({ body }) => body)).toEqual([{ projectIds: '["prj_1"]' }]);
  });

  it("is over at any other refusal of the name", async () => {
    api.fail("createProject", refusal("TOO_MANY_RECORDS"));
    await expect(importSchematic(content, "Amplifier")).rejects.toMatchObject({ code: "TOO_MANY_RECORDS" });
    expect(api.calls("createProject")).toHaveLength(1);
  });
});
