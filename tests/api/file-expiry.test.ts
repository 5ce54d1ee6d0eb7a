// Visitors' files expire after 30 days; files without a record are removed by a sweep.

import { readdirSync, utimesSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { getTableColumns, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { pino } from "pino";
import { beforeEach, expect, it } from "vitest";
import * as account from "@/lib/server/db/tables/account";
import * as community from "@/lib/server/db/tables/community";
import * as content from "@/lib/server/db/tables/content";
import * as order from "@/lib/server/db/tables/order";
import * as part from "@/lib/server/db/tables/part";
import * as project from "@/lib/server/db/tables/project";
import * as projectImage from "@/lib/server/db/tables/project-image";
import * as quote from "@/lib/server/db/tables/quote";
import * as simulationResult from "@/lib/server/db/tables/simulation-result";
import { expireVisitorFiles, sweepOrphans } from "@/lib/server/file/expiry";
import { KEY_COLUMNS } from "@/lib/server/file/expiry-rows";
import { createTestApi, DAY_MS, START, type TestApi } from "../support/api";
import { addUpload } from "../support/uploads";

const { files, projects } = project;
const log = pino({ level: "silent" });
let api: TestApi;
beforeEach(async () => {
  api = await createTestApi();
});

const put = async (text: string) => (await api.deps.store.put(Readable.from([text]), { maxBytes: 100 })).key;
const daysAgo = (days: number) => new Date(START.getTime() - days * DAY_MS);

function storedKeys(): string[] {
  return readdirSync(path.join(api.deps.environment.dataDir, "files"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .toSorted();
}

async function addProject(owner: { visitorHash?: string; accountId?: string }, days: number) {
  const [storageKey, topPictureKey] = [await put("file"), await put("picture")];
  const fileId = await addUpload(api.db, owner, { storageKey, createdAt: daysAgo(days) });
  const row = { id: `p-${storageKey}`, ...owner, name: "board", projectType: 2, fileId, topPictureKey };
  await api.db.insert(projects).values({ ...row, createdAt: daysAgo(days) });
  return [storageKey, topPictureKey];
}

it("a visitor's files and projects are deleted after 30 days, a customer's and younger ones are not", async () => {
  const { accountId } = await api.signUp();
  const old = await addProject({ visitorHash: "v1" }, 31);
  const young = await addProject({ visitorHash: "v1" }, 29);
  const customers = await addProject({ accountId }, 400);
  const alone = await put("never made into a project");
  await addUpload(api.db, { visitorHash: "v2" }, { storageKey: alone, createdAt: daysAgo(31) });
  await expireVisitorFiles(api.deps, START);
  expect(storedKeys()).toEqual([...young, ...customers].toSorted());
  expect((await api.db.select({ key: files.storageKey }).from(files)).map(({ key }) => key).toSorted()).toEqual(
    [young[0], customers[0]].toSorted(),
  );
  expect(old.some((key) => storedKeys().includes(key))).toBe(false);
});

it("stored files that no record names are removed once they are a day old, and no others", async () => {
  const known = await addProject({ visitorHash: "v1" }, 1);
  const [orphan, fresh] = [await put("orphan"), await put("being recorded")];
  const place = (key: string) =>
    path.join(api.deps.environment.dataDir, "files", key.slice(0, 2), key.slice(2, 4), key);
  const twoDaysAgo = (Date.now() - 2 * DAY_MS) / 1000;
  for (const key of [orphan, ...known]) utimesSync(place(key), twoDaysAgo, twoDaysAgo);
  expect(await sweepOrphans({ ...api.deps, log })).toBe(1);
  expect(storedKeys()).toEqual([fresh, ...known].toSorted());
});

it("the sweep asks every column that names a stored file", () => {
  const tables = [account, community, content, order, part, project, projectImage, quote, simulationResult].flatMap(
    (all) => Object.values(all).filter((value): value is PgTable => is(value, PgTable)),
  );
  const columns = tables.flatMap((table) => Object.values(getTableColumns(table)));
  const naming = columns.filter(({ name }) => /(storage|picture|snapshot|avatar|cover|file)_key$/.test(name));
  expect(new Set(KEY_COLUMNS)).toEqual(new Set(naming));
});
