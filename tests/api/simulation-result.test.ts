// Kept simulation results: who may keep, see and remove them, what is taken for them, and what becomes of the stored bytes.

import { readdirSync } from "node:fs";
import path from "node:path";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { closeAccount, exportAccount } from "@/lib/contracts/account-sessions";
import { downloadFile, FILE_TYPES, uploadFile } from "@/lib/contracts/file";
import * as contracts from "@/lib/contracts/project";
import {
  deleteSimulationResults,
  getSimulationResults,
  keepSimulationResults,
  listSimulationResults,
  MAX_KEPT_RESULTS,
} from "@/lib/contracts/simulation-result";
import { packZip } from "@/lib/core/archive/pack-zip";
import { simulationResults } from "@/lib/server/db/tables/simulation-result";
import { expireResults } from "@/lib/server/project/results";
import { createTestApi, type TestApi } from "../support/api";
import { emptyDatabase } from "../support/database";
import type { Person } from "../support/shop";

let api: TestApi;
let ann: Person;
let bob: Person;
let projectId: string;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  await emptyDatabase(api.db);
  for (const key of stored()) await api.deps.store.remove(key);
  [ann, bob] = [await api.signUp(), await api.signUp()];
  projectId = await newProject(ann);
});

type Who = { token: string };

const ZIP = Buffer.from(await packZip([{ name: "results.bin", bytes: new Uint8Array([1, 2, 3]) }]));

const newProject = async (who: Who) =>
  (await api.call(contracts.createProject, { projectType: 1 }, who)).data.projectId;
const linkTo = async (right: contracts.ShareRight) =>
  (await api.call(contracts.shareProject, { projectId, right }, ann)).data.token;

async function send(who: Who, content = ZIP, name = "results.zip"): Promise<string> {
  const form = new FormData();
  form.set("fileType", String(FILE_TYPES.general));
  form.set("file", new File([new Uint8Array(content)], name));
  const headers = { host: "localhost:3000", "x-locale": "en", authorization: who.token };
  const response = await api.send(`http://localhost:3000${uploadFile.path}`, { method: "POST", body: form, headers });
  const { data } = (await response.json()) as { data?: { fileUrl: string } };
  return data?.fileUrl ?? "";
}

interface Kept {
  readonly projectId?: string;
  readonly token?: string;
  readonly name?: string;
  readonly summary?: string;
}

const keep = async (who: Who, more: Kept = {}) =>
  api.call(keepSimulationResults, { projectId, fileUrl: await send(who), ...more }, who);
const list = (who: Who, more: { token?: string } = {}) => api.call(listSimulationResults, { projectId, ...more }, who);
const open = (id: string, who: Who, more: Kept = {}) =>
  api.fetchFile(getSimulationResults, { projectId, id, ...more }, who);
const remove = (id: string, who: Who, more: Kept = {}) =>
  api.call(deleteSimulationResults, { projectId, id, ...more }, who);
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;

