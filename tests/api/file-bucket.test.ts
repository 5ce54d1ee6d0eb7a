// Uploads and downloads with files in a bucket, and while its server is away.

import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { Readable } from "node:stream";
import { pino } from "pino";
import { downloadFile, uploadFile } from "@/lib/contracts/file";
import { files } from "@/lib/server/db/tables/project";
import { sweepOrphans } from "@/lib/server/file/expiry";
import { allNamedKeys } from "@/lib/server/file/named-key-rows";
import { healthPages } from "@/lib/server/health";
import { createMetrics } from "@/lib/server/metrics";
import { createS3Store } from "@/lib/server/storage/s3/s3-store";
import { createTestApi, type TestApi } from "../support/api";
import { startFaultProxy } from "../support/s3/fault-proxy";
import { startS3Double } from "../support/s3/s3-double";

const LIMITS = { partMs: 300, briefMs: 300, silentMs: 200, attempts: 1 };
const CONTENT = Buffer.concat([Buffer.from([0x50, 0x4b, 0x05, 0x06]), Buffer.alloc(200_018)]);

let double: Awaited<ReturnType<typeof startS3Double>>;
let proxy: Awaited<ReturnType<typeof startFaultProxy>>;
let api: TestApi;
let token: string;
beforeAll(async () => {
  double = await startS3Double();
  proxy = await startFaultProxy(double.port);
  const settings = double.settings({ downloads: "redirect" }, proxy.port);
  api = await createTestApi({ deps: { store: createS3Store(settings, { observe: () => undefined, limits: LIMITS }) } });
  token = (await api.signUp()).token;
});
afterAll(() => {
  proxy.end();
  double.end();
});
beforeEach(() => proxy.fail(() => null));

type Sent = { type: string; code: string; message: string; data: { fileUrl: string; size: number } };

async function send(content = CONTENT) {
  const form = new FormData();
  form.set("fileType", "8");
  form.set("file", new File([new Uint8Array(content)], "板 1.zip"));
  const headers = { host: "localhost:3000", authorization: token };
  const response = await api.send(`http://localhost:3000${uploadFile.path}`, { method: "POST", body: form, headers });
  return {
    status: response.status,
    retryAfter: response.headers.get("retry-after"),
    body: (await response.json()) as Sent,
  };
}

const ask = (fileUrl: string, headers: Record<string, string> = {}) =>
  api.fetchFile(downloadFile, { fileUrl }, { token, headers });
const rowsOf = async () => (await api.db.select().from(files)).length;

it("a file is stored and sent, whole and in parts, with its name", async () => {
  const { body } = await send();
  const whole = await ask(body.data.fileUrl);
  expect([whole.status, whole.headers.get("content-length")]).toEqual([200, String(CONTENT.length)]);
  expect(Buffer.from(await whole.arrayBuffer()).equals(CONTENT)).toBe(true);
  const part = await ask(body.data.fileUrl, { range: "bytes=1-3" });
  expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, CONTENT.subarray(1, 4)]);
});

it("a browser that opens a download is sent to the bucket; scripts, programs and strangers are not", async () => {
  const { fileUrl } = (await send()).body.data;
  const opened = await ask(fileUrl, { "sec-fetch-mode": "navigate" });
  expect([opened.status, opened.headers.get("cache-control")]).toEqual([302, "no-store, private"]);
  const fetched = await fetch(opened.headers.get("location") ?? "");
  expect(fetched.headers.get("content-disposition")).toBe(
    `attachment; filename="_ 1.zip"; filename*=UTF-8''%E6%9D%BF%201.zip`,
  );
  expect(fetched.headers.get("content-type")).toBe("application/zip");
  expect(Buffer.from(await fetched.arrayBuffer()).equals(CONTENT)).toBe(true);
  const others: Record<string, string>[] = [
    {},
    { "sec-fetch-mode": "cors" },
    { "sec-fetch-mode": "navigate", range: "bytes=0-9" },
  ];
  for (const headers of others) {
    const streamed = await ask(fileUrl, headers);
    expect([streamed.headers.get("location"), streamed.ok]).toEqual([null, true]);
    await streamed.arrayBuffer();
  }
  const stranger = await api.signUp();
  const headers = { "sec-fetch-mode": "navigate" };
  const refused = await api.fetchFile(downloadFile, { fileUrl }, { token: stranger.token, headers });
  expect(((await refused.json()) as Sent).code).toBe("NOT_FOUND");
});

it("an upload to a server that is away is refused with a time to wait, leaves no record, and can be repeated", async () => {
  const before = [await rowsOf(), double.bucket.objects.size];
  for (const fault of ["busy", "stall", "deaf"] as const) {
    proxy.fail(({ method }) => (method === "PUT" ? fault : null));
    const { status, retryAfter, body } = await send();
    expect([status, body.code, retryAfter]).toEqual([503, "UNAVAILABLE", "5"]);
    expect(body.message).toBe("The service can't be reached right now. Try again in a moment.");
  }
  // Half of it is stored when the server goes away; the rest of the form is still read.
  proxy.fail(({ path }) => (path.includes("partNumber=2") ? "deaf" : null));
  const large = await send(Buffer.concat([CONTENT, Buffer.alloc(14 * 1024 * 1024)]));
  expect([large.status, large.body.code]).toEqual([503, "UNAVAILABLE"]);
  expect([await rowsOf(), double.bucket.objects.size]).toEqual(before);
  expect(double.bucket.uploads.size).toBe(0);
  proxy.fail(() => null);
  expect((await send()).body.type).toBe("success");
});

it("a download from a server that is away is answered 503 with a time to wait", async () => {
  const { fileUrl } = (await send()).body.data;
  proxy.fail(() => "busy");
  const response = await ask(fileUrl);
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(((await response.json()) as Sent).code).toBe("UNAVAILABLE");
});

it("the process is not ready while files cannot be stored", async () => {
  const metrics = createMetrics();
  const store = createS3Store(double.settings({}, proxy.port), { observe: () => undefined, limits: LIMITS });
  const { environment, db } = api.deps;
  const health = healthPages({ environment, db, store, metrics, isDraining: () => false } as Parameters<
    typeof healthPages
  >[0]);
  proxy.fail(() => "busy");
  const ready = await health.request("/api/ready");
  expect([ready.status, ((await ready.json()) as { data: { storage: boolean } }).data.storage]).toEqual([503, false]);
  metrics.stop();
});

it("objects without a record are removed over several pages, others stay", async () => {
  const orphans: string[] = [];
  for (let at = 0; at < 7; at++) orphans.push((await api.deps.store.put(Readable.from(["x"]), { maxBytes: 1 })).key);
  await send();
  const named: string[] = [];
  for await (const { key, size, sha256 } of allNamedKeys(api.db)) {
    named.push(`shop/${key}`);
    expect([size, sha256]).toEqual([CONTENT.length, expect.stringMatching(/^[0-9a-f]{64}$/)]);
  }
  const log = pino({ level: "silent" });
  expect(await sweepOrphans({ ...api.deps, log })).toBe(0);
  expect(await sweepOrphans({ ...api.deps, log }, -60_000)).toBe(orphans.length);
  expect([...double.bucket.objects.keys()].toSorted()).toEqual(named.toSorted());
});
