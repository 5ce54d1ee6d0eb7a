// Imports: uploads read on the server, and the reports that are kept with projects.
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { InputOf } from "@/lib/contracts/endpoint";
import * as contracts from "@/lib/contracts/project";
import { getImportReport, putImportReport, readDesign } from "@/lib/contracts/project-import";
import { readSchematic } from "@/lib/core/schematic/format/schematic-file";
import { partitionOf } from "@/lib/core/schematic-import/net-partition";
import { KICAD_DIVIDER } from "@/tests/support/kicad-divider";
import { createTestApi, type TestApi } from "../support/api";
import { emptyDatabase } from "../support/database";
import { addStoredUpload, addUpload } from "../support/uploads";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  await emptyDatabase(api.db);
});

type Who = { token: string };
type Sent = InputOf<typeof putImportReport>["report"];

const NOTE = {
  ...{ construct: "buses", outcome: "changed", code: "kicad.busAlias", values: { name: "ENC" } },
  ...{ source: { file: "mcu.kicad_sch", line: 12 }, place: { sheetId: "s1", at: { x: 100, y: -200 } } },
} satisfies Sent["notes"][number];
const REPORT = {
  ...{ format: "kicad", tool: "KiCad 9.0" },
  files: [{ name: "mcu.kicad_sch", bytes: 4_000, isRead: true }],
  counts: [{ construct: "buses", found: 3, changed: 1, lost: 0 }],
  notes: [NOTE],
} satisfies Sent;

const create = async (who: Who) =>
  (await api.call(contracts.createProject, { projectType: 0, projectName: "Lamp" }, who)).data.projectId;
const put = (who: Who, projectId: string, change: object = {}) =>
  api.call(putImportReport, { projectId, report: REPORT, ...change }, who);
const upload = (who: { accountId: string }, name: string, content: string) =>
  addStoredUpload(api, who, { name, content }, { fileType: 7 });

describe("the report of an import", () => {
  it("is kept with its project, names the upload to its owner, and is replaced by the next", async () => {
    const ann = await api.signUp();
    const projectId = await create(ann);
    expect((await api.call(getImportReport, { projectId }, ann)).code).toBe("NOT_FOUND");
    const fileUrl = await upload(ann, "lamp.zip", "twelve bytes");
    const isImported = async () => (await api.call(contracts.listProjects, {}, ann)).data.rows[0]?.isImported;
    expect(await isImported()).toBe(false);
    const opened = async () => (await api.call(contracts.getDocument, { projectId }, ann)).data.isImported;
    expect(await opened()).toBe(false);
    await put(ann, projectId, { fileUrl });
    expect(await isImported()).toBe(true);
    expect(await opened()).toBe(true);
    const kept = (await api.call(getImportReport, { projectId }, ann)).data;
    expect(kept).toMatchObject({ projectName: "Lamp", report: REPORT });
    expect(kept.file).toEqual({ fileUrl, fileName: "lamp.zip", size: 12 });
    await put(ann, projectId, { report: { ...REPORT, notes: [] } });
    const next = (await api.call(getImportReport, { projectId }, ann)).data;
    expect([next.report.notes, next.file]).toEqual([[], null]);
  });

  it("goes with a copy of the project, without the upload", async () => {
    const ann = await api.signUp();
    const projectId = await create(ann);
    await put(ann, projectId, { fileUrl: await upload(ann, "lamp.zip", "x") });
    const copied = (await api.call(contracts.copyProject, { projectId }, ann)).data.projectId;
    const kept = (await api.call(getImportReport, { projectId: copied }, ann)).data;
    expect([kept.report, kept.file]).toEqual([REPORT, null]);
  });

  it("is shown to those who may view the project, without the upload, and written by its owner alone", async () => {
    const [ann, bob] = [await api.signUp(), await api.signUp()];
    const projectId = await create(ann);
    await put(ann, projectId, { fileUrl: await upload(ann, "lamp.zip", "x") });
    const { token } = (await api.call(contracts.shareProject, { projectId, right: "edit" }, ann)).data;
    expect((await api.call(getImportReport, { projectId }, bob)).code).toBe("NOT_FOUND");
    const seen = (await api.call(getImportReport, { projectId, token }, bob)).data;
    expect([seen.report, seen.file]).toEqual([REPORT, null]);
    expect((await put(bob, projectId)).code).toBe("NOT_FOUND");
    expect((await put(ann, projectId, { fileUrl: await upload(bob, "own.zip", "x") })).code).toBe("NOT_FOUND");
  });

  it.each([
    ["an unknown format", { ...REPORT, format: "pads" }],
    ["an unknown construct", { ...REPORT, counts: [{ construct: "songs", found: 1, changed: 0, lost: 0 }] }],
    ["a negative count", { ...REPORT, counts: [{ construct: "buses", found: -1, changed: 0, lost: 0 }] }],
    ["a code that is none", { ...REPORT, notes: [{ ...NOTE, code: "<script>" }] }],
    ["values without end", { ...REPORT, notes: [{ ...NOTE, values: { name: "x".repeat(301) } }] }],
    ["a place off the plane", { ...REPORT, notes: [{ ...NOTE, place: { sheetId: "s1", at: { x: 1e12, y: 0 } } }] }],
    ["too many notes", { ...REPORT, notes: Array.from({ length: 2_001 }, () => NOTE) }],
  ])("is refused with %s", async (_title, report) => {
    const ann = await api.signUp();
    expect((await put(ann, await create(ann), { report })).code).toBe("INVALID_INPUT");
  });
});

