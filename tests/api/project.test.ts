import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as contracts from "@/lib/contracts/project";
import { projectDocuments, projects, projectShares } from "@/lib/server/db/tables/project";
import { cartItems } from "@/lib/server/db/tables/order";
import { createTestApi, refusedFields, type TestApi } from "../support/api";
import { emptyDatabase } from "../support/database";
import { createShop } from "../support/shop";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  await emptyDatabase(api.db);
  api.clock.now = new Date("2026-11-21T04:00:00Z");
});

type Who = { token: string };
const later = () => api.advance(60_000);

const make = async (who: Who, projectName?: string) => {
  later();
  return (await api.call(contracts.createProject, { projectType: 0, projectName }, who)).data;
};
const namesOf = async (who: Who, query: object = {}) =>
  (await api.call(contracts.listProjects, query, who)).data.rows.map(({ projectName }) => projectName);
const binOf = async (who: Who) =>
  (await api.call(contracts.listDeletedProjects, {}, who)).data.rows.map(({ projectName }) => projectName);
const ids = (...rows: { projectId: string }[]) => rows.map(({ projectId }) => projectId);

describe("projects", () => {
  it("need a token, but for a document with a link", async () => {
    const projectId = "any";
    const made = await make(await api.signUp());
    const unknownLink = { projectId: made.projectId, token: "x".repeat(22) };
    expect((await api.call(contracts.getDocument, unknownLink)).code).toBe("NOT_FOUND");
    const calls = [
      api.call(contracts.listProjects, {}),
      api.call(contracts.searchProjects, { projectName: "a" }),
      api.call(contracts.createProject, { projectType: 0 }),
      api.call(contracts.copyProject, { projectId }),
      api.call(contracts.renameProject, { projectId, projectName: "a" }),
      api.call(contracts.deleteProject, { id: projectId }),
      api.call(contracts.listDeletedProjects, {}),
      api.call(contracts.restoreProjects, { projectIds: [projectId] }),
      api.call(contracts.purgeProjects, { projectIds: [projectId] }),
      api.call(contracts.openProject, { projectId }),
      api.call(contracts.shareProject, { projectId, right: "view" }),
      api.call(contracts.changeShare, { projectId, right: "view" }),
      api.call(contracts.unshareProject, { id: projectId }),
      api.call(contracts.listSharedProjects, {}),
    ];
    expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([403]));
  });

  it("of another person are not found, and stay as they are", async () => {
    const [ann, bob] = [await api.signUp(), await api.signUp()];
    const { projectId } = await make(ann, "Blinker");
    const { content } = (await api.call(contracts.getDocument, { projectId }, ann)).data;
    const calls = [
      await api.call(contracts.copyProject, { projectId }, bob),
      await api.call(contracts.renameProject, { projectId, projectName: "Mine" }, bob),
      await api.call(contracts.deleteProject, { id: projectId }, bob),
      await api.call(contracts.openProject, { projectId }, bob),
      await api.call(contracts.shareProject, { projectId, right: "view" }, bob),
      await api.call(contracts.unshareProject, { id: projectId }, bob),
      await api.call(contracts.getDocument, { projectId }, bob),
      await api.call(contracts.getDocument, { projectId }),
      await api.call(contracts.putDocument, { projectId, version: 1, content }, bob),
    ];
    expect(new Set(calls.map(({ code }) => code))).toEqual(new Set(["NOT_FOUND"]));
    await api.call(contracts.deleteProject, { id: projectId }, ann);
    for (const call of [contracts.restoreProjects, contracts.purgeProjects])
      expect((await api.call(call, { projectIds: [projectId] }, bob)).code).toBe("NOT_FOUND");
    expect([await binOf(ann), await namesOf(bob)]).toEqual([["Blinker"], []]);
  });

  it.each([
    ["an empty name", { projectName: "" }, ["projectName"]],
    ["201 characters", { projectName: "x".repeat(201) }, ["projectName"]],
    ["a slash", { projectName: "a/b" }, ["projectName"]],
    ["a board, which comes from its files", { projectType: 2 }, ["projectType"]],
  ])("are not created with %s", async (_title, change, fields) => {
    const ann = await api.signUp();
    const answer = await api.callRaw(contracts.createProject, { projectType: 0, ...change }, ann);
    expect([answer.code, refusedFields(answer)]).toEqual(["INVALID_INPUT", fields]);
    expect(await api.db.select().from(projects)).toEqual([]);
  });

  it("get a free name of their own, and never one that is taken", async () => {
    const ann = await api.signUp();
    const chinese = await api.call(
      contracts.createProject,
      { projectType: 1 },
      { ...ann, headers: { "x-locale": "zh" } },
    );
    expect([(await make(ann)).projectName, (await make(ann)).projectName, chinese.data.projectName]).toEqual([
      ...["Untitled", "Untitled 2", "未命名"],
    ]);
    const blinker = await make(ann, "Blinker");
    expect((await api.call(contracts.createProject, { projectType: 0, projectName: "Blinker" }, ann)).code).toBe(
      "NAME_EXISTS",
    );
    const taken = { projectId: blinker.projectId, projectName: "Untitled" };
    expect((await api.call(contracts.renameProject, taken, ann)).code).toBe("NAME_EXISTS");
    const same = await api.call(contracts.renameProject, { ...taken, projectName: "Blinker" }, ann);
    expect(same.data.projectName).toBe("Blinker");
    const other = await api.signUp();
    expect((await make(other, "Blinker")).projectName).toBe("Blinker");
  });

  it("are listed by name, creation, change or opens, and found by a part of their name", async () => {
    const ann = await api.signUp();
    const [b, a, c] = [await make(ann, "b 100%"), await make(ann, "A"), await make(ann, "c")];
    for (let count = 0; count < 3; count++) await api.call(contracts.openProject, { projectId: a.projectId }, ann);
    later();
    await api.call(contracts.renameProject, { projectId: b.projectId, projectName: "b 100%!" }, ann);
    expect(await namesOf(ann)).toEqual(["b 100%!", "c", "A"]);
    expect(await namesOf(ann, { sort: "name", order: "asc" })).toEqual(["A", "b 100%!", "c"]);
    expect(await namesOf(ann, { sort: "created", order: "asc" })).toEqual(["b 100%!", "A", "c"]);
    expect((await namesOf(ann, { sort: "opens" }))[0]).toBe("A");
    expect(await namesOf(ann, { keyword: "0%" })).toEqual(["b 100%!"]);
    expect(await namesOf(ann, { keyword: "_" })).toEqual([]);
    expect(await namesOf(ann, { pageNum: 2, pageSize: 2 })).toEqual(["A"]);
    expect(c.projectType).toBe(0);
    expect(await namesOf(ann, { projectType: 1 })).toEqual([]);
    const found = await api.call(contracts.searchProjects, { projectName: "B" }, ann);
    expect([found.data.total, found.data.rows[0]?.projectName]).toEqual([1, "b 100%!"]);
  });

  it("include the boards that were uploaded", async () => {
    const ann = await api.signUp();
    await createShop(api).addProject(ann);
    const { data } = await api.call(contracts.listProjects, {}, ann);
    expect(data.rows.map(({ projectName, projectType }) => [projectName, projectType])).toEqual([["Amplifier", 2]]);
  });
});

