import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bucketProblem } from "@/lib/server/storage/bucket-problem";
import type { FileStore } from "@/lib/server/storage/file-store";
import type { S3Sample } from "@/lib/server/storage/s3/s3-client";
import { createS3Store } from "@/lib/server/storage/s3/s3-store";
import { startFaultProxy } from "@/tests/support/s3/fault-proxy";
import { startS3Double } from "@/tests/support/s3/s3-double";

const LIMITS = { partMs: 300, briefMs: 300, silentMs: 200, attempts: 2 };
const MEGABYTE = 1024 * 1024;

let double: Awaited<ReturnType<typeof startS3Double>>;
let proxy: Awaited<ReturnType<typeof startFaultProxy>>;
let store: FileStore;
const samples: S3Sample[] = [];
beforeAll(async () => {
  double = await startS3Double();
  proxy = await startFaultProxy(double.port);
});
afterAll(() => {
  proxy.end();
  double.end();
});
beforeEach(() => {
  proxy.fail(() => null);
  double.bucket.objects.clear();
  double.bucket.uploads.clear();
  samples.length = 0;
  store = open();
});

function open(change: Parameters<typeof double.settings>[0] = {}): FileStore {
  const settings = double.settings(change, proxy.port);
  return createS3Store(settings, { observe: (sample) => samples.push(sample), limits: LIMITS });
}

const put = (content: Buffer) => store.put(Readable.from([content]), { maxBytes: 50 * MEGABYTE });
const outcomes = () => samples.map(({ operation, outcome }) => `${operation} ${outcome}`);

describe("an S3 server that is busy", () => {
  it("is asked again, and the file is kept", async () => {
    proxy.fail((_passing, number) => (number === 1 ? "busy" : null));
    const { key, size } = await put(Buffer.from("four"));
    expect((await buffer(await store.open(key, size))).toString()).toBe("four");
    expect(outcomes()).toEqual(["PutObject ok", "GetObject ok"]);
  });

  it("for long answers UNAVAILABLE, and nothing is left; the same upload succeeds afterwards", async () => {
    proxy.fail(() => "busy");
    await expect(put(Buffer.from("four"))).rejects.toMatchObject({ code: "UNAVAILABLE" });
    expect(proxy.passed.filter(({ method }) => method === "PUT")).toHaveLength(2);
    expect(outcomes()[0]).toBe("PutObject away");
    proxy.fail(() => null);
    await put(Buffer.from("four"));
    expect(double.bucket.objects.size).toBe(1);
  });

  it("in the middle of an upload leaves no parts", async () => {
    proxy.fail(({ path }) => (path.includes("partNumber=2") ? "busy" : null));
    await expect(put(Buffer.alloc(12 * MEGABYTE))).rejects.toMatchObject({ code: "UNAVAILABLE" });
    expect([double.bucket.objects.size, double.bucket.uploads.size]).toEqual([0, 0]);
  });

  it("fails the sender's stream, which is not read on", async () => {
    proxy.fail(() => "deaf");
    let read = 0;
    const endless = new Readable({
      read() {
        read += MEGABYTE;
        this.push(Buffer.alloc(MEGABYTE));
      },
    });
    await expect(store.put(endless, { maxBytes: 500 * MEGABYTE })).rejects.toMatchObject({ code: "UNAVAILABLE" });
    expect(endless.destroyed).toBe(true);
    expect(read).toBeLessThan(40 * MEGABYTE);
  });
});

describe("an S3 server that does not answer", () => {
  it("is given up in time", async () => {
    proxy.fail(() => "stall");
    const startedAt = performance.now();
    await expect(store.open("0".repeat(32))).rejects.toMatchObject({ code: "UNAVAILABLE" });
    expect(performance.now() - startedAt).toBeLessThan(3_000);
  });

  it("after it has stored the object leaves none behind", async () => {
    proxy.fail(({ method }) => (method === "PUT" ? "deaf" : null));
    await expect(put(Buffer.from("four"))).rejects.toMatchObject({ code: "UNAVAILABLE" });
    expect(double.bucket.objects.size).toBe(0);
  });

  it("does not keep removals waiting one after the other", async () => {
    proxy.fail(() => "stall");
    await store.remove("0".repeat(32));
    const startedAt = performance.now();
    for (let at = 0; at < 100; at++) await store.remove("0".repeat(32));
    expect(performance.now() - startedAt).toBeLessThan(100);
  });
});

