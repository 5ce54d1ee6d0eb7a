import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { downloadFile, uploadFile } from "@/lib/contracts/file";
import * as projects from "@/lib/contracts/project";
import * as contracts from "@/lib/contracts/project-example";
import { projects as projectTable } from "@/lib/server/db/tables/project";
import { createTestApi, refusedFields, type TestApi } from "../support/api";
import { emptyDatabase } from "../support/database";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  await emptyDatabase(api.db);
});

const ZH = { headers: { "x-locale": "zh" } };
const BLINKER = "example-blinker";
const namesOf = async (query: object) =>
  (await api.call(contracts.listArticleProjects, query)).data.rows.map(({ projectName }) => projectName);

describe("example projects", () => {
  it("are listed for everybody, in the language of the reader, and flagged as examples", async () => {
    const { data } = await api.call(contracts.listExamples, {});
    expect(data.rows[0]).toEqual({
      ...{ projectId: BLINKER, projectName: "LED blinker", projectType: 1, example: true, free: true },
      ...{ openCount: 0, visitCount: 0, copyCount: 0, isShared: false, thumbnail: "v1", isImported: false },
      ...{ createTime: "2026-11-26T00:00:00.000Z", updateTime: "2026-11-26T00:00:00.000Z" },
      description: "A 555 timer flashes an LED about once a second.",
    });
    expect(data.rows.every(({ example }) => example)).toBe(true);
    expect(data.rows.filter(({ free }) => free).map(({ projectId }) => projectId)).toEqual([BLINKER]);
    const chinese = await api.call(contracts.listExamples, {}, ZH);
    expect(chinese.data.rows[0]).toMatchObject({ projectName: "LED 闪烁电路", free: true });
    const signedIn = await api.call(contracts.listExamples, {}, await api.signUp());
    expect(signedIn.data).toEqual(data);
  });

  it("open without sign-in, with the right to copy, in schema", async () => {
    for (const { projectId, projectName } of (await api.call(contracts.listExamples, {})).data.rows) {
      const { data } = await api.call(projects.getDocument, { projectId });
      expect(data).toMatchObject({ projectId, projectName, version: 1, right: "copy" });
      expect(projects.putDocument.input.safeParse({ projectId, version: 1, content: data.content }).success).toBe(true);
    }
    expect((await api.call(projects.getDocument, { projectId: "example-none" })).code).toBe("NOT_FOUND");
  });

  it("are copied to projects of one's own, under a free name, and stay as they are", async () => {
    const ann = await api.signUp();
    const original = (await api.call(projects.getDocument, { projectId: BLINKER })).data;
    const first = (await api.call(projects.copyProject, { projectId: BLINKER }, ann)).data;
    const second = (await api.call(projects.copyProject, { projectId: BLINKER }, { ...ann, ...ZH })).data;
    const third = (await api.call(projects.copyProject, { projectId: BLINKER }, ann)).data;
    expect([first, second, third].map(({ projectName }) => projectName)).toEqual([
      ...["LED blinker", "LED 闪烁电路", "LED blinker 2"],
    ]);
    // The sample is known by its name alone.
    expect([first, second, third].map(({ example, free }) => [example, free])).toEqual([
      ...[
        [false, true],
        [false, true],
        [false, false],
      ],
    ]);
    const { content, right } = (await api.call(projects.getDocument, { projectId: first.projectId }, ann)).data;
    expect([content, right]).toEqual([original.content, "owner"]);
    expect((await api.call(projects.copyProject, { projectId: "example-none" }, ann)).code).toBe("NOT_FOUND");
    expect((await api.call(projects.copyProject, { projectId: BLINKER })).status).toBe(403);
  });

  it("are nobody's to change", async () => {
    const ann = await api.signUp();
    const { content } = (await api.call(projects.getDocument, { projectId: BLINKER })).data;
    const calls = [
      await api.call(projects.putDocument, { projectId: BLINKER, version: 1, content }, ann),
      await api.call(projects.renameProject, { projectId: BLINKER, projectName: "Mine" }, ann),
      await api.call(projects.deleteProject, { id: BLINKER }, ann),
      await api.call(projects.shareProject, { projectId: BLINKER, right: "edit" }, ann),
    ];
    expect(new Set(calls.map(({ code }) => code))).toEqual(new Set(["NOT_FOUND"]));
    expect((await api.call(projects.openProject, { projectId: BLINKER }, ann)).type).toBe("success");
    expect(await api.db.select().from(projectTable)).toEqual([]);
  });

  it("are found and sorted as the workbench shows them, with the articles that explain them", async () => {
    const { data } = await api.call(contracts.listArticleProjects, { pageSize: 100 });
    expect(data.total).toBe((await api.call(contracts.listExamples, {})).data.total);
    expect(data.rows[1]).toMatchObject({
      projectId: "example-filters",
      article: {
        ...{ slug: "first-spice-simulation", path: "/article/first-spice-simulation" },
        title: "A first SPICE simulation",
      },
    });
    expect(await namesOf({ keyword: "SALLEN" })).toEqual(["RC and Sallen-Key filters"]);
    expect(await namesOf({ keyword: "no such circuit" })).toEqual([]);
    const byName = await namesOf({ sort: "name", pageSize: 100 });
    expect(byName).toEqual(byName.toSorted((a, b) => a.localeCompare(b, "en")));
    expect(await namesOf({ sort: "name", order: "desc", pageSize: 100 })).toEqual(byName.toReversed());
    expect(await namesOf({ pageNum: 2, pageSize: 1 })).toEqual(["RC and Sallen-Key filters"]);
    expect(await namesOf({ projectType: 1 })).toContain("LED blinker");
  });

  it.each([
    ["projectType", { projectType: 2 }],
    ["sort", { sort: "size" }],
    ["pageSize", { pageSize: 101 }],
  ])("are not listed by a wrong %s", async (field, query) => {
    expect(refusedFields(await api.callRaw(contracts.listArticleProjects, query))).toEqual([field]);
  });
});

