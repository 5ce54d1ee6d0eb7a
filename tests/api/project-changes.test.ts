// Drawings that several people change at the same time: order, rights, what is kept.
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { InputOf } from "@/lib/contracts/endpoint";
import * as contracts from "@/lib/contracts/project";
import { changeDocument, listChanges } from "@/lib/contracts/project-change";
import { deleteVersion, getVersion, keepVersion, listVersions } from "@/lib/contracts/project-version";
import type { SchematicChange } from "@/lib/core/schematic/format/schematic-change";
import type { DomainEvent } from "@/lib/server/realtime/event-bus";
import { projectChanges, projectDocuments } from "@/lib/server/db/tables/project";
import { createTestApi, type TestApi } from "../support/api";
import { emptyDatabase } from "../support/database";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  await emptyDatabase(api.db);
  api.clock.now = new Date("2026-11-26T04:00:00Z");
});

type Who = { token: string };
const NOTHING: SchematicChange = { sheets: [], symbols: [], busAliases: [], objects: [], removed: [] };

type SentChange = InputOf<typeof changeDocument>["change"];

/** Malformed ones too. */
const changeOf = (change: object): SentChange => ({ ...NOTHING, ...change }) as SentChange;

const wire = (id: string, sheetId: string, y = 0) => ({
  ...{ type: 2, id, sheetId, from: { x: 0, y }, to: { x: 12_700, y } },
});

async function openNew(who: Who) {
  const { projectId } = (await api.call(contracts.createProject, { projectType: 0 }, who)).data;
  const { rootSheetId: root } = (await api.call(contracts.getDocument, { projectId }, who)).data.content;
  let count = 0;
  const send = (version: number, change: object, changeId = `change-${projectId}-${++count}`) =>
    api.call(changeDocument, { projectId, version, changeId, change: changeOf(change) }, who);
  const objects = async () =>
    (await api.call(contracts.getDocument, { projectId }, who)).data.content.objects.map(({ id }) => id).toSorted();
  return { projectId, root, send, objects };
}

describe("changes of a drawing", () => {
  it("make a version each, and are refused on another than the latest", async () => {
    const ann = await api.signUp();
    const { projectId, root, send, objects } = await openNew(ann);
    expect((await send(1, { objects: [wire("a", root)] })).data).toEqual({ version: 2 });
    expect((await send(1, { objects: [wire("b", root)] })).code).toBe("STALE_VERSION");
    expect((await send(2, { objects: [wire("b", root)] })).data).toEqual({ version: 3 });
    expect((await send(3, { removed: ["a"] })).data).toEqual({ version: 4 });
    expect(await objects()).toEqual(["b"]);
    const { data } = await api.call(listChanges, { projectId, since: 2 }, ann);
    expect([data.version, data.changes?.map(({ version, change }) => [version, change.removed])]).toEqual([
      4,
      [
        [3, []],
        [4, ["a"]],
      ],
    ]);
  });

  it("are made once, however often they are sent", async () => {
    const { root, send, objects } = await openNew(await api.signUp());
    await send(1, { objects: [wire("a", root)] }, "the-same-change");
    await send(2, { removed: ["a"] });
    expect((await send(1, { objects: [wire("a", root)] }, "the-same-change")).data).toEqual({ version: 2 });
    expect(await objects()).toEqual([]);
  });

  it("leave the drawing whole, or are refused with nothing changed", async () => {
    const { root, send, objects } = await openNew(await api.signUp());
    const sheet = { id: "sub", name: "Sub", width: 100_000, height: 100_000, titleBlock: {} };
    await send(1, { sheets: [sheet], objects: [wire("a", root), wire("b", "sub")] });
    const refused = [
      await send(2, { removed: [root] }),
      await send(2, { removed: ["sub"] }),
      await send(2, { objects: [wire("c", "nowhere")] }),
      await send(2, { sheets: [{ ...sheet, id: "a" }] }),
      await send(2, { objects: [wire("c", root), wire("c", root)] }),
      await send(2, { objects: [wire("c", root)], removed: ["c"] }),
      await send(2, { objects: [{ ...wire("c", root), from: { x: 0.5, y: 0 } }] }),
      await send(2, { objects: [wire("c", root), { type: 99 }] }),
    ];
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(["INVALID_INPUT"]));
    expect(await objects()).toEqual(["a", "b"]);
    expect((await send(2, { removed: ["sub", "b"] })).data).toEqual({ version: 3 });
  });

  it("need the right to edit; anyone with a link sees them", async () => {
    const [ann, bob] = [await api.signUp(), await api.signUp()];
    const { projectId, root } = await openNew(ann);
    const change = changeOf({ objects: [wire("a", root)] });
    const { token } = (await api.call(contracts.shareProject, { projectId, right: "view" }, ann)).data;
    const sendAs = (who: Who, link?: string) =>
      api.call(changeDocument, { projectId, version: 1, changeId: "bobs-change", change, token: link }, who);
    expect([(await sendAs(bob)).code, (await sendAs(bob, token)).code]).toEqual(["NOT_FOUND", "NOT_FOUND"]);
    expect((await api.call(listChanges, { projectId, since: 0 }, bob)).code).toBe("NOT_FOUND");
    expect((await api.call(listChanges, { projectId, since: 1, token })).data).toEqual({ version: 1, changes: [] });
    await api.call(contracts.changeShare, { projectId, right: "edit" }, ann);
    expect((await sendAs(bob, token)).data).toEqual({ version: 2 });
    await api.call(contracts.unshareProject, { id: projectId }, ann);
    expect((await sendAs(bob, token)).code).toBe("NOT_FOUND");
  });

  it("are told to those who have the project open, large ones without their records", async () => {
    const heard: DomainEvent[] = [];
    const stop = api.deps.eventBus.subscribe((event) => void heard.push(event));
    const { projectId, root, send } = await openNew(await api.signUp());
    await send(1, { objects: [wire("a", root)] });
    await send(2, { objects: Array.from({ length: 500 }, (_, at) => wire(`w${at}`, root, at)) });
    stop();
    const told = heard.flatMap((event) => (event.kind === "project" ? [event] : []));
    expect(told.map(({ data }) => [data.projectId, data.version, "change" in data])).toEqual([
      [projectId, 2, true],
      [projectId, 3, false],
    ]);
  });

  it("become part of the stored drawing after a while, and the drawing stays the same", async () => {
    const { projectId, root, send, objects } = await openNew(await api.signUp());
    for (let version = 1; version <= 105; version++) await send(version, { objects: [wire(`w${version}`, root)] });
    const [stored] = await api.db.select().from(projectDocuments).where(eq(projectDocuments.projectId, projectId));
    expect([stored?.version, stored?.contentVersion, stored?.content.objects.length]).toEqual([106, 101, 100]);
    expect(await objects()).toHaveLength(105);
  });

  it("are read as a whole drawing where they are not kept or the drawing was replaced", async () => {
    const ann = await api.signUp();
    const { projectId, root, send } = await openNew(ann);
    await send(1, { objects: [wire("a", root)] });
    const { content } = (await api.call(contracts.getDocument, { projectId }, ann)).data;
    await api.call(contracts.putDocument, { projectId, version: 2, content: { ...content, objects: [] } }, ann);
    const changesSince = async (since: number) => (await api.call(listChanges, { projectId, since }, ann)).data;
    expect(await changesSince(1)).toEqual({ version: 3, changes: null });
    expect(await changesSince(3)).toEqual({ version: 3, changes: [] });
    expect((await changesSince(9)).changes).toBeNull();
    await send(3, { objects: [wire("b", root)] });
    await api.db.delete(projectChanges).where(eq(projectChanges.version, 3));
    expect((await changesSince(2)).changes).toBeNull();
  });

  it("are taken one after the other when they meet", async () => {
    const { root, send, objects } = await openNew(await api.signUp());
    const ids = Array.from({ length: 8 }, (_, at) => `w${at}`);
    const insert = async (id: string) => {
      for (let version = 1; version < 30; version++) {
        const { code, data } = await send(version, { objects: [wire(id, root)] });
        if (code === undefined || data) return;
      }
    };
    await Promise.all(ids.map(insert));
    expect(await objects()).toEqual(ids);
  });
});