const stored = (): string[] =>
  readdirSync(path.join(api.deps.environment.dataDir, "files"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

describe("results of a simulation", () => {
  it("are kept with the project, opened as they were sent, and removed with their bytes", async () => {
    const { data } = await keep(ann, { name: "Load step", summary: "Transient" });
    expect(data).toMatchObject({ name: "Load step", summary: "Transient", size: ZIP.length, expireTime: null });
    expect((await list(ann)).data.rows).toEqual([data]);
    const response = await open(data.id, ann);
    expect(response.headers.get("content-type")).toBe("application/zip");
    expect(response.headers.get("content-disposition")).toMatch(/^attachment/);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(ZIP);
    expect(stored()).toHaveLength(1);
    await remove(data.id, ann);
    expect((await list(ann)).data.rows).toEqual([]);
    expect(stored()).toEqual([]);
  });

  it("leave no upload behind", async () => {
    const fileUrl = await send(ann);
    await api.call(keepSimulationResults, { projectId, fileUrl }, ann);
    expect(await codeOf(await api.fetchFile(downloadFile, { fileUrl }, ann))).toBe("NOT_FOUND");
  });

  it("go after 30 days without a name, with their bytes", async () => {
    const { data } = await keep(ann);
    await keep(ann, { name: "Kept" });
    expect(data.expireTime).toBe(new Date(Date.parse(data.createTime) + 30 * 86_400_000).toISOString());
    await expireResults(api.deps, new Date(Date.parse(data.createTime) + 29 * 86_400_000));
    expect((await list(ann)).data.rows).toHaveLength(2);
    await expireResults(api.deps, new Date(Date.parse(data.createTime) + 31 * 86_400_000));
    expect((await list(ann)).data.rows.map(({ name }) => name)).toEqual(["Kept"]);
    expect(stored()).toHaveLength(1);
  });

  it("of another are told from none by nobody", async () => {
    const { data } = await keep(ann);
    for (const who of [bob, { token: "" }]) {
      const isNobody = who.token === "";
      const expected = isNobody ? "UNAUTHENTICATED" : "NOT_FOUND";
      expect((await list(who)).code).toBe(expected);
      expect(await codeOf(await open(data.id, who))).toBe(expected);
      expect((await remove(data.id, who)).code).toBe(expected);
    }
    const theirs = await newProject(bob);
    expect(await codeOf(await open(data.id, bob, { projectId: theirs }))).toBe("NOT_FOUND");
    expect((await remove(data.id, bob, { projectId: theirs })).code).toBe("NOT_FOUND");
    expect((await keep(bob)).code).toBe("NOT_FOUND");
    const fileUrl = await send(ann);
    expect((await api.call(keepSimulationResults, { projectId: theirs, fileUrl }, bob)).code).toBe("NOT_FOUND");
    expect((await list(ann)).data.rows).toHaveLength(1);
  });

  it("are for those who may edit the project, and for nobody who may only look at it", async () => {
    const { data } = await keep(ann);
    for (const right of ["view", "copy"] as const) {
      const token = await linkTo(right);
      expect((await list(bob, { token })).code).toBe("NOT_FOUND");
      expect(await codeOf(await open(data.id, bob, { token }))).toBe("NOT_FOUND");
      expect((await keep(bob, { token })).code).toBe("NOT_FOUND");
      await api.call(contracts.unshareProject, { id: projectId }, ann);
    }
    const token = await linkTo("edit");
    expect((await keep(bob, { token, name: "Bob's" })).data.name).toBe("Bob's");
    expect((await list(bob, { token })).data.rows).toHaveLength(2);
    expect((await remove(data.id, bob, { token })).code).toBeUndefined();
  });

  it.each([
    ["a text", Buffer.from("a,b\n1,2\n"), "results.csv", "WRONG_FILE_FORMAT"],
    ["a zip that is none", Buffer.from("not a zip at all"), "results.zip", "NOT_FOUND"],
  ])("are no %s", async (_title, content, name, code) => {
    const fileUrl = (await send(ann, content, name)) || "missing";
    expect((await api.call(keepSimulationResults, { projectId, fileUrl }, ann)).code).toBe(code);
    expect((await list(ann)).data.rows).toEqual([]);
  });

  it("are limited in number, and in what their names hold", async () => {
    const many = Array.from({ length: MAX_KEPT_RESULTS }, (_, at) => ({
      ...{ id: `r${at}`, projectId, name: "x", summary: "", storageKey: `key-${at}`, size: 1 },
    }));
    await api.db.insert(simulationResults).values(many);
    expect((await keep(ann)).code).toBe("TOO_MANY_RECORDS");
    expect((await keep(ann, { name: "n".repeat(101) })).code).toBe("INVALID_INPUT");
    expect(stored().length).toBeLessThanOrEqual(1 + 1);
  });

  it("are in the account's export, and go with the project and with the account", async () => {
    await keep(ann, { name: "Load step" });
    const exported = (await (await api.fetchFile(exportAccount, {}, ann)).json()) as {
      simulationResults: { name: string; content: string }[];
    };
    expect(exported.simulationResults).toMatchObject([{ name: "Load step", content: ZIP.toString("base64") }]);
    await api.call(contracts.deleteProject, { id: projectId }, ann);
    await api.call(contracts.purgeProjects, { projectIds: [projectId] }, ann);
    expect(stored()).toEqual([]);
    projectId = await newProject(ann);
    await keep(ann);
    await api.call(closeAccount, { password: "correct horse battery" }, ann);
    expect(stored()).toEqual([]);
  });
});