describe("the end of an import", () => {
  const ZIP = Buffer.from([0x50, 0x4b, 0x05, 0x06, ...new Uint8Array(18)]);

  async function send(token: string, batchUid: string, fileType = 7): Promise<string> {
    const form = new FormData();
    for (const [name, value] of Object.entries({ fileType, batchUid })) form.set(name, String(value));
    form.set("file", new File([new Uint8Array(ZIP)], "project.zip"));
    const headers = { host: "localhost:3000", authorization: token };
    const answer = await api.send(`http://localhost:3000${uploadFile.path}`, { method: "POST", body: form, headers });
    return ((await answer.json()) as { data: { fileUrl: string } }).data.fileUrl;
  }
  const isThere = async (fileUrl: string, who: { token: string }) =>
    (await api.fetchFile(downloadFile, { fileUrl }, who)).headers.get("content-disposition") !== null;

  it("needs a token, a state and a batch of one's own", async () => {
    const [ann, bob] = [await api.signUp(), await api.signUp()];
    const fileUrl = await send(ann.token, "batch");
    expect((await api.call(contracts.markBatch, { state: 0, batchUid: "batch" })).status).toBe(403);
    expect((await api.call(contracts.markBatch, { state: 0, batchUid: "batch" }, bob)).code).toBe("NOT_FOUND");
    const bad = await api.callRaw(contracts.markBatch, { state: 2, batchUid: "" }, ann);
    expect(refusedFields(bad)).toEqual(["state", "batchUid"]);
    expect(await isThere(fileUrl, ann)).toBe(true);
  });

  it("keeps the files, or deletes those of the import that nothing was made of", async () => {
    const ann = await api.signUp();
    const [given, board, other] = [
      await send(ann.token, "batch"),
      await send(ann.token, "batch", 8),
      await send(ann.token, "other"),
    ];
    const used = await send(ann.token, "batch");
    await api.db.insert(projectTable).values({
      ...{ id: "prj", accountId: ann.accountId, name: "Imported", projectType: 0, fileId: used, createdAt: new Date() },
    });
    const kept = await api.call(contracts.markBatch, { state: 1, batchUid: "batch" }, ann);
    expect(kept.data).toEqual({ kept: 3, removed: 0 });
    const ended = await api.call(contracts.markBatch, { state: 0, batchUid: "batch" }, ann);
    expect(ended.data).toEqual({ kept: 2, removed: 1 });
    const left = await Promise.all([given, board, other, used].map((fileUrl) => isThere(fileUrl, ann)));
    expect(left).toEqual([false, true, true, true]);
  });
});