describe("versions of a drawing", () => {
  it("are kept under a name, before the first change, and half an hour later", async () => {
    const ann = await api.signUp();
    const { projectId, root, send } = await openNew(ann);
    await send(1, { objects: [wire("a", root)] });
    await send(2, { objects: [wire("b", root)] });
    const named = (await api.call(keepVersion, { projectId, name: "For review" }, ann)).data;
    api.advance(31 * 60_000);
    await send(3, { removed: ["a"] });
    await send(4, { removed: ["b"] });
    const { rows } = (await api.call(listVersions, { projectId }, ann)).data;
    expect(rows.map(({ version, name }) => [version, name])).toEqual([
      [4, null],
      [3, "For review"],
      [1, null],
    ]);
    api.advance(31 * 60_000);
    await send(5, { objects: [wire("c", root)] });
    expect((await api.call(listVersions, { projectId }, ann)).data.rows.map(({ version }) => version)).toEqual([
      ...[5, 4, 3, 1],
    ]);
    const kept = (await api.call(getVersion, { projectId, id: named.id }, ann)).data;
    expect(kept.content.objects.map(({ id }) => id).toSorted()).toEqual(["a", "b"]);
  });

  it("are for those who may edit; only the owner removes them", async () => {
    const [ann, bob] = [await api.signUp(), await api.signUp()];
    const { projectId } = await openNew(ann);
    const { id } = (await api.call(keepVersion, { projectId, name: "One" }, ann)).data;
    const { token } = (await api.call(contracts.shareProject, { projectId, right: "copy" }, ann)).data;
    const asBob = async (link?: string) => [
      (await api.call(listVersions, { projectId, token: link }, bob)).code,
      (await api.call(getVersion, { projectId, id, token: link }, bob)).code,
      (await api.call(keepVersion, { projectId, name: "Two", token: link }, bob)).code,
      (await api.call(deleteVersion, { projectId, id }, bob)).code,
    ];
    expect(new Set([...(await asBob()), ...(await asBob(token))])).toEqual(new Set(["NOT_FOUND"]));
    await api.call(contracts.changeShare, { projectId, right: "edit" }, ann);
    expect((await api.call(listVersions, { projectId, token }, bob)).data.rows).toHaveLength(1);
    await api.call(deleteVersion, { projectId, id }, ann);
    expect((await api.call(listVersions, { projectId }, ann)).data.rows).toEqual([]);
  });
});