describe("the recycle bin", () => {
  it("restores what was deleted, under another name if its own was taken meanwhile", async () => {
    const ann = await api.signUp();
    const [first, second] = [await make(ann, "Blinker"), await make(ann, "Filter")];
    for (const { projectId } of [first, second]) {
      later();
      await api.call(contracts.deleteProject, { id: projectId }, ann);
    }
    await make(ann, "Blinker");
    expect([await binOf(ann), await namesOf(ann)]).toEqual([["Filter", "Blinker"], ["Blinker"]]);
    await api.call(contracts.restoreProjects, { projectIds: ids(first, second) }, ann);
    expect([await binOf(ann), (await namesOf(ann)).toSorted()]).toEqual([[], ["Blinker", "Blinker 2", "Filter"]]);
  });

  it("deletes for good what is in it, and nothing if one project is not", async () => {
    const ann = await api.signUp();
    const [gone, live] = [await make(ann, "Gone"), await make(ann, "Live")];
    await api.call(contracts.deleteProject, { id: gone.projectId }, ann);
    expect((await api.call(contracts.purgeProjects, { projectIds: ids(gone, live) }, ann)).code).toBe("NOT_FOUND");
    expect(await binOf(ann)).toEqual(["Gone"]);
    await api.call(contracts.purgeProjects, { projectIds: ids(gone) }, ann);
    expect([await binOf(ann), await namesOf(ann)]).toEqual([[], ["Live"]]);
    const documents = await api.db
      .select()
      .from(projectDocuments)
      .where(eq(projectDocuments.projectId, gone.projectId));
    expect(documents).toEqual([]);
  });

  it("keeps a board that the cart names, but shows it no more", async () => {
    const ann = await api.signUp();
    const projectId = await createShop(api).addProject(ann);
    await api.db.insert(cartItems).values({
      ...{ id: "item", accountId: ann.accountId, area: "en-US", itemType: "Custom", projectId },
      ...{ specification: {}, price: {}, bookVersion: "1" },
    });
    await api.call(contracts.deleteProject, { id: projectId }, ann);
    expect((await api.call(contracts.purgeProjects, { projectIds: [projectId] }, ann)).type).toBe("success");
    expect([await binOf(ann), await namesOf(ann)]).toEqual([[], []]);
    expect(await api.db.select().from(projects).where(eq(projects.id, projectId))).toHaveLength(1);
    expect((await api.call(contracts.restoreProjects, { projectIds: [projectId] }, ann)).code).toBe("NOT_FOUND");
  });
});

