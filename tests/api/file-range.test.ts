// Parts of stored files: what a browser asks for that goes on with a download.

import { randomBytes } from "node:crypto";
import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, it } from "vitest";
import { downloadFile, uploadFile } from "@/lib/contracts/file";
import { createTestApi, type TestApi } from "../support/api";

const CONTENT = Buffer.concat([Buffer.from([0x50, 0x4b, 0x05, 0x06, ...new Uint8Array(18)]), randomBytes(200_000)]);

let api: TestApi;
let token: string;
let fileUrl: string;
beforeAll(async () => {
  api = await createTestApi();
  token = (await api.signUp()).token;
  fileUrl = await send(CONTENT);
});

async function send(content: Buffer): Promise<string> {
  const form = new FormData();
  form.set("fileType", "8");
  form.set("file", new File([new Uint8Array(content)], "board.zip"));
  const headers = { host: "localhost:3000", authorization: token };
  const sent = await api.send(`http://localhost:3000${uploadFile.path}`, { method: "POST", body: form, headers });
  return ((await sent.json()) as { data: { fileUrl: string } }).data.fileUrl;
}

const ask = (headers: Record<string, string>) => api.fetchFile(downloadFile, { fileUrl }, { token, headers });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

it("a whole file says that parts of it may be asked for, and by what", async () => {
  const response = await ask({});
  expect([response.status, response.headers.get("accept-ranges")]).toEqual([200, "bytes"]);
  expect(response.headers.get("etag")).toMatch(/^"[\w-]{22}"$/);
  expect(response.headers.get("content-length")).toBe(String(CONTENT.length));
  expect(await bytesOf(response)).toEqual(CONTENT);
});

it.each([
  ["bytes=0-9", 0, 9],
  ["bytes=100000-", 100_000, CONTENT.length - 1],
  ["bytes=-7", CONTENT.length - 7, CONTENT.length - 1],
])("%s is answered with that part and the headers of a download", async (range, from, to) => {
  const response = await ask({ range });
  expect(response.status).toBe(206);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-range": `bytes ${from}-${to}/${CONTENT.length}`,
    "content-length": String(to - from + 1),
    "content-type": "application/zip",
    "content-disposition": `attachment; filename="board.zip"; filename*=UTF-8''board.zip`,
    "cache-control": "no-store, private",
    "x-content-type-options": "nosniff",
  });
  expect(await bytesOf(response)).toEqual(CONTENT.subarray(from, to + 1));
});

it("a part beyond the end is refused with the file's length", async () => {
  const response = await ask({ range: `bytes=${CONTENT.length}-` });
  expect([response.status, response.headers.get("content-range")]).toEqual([416, `bytes */${CONTENT.length}`]);
  expect(await bytesOf(response)).toHaveLength(0);
});

it("a part is of the content that If-Range names, else the whole is sent", async () => {
  const etag = (await ask({})).headers.get("etag") ?? "";
  const same = await ask({ range: "bytes=0-9", "if-range": etag });
  expect([same.status, (await bytesOf(same)).length]).toEqual([206, 10]);
  const other = await ask({ range: "bytes=0-9", "if-range": '"another"' });
  expect([other.status, (await bytesOf(other)).length]).toEqual([200, CONTENT.length]);
});

it("a part of another's file is refused as a missing file's", async () => {
  const other = await api.signUp();
  const answer = await api.fetchFile(
    downloadFile,
    { fileUrl },
    { token: other.token, headers: { range: "bytes=0-9" } },
  );
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([200, "NOT_FOUND"]);
});

it("a part of a file that the store lost is a fault of ours", async () => {
  const lost = await send(CONTENT);
  const folder = path.join(api.deps.environment.dataDir, "files");
  for (const name of readdirSync(folder))
    if (/^[0-9a-f]{2}$/.test(name)) rmSync(path.join(folder, name), { recursive: true });
  const response = await api.fetchFile(downloadFile, { fileUrl: lost }, { token, headers: { range: "bytes=0-9" } });
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([500, "FILE_DAMAGED"]);
});