describe("a body that is cut", () => {
  it.each([
    ["once", { cutAfter: 70_000 }],
    ["by silence", { stallAfter: 70_000 }],
    ["before its first byte", { cutAfter: 1 }],
  ])("%s goes on from where it ended", async (_what, fault) => {
    const content = randomBytes(300_000);
    const { key, size } = await put(content);
    proxy.fail((_passing, number) => (number === 1 ? fault : null));
    expect((await buffer(await store.open(key, size))).equals(content)).toBe(true);
    expect(outcomes().slice(1)).toEqual(["GetObject ok", "GetObject cut", "GetObject ok"]);
    proxy.fail((_passing, number) => (number === 1 ? fault : null));
    const part = { from: 100_000, to: 250_000 };
    expect((await buffer(await store.open(key, size, part))).equals(content.subarray(100_000, 250_001))).toBe(true);
  });

  it("again and again fails its reader instead of ending early", async () => {
    const { key, size } = await put(randomBytes(300_000));
    proxy.fail(() => ({ cutAfter: 1_000 }));
    await expect(buffer(await store.open(key, size))).rejects.toMatchObject({ code: "UNAVAILABLE" });
    expect(proxy.passed).toHaveLength(4);
  });

  it("is not continued with other content", async () => {
    const content = randomBytes(300_000);
    const { key, size } = await put(content);
    proxy.fail((_passing, number) => (number === 1 ? { cutAfter: 70_000 } : null));
    const stream = await store.open(key, size);
    double.bucket.put(`shop/${key}`, randomBytes(300_000));
    await expect(buffer(stream)).rejects.toMatchObject({ code: "UNAVAILABLE" });
  });
});

describe("what is stored", () => {
  it("is refused at its end where it does not have its hash", async () => {
    const { key, size } = await put(Buffer.alloc(1_000, 1));
    const stored = double.bucket.get(`shop/${key}`);
    stored.body = Buffer.alloc(1_000, 2);
    await expect(buffer(await store.open(key, size))).rejects.toMatchObject({ code: "FILE_DAMAGED" });
  });

  it("that nobody reads on keeps no connection", async () => {
    const { key } = await put(randomBytes(2 * MEGABYTE));
    const stream = await store.open(key);
    stream.destroy();
    const other = await store.open(key);
    for await (const chunk of other) if (chunk) break;
    expect([stream.destroyed, other.destroyed]).toEqual([true, true]);
  });

  it("lies under the prefix, and nothing else of the bucket is listed or swept", async () => {
    const foreign = "f".repeat(32);
    for (const key of [foreign, `other/${foreign}`, "shop/readme", `shop/a/${foreign}`])
      double.bucket.put(key, Buffer.from("x"));
    double.bucket.begin(`other/${foreign}`);
    double.bucket.begin(`shop/${foreign}`);
    const { key } = await put(Buffer.from("x"));
    expect(double.bucket.objects.has(`shop/${key}`)).toBe(true);
    const listed: string[] = [];
    for await (const keys of store.list(-1_000)) listed.push(...keys);
    expect(listed).toEqual([key]);
    expect([await store.sweep(3600_000), await store.sweep(-1_000)]).toEqual([0, 1]);
    expect([...double.bucket.uploads.values()].map((upload) => upload.key)).toEqual([`other/${foreign}`]);
  });

  it("is fetched by an address that fixes its name and type, and only for a while", async () => {
    store = open({ downloads: "redirect" });
    const { key } = await put(Buffer.from("four"));
    const contentDisposition = `attachment; filename="_.zip"; filename*=UTF-8''%E6%9D%BF.zip`;
    const address = await store.link?.(key, { contentDisposition, contentType: "application/zip" });
    const response = await fetch(address ?? "");
    expect([response.status, await response.text()]).toEqual([200, "four"]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...{ "content-disposition": contentDisposition, "content-type": "application/zip" },
      "cache-control": "no-store, private",
    });
    const url = new URL(address ?? "");
    expect(Number(url.searchParams.get("X-Amz-Expires"))).toBe(60);
    url.searchParams.set("response-content-type", "text/html");
    expect((await fetch(url)).status).toBe(403);
    expect(open().link).toBeUndefined();
  });
});

describe("a check", () => {
  it("asks the server once for those who ask at the same time", async () => {
    await Promise.all([store.check(), store.check(), store.check()]);
    expect(proxy.passed).toHaveLength(1);
  });

  it.each([
    ["an unknown bucket", { bucket: "another" }, /^S3_BUCKET: the server has no bucket/],
    ["a wrong secret", { credentials: { accessKeyId: "double", secretAccessKey: "hunter2" } }, /^S3_SECRET_ACCESS_KEY/],
    ["an unknown key", { credentials: { accessKeyId: "hunter2", secretAccessKey: "x" } }, /^S3_ACCESS_KEY_ID/],
    ["another region", { region: "test-2" }, /^S3_REGION/],
    ["an address where nothing listens", { endpoint: "http://127.0.0.1:9" }, /^S3_ENDPOINT: nothing listens/],
  ])("names the setting of %s", async (_what, change, problem) => {
    const error: unknown = await open(change)
      .check()
      .catch((cause: unknown) => cause);
    expect(error).toMatchObject({ code: "UNAVAILABLE" });
    expect(bucketProblem(error)).toMatch(problem);
    expect(bucketProblem(error)).not.toContain("hunter2");
  });

  it("blames no setting where the server is only busy or slow", async () => {
    for (const fault of ["busy", "stall"] as const) {
      proxy.fail(() => fault);
      const error: unknown = await open()
        .check()
        .catch((cause: unknown) => cause);
      expect(error).toMatchObject({ code: "UNAVAILABLE" });
      expect(bucketProblem(error)).toBeNull();
    }
  });
});