describe("a link", () => {
  it("opens the document as far as its right goes, and is dead once sharing ends", async () => {
    const [ann, bob] = [await api.signUp(), await api.signUp()];
    const { projectId } = await make(ann, "Blinker");
    const { token } = (await api.call(contracts.shareProject, { projectId, right: "view" }, ann)).data;
    const opened = await api.call(contracts.getDocument, { projectId, token });
    expect([opened.data.projectName, opened.data.right]).toEqual(["Blinker", "view"]);
    const { content, version } = opened.data;
    const copy = () => api.call(contracts.copyProject, { projectId, token }, bob);
    const put = () => api.call(contracts.putDocument, { projectId, token, version, content }, bob);
    expect([(await copy()).code, (await put()).code]).toEqual(["NOT_FOUND", "NOT_FOUND"]);
    await api.call(contracts.changeShare, { projectId, right: "copy" }, ann);
    expect([(await copy()).data.projectName, (await put()).code]).toEqual(["Blinker", "NOT_FOUND"]);
    await api.call(contracts.changeShare, { projectId, right: "edit" }, ann);
    expect((await put()).data).toEqual({ version: 2 });
    const [row] = (await api.call(contracts.listProjects, {}, ann)).data.rows;
    expect([row?.copyCount, row?.visitCount, row?.isShared]).toEqual([1, 1, true]);
    await api.call(contracts.unshareProject, { id: projectId }, ann);
    expect((await api.call(contracts.getDocument, { projectId, token })).code).toBe("NOT_FOUND");
  });

  it("stays the same when it is asked for again, and is another after sharing has ended", async () => {
    const ann = await api.signUp();
    const { projectId } = await make(ann, "Blinker");
    const share = async (right: contracts.ShareRight) =>
      (await api.call(contracts.shareProject, { projectId, right }, ann)).data;
    const first = await share("view");
    expect(await share("edit")).toEqual({ ...first, right: "edit" });
    const shared = (await api.call(contracts.listSharedProjects, {}, ann)).data;
    expect(shared.rows.map(({ token, right }) => [token, right])).toEqual([[first.token, "edit"]]);
    await api.call(contracts.unshareProject, { id: projectId }, ann);
    expect((await share("view")).token).not.toBe(first.token);
  });

  it("is dead when the project goes to the bin, also after it is restored", async () => {
    const ann = await api.signUp();
    const project = await make(ann, "Blinker");
    const { projectId } = project;
    const { token } = (await api.call(contracts.shareProject, { projectId, right: "view" }, ann)).data;
    await api.call(contracts.deleteProject, { id: projectId }, ann);
    expect((await api.call(contracts.getDocument, { projectId, token })).code).toBe("NOT_FOUND");
    await api.call(contracts.restoreProjects, { projectIds: ids(project) }, ann);
    expect((await api.call(contracts.getDocument, { projectId, token })).code).toBe("NOT_FOUND");
    expect(await api.db.select().from(projectShares)).toEqual([]);
  });
});