describe("an uploaded design", () => {
  it("is read for its owner alone, and only if it was uploaded to be imported", async () => {
    const [ann, bob] = [await api.signUp(), await api.signUp()];
    const schUrl = await upload(ann, "lamp.kicad_sch", "(kicad_sch)");
    expect((await api.call(readDesign, { schUrl }, bob)).code).toBe("NOT_FOUND");
    expect((await api.call(readDesign, { schUrl: await addUpload(api.db, ann) }, ann)).code).toBe("WRONG_FILE_FORMAT");
  });

  it("is answered as a drawing with its report", async () => {
    const ann = await api.signUp();
    const schUrl = await upload(ann, "divider.kicad_sch", KICAD_DIVIDER);
    const { data } = await api.call(readDesign, { schUrl }, ann);
    expect(data).toMatchObject({
      projectName: "divider",
      otherRoots: [],
      report: { format: "kicad", tool: "KiCad 9.0" },
    });
    expect(partitionOf(readSchematic(data.content))).toEqual({ components: ["R1", "R2"], nets: [["R1.2", "R2.1"]] });
  });

  it("that is damaged is refused with its line", async () => {
    const ann = await api.signUp();
    const schUrl = await upload(ann, "cut.kicad_sch", KICAD_DIVIDER.slice(0, 2_000));
    const answer = await api.call(readDesign, { schUrl }, ann);
    expect(answer.code).toBe("IMPORT_DAMAGED");
    expect(answer.message).toMatch(/cut\.kicad_sch is damaged or incomplete, at line \d+/);
  });

  it.each([
    ["a text", "note.asc", "hello", "IMPORT_NOT_RECOGNIZED"],
    ["a project file alone", "lamp.kicad_pro", "{}", "IMPORT_NO_SCHEMATIC"],
    ["a document of EasyEDA Pro 3", "lamp.epru", '{"type":"DOCHEAD"}||{}|', "IMPORT_NO_SCHEMATIC"],
    ["an Eagle file of 2008", "lamp.sch", "\u0010\u0000\u0001", "IMPORT_OLD_EAGLE"],
  ])("that is %s is refused with its name", async (_title, name, content, code) => {
    const ann = await api.signUp();
    const answer = await api.call(readDesign, { schUrl: await upload(ann, name, content) }, ann);
    expect(answer).toMatchObject({ code, type: "error" });
    expect(answer.message).toContain(name);
  });
});
