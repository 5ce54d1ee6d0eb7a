// Comments on sheets: who may write, resolve and delete them.
import { beforeAll, beforeEach, expect, it } from "vitest";
import * as contracts from "@/lib/contracts/project";
import { addComment, deleteComment, listComments, resolveComment } from "@/lib/contracts/project-comment";
import type { DomainEvent } from "@/lib/server/realtime/event-bus";
import { createTestApi, refusedFields, type TestApi } from "../support/api";
import { emptyDatabase } from "../support/database";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(() => emptyDatabase(api.db));

const PLACE = { sheetId: "sheet", x: 12_700, y: 25_400 };

async function shared() {
  const [ann, bob] = [await api.signUp(), await api.signUp()];
  const { projectId } = (await api.call(contracts.createProject, { projectType: 0 }, ann)).data;
  const { token } = (await api.call(contracts.shareProject, { projectId, right: "view" }, ann)).data;
  return { ann, bob, projectId, token };
}

it("are written and answered by whoever may view, and told to those who have the drawing open", async () => {
  const { ann, bob, projectId, token } = await shared();
  const heard: DomainEvent[] = [];
  const stop = api.deps.eventBus.subscribe((event) => void heard.push(event));
  const first = (await api.call(addComment, { projectId, token, ...PLACE, text: "Is 10k enough?" }, bob)).data;
  api.advance(1_000);
  const answer = { projectId, parentId: first.id, sheetId: "elsewhere", x: 0, y: 0, text: "Yes" };
  await api.call(addComment, answer, ann);
  stop();
  expect(heard.filter((event) => event.kind === "project" && event.event === 24)).toHaveLength(2);
  const { rows } = (await api.call(listComments, { projectId, token })).data;
  expect(
    rows.map(({ text, parentId, sheetId, x, isByOwner, isOwn }) => [text, parentId, sheetId, x, isByOwner, isOwn]),
  ).toEqual([
    ["Is 10k enough?", null, "sheet", 12_700, false, false],
    ["Yes", first.id, "sheet", 12_700, true, false],
  ]);
  const asBob = (await api.call(listComments, { projectId, token }, bob)).data.rows;
  expect(asBob.map(({ isOwn }) => isOwn)).toEqual([true, false]);
});

it("are hidden from everybody else, and need a signed-in person", async () => {
  const { ann, projectId, token } = await shared();
  const stranger = await api.signUp();
  const { id } = (await api.call(addComment, { projectId, ...PLACE, text: "Mine" }, ann)).data;
  const calls = [
    await api.call(listComments, { projectId }, stranger),
    await api.call(addComment, { projectId, ...PLACE, text: "x" }, stranger),
    await api.call(resolveComment, { projectId, id, isResolved: 1 }, stranger),
    await api.call(deleteComment, { projectId, id }, stranger),
    await api.call(listComments, { projectId }),
  ];
  expect(new Set(calls.map(({ code }) => code))).toEqual(new Set(["NOT_FOUND"]));
  expect((await api.call(addComment, { projectId, token, ...PLACE, text: "x" })).status).toBe(403);
});

it("are resolved by their author and editors, and deleted with their answers by their author and the owner", async () => {
  const { ann, bob, projectId, token } = await shared();
  const carl = await api.signUp();
  const { id } = (await api.call(addComment, { projectId, token, ...PLACE, text: "One" }, bob)).data;
  await api.call(addComment, { projectId, parentId: id, ...PLACE, text: "Two" }, ann);
  const asCarl = [
    await api.call(resolveComment, { projectId, token, id, isResolved: 1 }, carl),
    await api.call(deleteComment, { projectId, token, id }, carl),
  ];
  expect(asCarl.map(({ code }) => code)).toEqual(["NOT_FOUND", "NOT_FOUND"]);
  const isResolved = async () => (await api.call(listComments, { projectId }, ann)).data.rows[0]?.isResolved;
  await api.call(resolveComment, { projectId, token, id, isResolved: 1 }, bob);
  expect(await isResolved()).toBe(true);
  await api.call(contracts.changeShare, { projectId, right: "edit" }, ann);
  await api.call(resolveComment, { projectId, token, id, isResolved: 0 }, carl);
  expect(await isResolved()).toBe(false);
  expect((await api.call(deleteComment, { projectId, token, id }, carl)).code).toBe("NOT_FOUND");
  await api.call(deleteComment, { projectId, id }, ann);
  expect((await api.call(listComments, { projectId }, ann)).data.rows).toEqual([]);
});

it("refuse empty and endless texts, places off the plane, and answers to answers", async () => {
  const { ann, projectId } = await shared();
  const refused = async (change: object) =>
    refusedFields(await api.call(addComment, { projectId, ...PLACE, text: "x", ...change }, ann));
  expect(await refused({ text: " " })).toEqual(["text"]);
  expect(await refused({ text: "x".repeat(2_001) })).toEqual(["text"]);
  expect(await refused({ x: 1e12 })).toEqual(["x"]);
  expect(await refused({ sheetId: "../x" })).toEqual(["sheetId"]);
  const { id } = (await api.call(addComment, { projectId, ...PLACE, text: "One" }, ann)).data;
  const answer = (await api.call(addComment, { projectId, parentId: id, ...PLACE, text: "Two" }, ann)).data;
  const deeper = await api.call(addComment, { projectId, parentId: answer.id, ...PLACE, text: "Three" }, ann);
  expect(deeper.code).toBe("NOT_FOUND");
});