describe("a document", () => {
  it("is replaced with its version, and never over another's change", async () => {
    const ann = await api.signUp();
    const { projectId } = await make(ann, "Blinker");
    const { content, version } = (await api.call(contracts.getDocument, { projectId }, ann)).data;
    const drawn = {
      ...content,
      objects: [{ type: 5 as const, id: "j1", sheetId: content.rootSheetId, at: { x: 12_700, y: 0 } }],
    };
    const [first, second] = await Promise.all(
      [drawn, content].map((each) => api.call(contracts.putDocument, { projectId, version, content: each }, ann)),
    );
    expect([first, second].map((answer) => answer?.code ?? answer?.data.version).toSorted()).toEqual([
      2,
      "STALE_VERSION",
    ]);
    const next = { projectId, version: 2, content: drawn };
    expect((await api.call(contracts.putDocument, next, ann)).data).toEqual({ version: 3 });
    expect((await api.call(contracts.getDocument, { projectId }, ann)).data.content).toEqual(drawn);
  });

  it("is refused if it does not keep to the format", async () => {
    const ann = await api.signUp();
    const { projectId } = await make(ann, "Blinker");
    const { content } = (await api.call(contracts.getDocument, { projectId }, ann)).data;
    const broken = { ...content, rootSheetId: "other" };
    const answer = await api.callRaw(contracts.putDocument, { projectId, version: 1, content: broken }, ann);
    expect([answer.code, refusedFields(answer)]).toEqual(["INVALID_INPUT", ["content"]]);
    expect((await api.call(contracts.getDocument, { projectId }, ann)).data.version).toBe(1);
  });

  it("is copied with its project", async () => {
    const ann = await api.signUp();
    const { projectId } = await make(ann, "Blinker");
    const copied = (await api.call(contracts.copyProject, { projectId }, ann)).data;
    expect(copied.projectName).toBe("Blinker 2");
    const [source, copy] = await Promise.all(
      [projectId, copied.projectId].map((id) => api.call(contracts.getDocument, { projectId: id }, ann)),
    );
    expect(copy?.data.content).toEqual(source?.data.content);
    const [row] = (await api.call(contracts.listProjects, { keyword: "Blinker", sort: "name", order: "asc" }, ann)).data
      .rows;
    expect(row?.copyCount).toBe(0);
  });

  it("is not there for a board", async () => {
    const ann = await api.signUp();
    const projectId = await createShop(api).addProject(ann);
    expect((await api.call(contracts.getDocument, { projectId }, ann)).code).toBe("NOT_FOUND");
    expect((await api.call(contracts.copyProject, { projectId }, ann)).code).toBe("NOT_FOUND");
  });
});
