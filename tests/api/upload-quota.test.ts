// Quotas of uploads: by network, for all visitors together, and by the space that the disk has left.

import { beforeEach, describe, expect, it } from "vitest";
import { uploadFile } from "@/lib/contracts/file";
import { files } from "@/lib/server/db/tables/project";
import { networkHash } from "@/lib/server/file/quota";
import { createDiskStore } from "@/lib/server/storage/disk-store";
import { createTestApi, type TestApi } from "../support/api";
import { temporaryDirectory } from "../support/temporary-directory";
import { addUpload } from "../support/uploads";

const GIB = 1024 ** 3;
const ZIP = Buffer.from([0x50, 0x4b, 0x05, 0x06, ...new Uint8Array(18)]);
const store = createDiskStore(temporaryDirectory());
let freeBytes = 100 * GIB;

let api: TestApi;
beforeEach(async () => {
  freeBytes = 100 * GIB;
  const deps = { store: { ...store, freeBytes: () => Promise.resolve(freeBytes) } };
  api = await createTestApi({ deps, env: { TRUST_PROXY: "1" } });
});

async function send(address: string, token?: string) {
  const form = new FormData();
  form.set("fileType", "8");
  form.set("file", new File([ZIP], "board.zip"));
  const headers = { host: "localhost:3000", "x-forwarded-for": address, ...(token ? { authorization: token } : {}) };
  const response = await api.send(`http://localhost:3000${uploadFile.path}`, { method: "POST", body: form, headers });
  const { type, code } = (await response.json()) as { type: string; code?: string };
  return { status: response.status, outcome: code ?? type };
}

const sentFrom = (network: string, size: number, accountId?: string) =>
  addUpload(api.db, accountId ? { accountId } : { visitorHash: `visitor-${Math.random()}` }, {
    network: networkHash(api.deps, network),
    size,
    createdAt: api.clock.now,
  });

describe("visitors of one network", () => {
  it("share a quota, each of them a new visitor, and a /64 is one network", async () => {
    await sentFrom("2001:db8:1:2::/64", GIB);
    expect(await send("2001:db8:1:2::77")).toEqual({ status: 200, outcome: "UPLOAD_QUOTA" });
    expect((await send("2001:db8:1:3::77")).outcome).toBe("success");
    api.advance(3_600_001);
    expect((await send("2001:db8:1:2::78")).outcome).toBe("success");
  });

  it("leave a signed-in customer of the same network their own quota", async () => {
    await sentFrom("203.0.113.7", 2 * GIB);
    const { token } = await api.signUp();
    expect((await send("203.0.113.7", token)).outcome).toBe("success");
  });

  it("cannot pass the quota by many accounts of one network", async () => {
    for (let at = 0; at < 5; at++) await sentFrom("203.0.113.7", 4 * GIB, (await api.signUp()).accountId);
    const { token } = await api.signUp();
    expect((await send("203.0.113.7", token)).outcome).toBe("UPLOAD_QUOTA");
  });

  it("cannot pass it by sending at once what is not counted yet", async () => {
    await sentFrom("203.0.113.7", GIB - 2_000);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => send("203.0.113.7")));
    expect(outcomes.filter(({ outcome }) => outcome === "success").length).toBeLessThanOrEqual(6);
    const total = (await api.db.select({ size: files.size }).from(files)).reduce((sum, { size }) => sum + size, 0);
    expect(total).toBeLessThanOrEqual(GIB);
  });
});

it("all visitors together have a quota, which customers do not share", async () => {
  for (let at = 0; at < 40; at++) await sentFrom(`198.51.100.${at}`, GIB);
  expect((await send("203.0.113.7")).outcome).toBe("UPLOAD_QUOTA");
  const { token } = await api.signUp();
  expect((await send("203.0.113.7", token)).outcome).toBe("success");
});

it("nothing is taken where the disk has less space than its floor", async () => {
  freeBytes = GIB - 1;
  expect(await send("203.0.113.7")).toEqual({ status: 507, outcome: "STORAGE_FULL" });
  freeBytes = 2 * GIB;
  expect((await send("203.0.113.7")).outcome).toBe("success");
});

it("a file that is refused is read to its end, so that its sender hears why", async () => {
  freeBytes = GIB - 1;
  const chunk = new Uint8Array(1024 ** 2);
  let sent = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (sent === 20) return controller.close();
        sent += 1;
        controller.enqueue(chunk);
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { host: "localhost:3000", "content-type": "multipart/form-data; boundary=x" };
  const init = { method: "POST", body, headers, duplex: "half" };
  const response = await api.send(`http://localhost:3000${uploadFile.path}`, init);
  expect([response.status, sent]).toEqual([507, 20]);
});
