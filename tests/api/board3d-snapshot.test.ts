// The 3D snapshot of a board: taken, shown, replaced, removed, and kept by orders.

import { readdirSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { deflateSync } from "node:zlib";
import { eq, isNotNull } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { closeAccount, exportAccount } from "@/lib/contracts/account-sessions";
import { listCart, openCheckout } from "@/lib/contracts/cart";
import { downloadFile, FILE_TYPES, uploadFile } from "@/lib/contracts/file";
import {
  getBoard,
  getBoard3dSnapshot,
  MAX_BOARD3D_SNAPSHOT,
  removeBoard3dSnapshot,
  setBoard3dSnapshot,
} from "@/lib/contracts/gerber";
import { getAdminLinePicture, viewAdminOrder } from "@/lib/contracts/ops-order";
import { attachBoard, cancelOrder, orderLinePicture, reorder, viewOrder } from "@/lib/contracts/order";
import { files, projects } from "@/lib/server/db/tables/project";
import { createMemoryRateLimiter } from "@/lib/server/http/memory-rate-limiter";
import { newId } from "@/lib/server/ids";
import { UNKNOWN_FACTS } from "../support/board-facts";
import { ann, api, as, admin, eve, shop, setUpAdmin } from "../support/admin-test";
import { codedPng, greyPng, PNG_METADATA } from "../support/pictures";
import type { Person } from "../support/shop";

const limiter = createMemoryRateLimiter();
setUpAdmin({
  deps: {
    rateLimiter: { ...limiter, take: (...asked) => (isLimited ? limiter.take(...asked) : Promise.resolve(undefined)) },
  },
});
let isLimited = false;

type Who = { token?: string; cookie?: string };
type Sent = { content?: Buffer; name?: string; fileType?: number };

const FIRST = greyPng(9, 6);
const SECOND = greyPng(6, 4);

let bob: Person;
let projectId: string;
beforeEach(async () => {
  isLimited = false;
  bob = await admin.customer();
  projectId = await shop.addProject(ann);
});

/** Answers the handle, or the code of the refusal; a visitor's cookie where one was made. */
async function send({ content = FIRST, name = "board-3d.png", fileType = FILE_TYPES.avatar }: Sent, who: Who) {
  const form = new FormData();
  form.set("fileType", String(fileType));
  form.set("file", new File([new Uint8Array(content)], name));
  const headers: Record<string, string> = { host: "localhost:3000", "x-locale": "en" };
  if (who.token) headers.authorization = who.token;
  if (who.cookie) headers.cookie = who.cookie;
  const response = await api.send(`http://localhost:3000${uploadFile.path}`, { method: "POST", body: form, headers });
  const { code, data } = (await response.json()) as { code?: string; data?: { fileUrl: string } };
  return { code, fileUrl: data?.fileUrl ?? "", cookie: (response.headers.get("set-cookie") ?? "").split(";")[0] ?? "" };
}

async function take(sent: Sent = {}, who: Who = as(ann), of = projectId) {
  const { fileUrl } = await send(sent, who);
  return api.call(setBoard3dSnapshot, { projectId: of, fileUrl }, who);
}

async function bytesOf(response: Response): Promise<Buffer | string | undefined> {
  if (response.headers.get("content-type") === "image/png") return Buffer.from(await response.arrayBuffer());
  const body = await response.text();
  return response.headers.get("content-type")?.startsWith("image/svg")
    ? body
    : (JSON.parse(body) as { code: string }).code;
}

const see = async (who: Who = as(ann), of = projectId) =>
  bytesOf(await api.fetchFile(getBoard3dSnapshot, { projectId: of }, who));
const seeOnOrder = async (id: string, who: Who = as(ann)) =>
  bytesOf(await api.fetchFile(orderLinePicture, { id, position: 0 }, who));
const viewAsAdmin = async (id: string, who: Who = as(eve)) =>
  bytesOf(await api.fetchFile(getAdminLinePicture, { id, position: 0 }, who));

const boardOf = async (who: Who = as(ann)) => (await api.call(getBoard, { projectId }, who)).data;
const firstOrderLine = async (id: string) => (await api.call(viewOrder, { id }, as(ann))).data.lines[0];
const orderIt = async () => shop.mustOrder(ann, { cartItemIds: [await shop.add(ann, { projectId })] });

/** All stored files. */
function stored(): string[] {
  const folder = path.join(api.deps.environment.dataDir, "files");
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

describe("a 3D snapshot of a board", () => {
  it("is shown to its owner without what a program wrote into it; the upload itself is gone", async () => {
    expect((await boardOf()).board3dSnapshot).toBeNull();
    expect(await see()).toBe("NOT_FOUND");
    const before = stored();
    const talkative = Buffer.concat([greyPng(9, 6, PNG_METADATA), Buffer.from("<script>SECRET()</script>")]);
    const { fileUrl } = await send({ content: talkative }, as(ann));
    const { data } = await api.call(setBoard3dSnapshot, { projectId, fileUrl }, as(ann));
    expect(data.board3dSnapshot).toMatch(/^[\w-]{16}$/);
    expect((await boardOf()).board3dSnapshot).toBe(data.board3dSnapshot);
    const response = await api.fetchFile(getBoard3dSnapshot, { projectId }, as(ann));
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/png",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-cache",
      "content-disposition": expect.stringMatching(/^inline; filename="Amplifier-3d\.png"/),
    });
    expect(Buffer.from(await response.arrayBuffer()).equals(FIRST)).toBe(true);
    expect(stored()).toHaveLength(before.length + 1);
    expect(await api.db.select().from(files).where(eq(files.id, fileUrl))).toEqual([]);
    expect(await bytesOf(await api.fetchFile(downloadFile, { fileUrl }, as(ann)))).toBe("NOT_FOUND");
  });

  it("is replaced, called otherwise then, and taken away for good", async () => {
    const first = (await take()).data.board3dSnapshot;
    const one = stored();
    const second = (await take({ content: SECOND })).data.board3dSnapshot;
    expect(second).not.toBe(first);
    expect(await see()).toEqual(SECOND);
    expect(stored()).toHaveLength(one.length);
    expect((await api.call(removeBoard3dSnapshot, { projectId }, as(ann))).data).toEqual({ board3dSnapshot: null });
    expect([(await boardOf()).board3dSnapshot, await see()]).toEqual([null, "NOT_FOUND"]);
    expect(stored()).toHaveLength(one.length - 1);
    // Removing a missing picture succeeds.
    expect((await api.call(removeBoard3dSnapshot, { projectId }, as(ann))).data).toEqual({ board3dSnapshot: null });
  });

  it("is nobody's but its owner's to see, to set and to take away", async () => {
    const { data } = await take();
    for (const who of [as(bob), as(eve), {}] satisfies Who[]) {
      const { fileUrl, cookie } = await send({ content: SECOND }, who);
      const known: Who = { cookie, ...who };
      expect(await see(known)).toBe("NOT_FOUND");
      expect((await api.call(setBoard3dSnapshot, { projectId, fileUrl }, known)).code).toBe("NOT_FOUND");
      expect((await api.call(removeBoard3dSnapshot, { projectId }, known)).code).toBe("NOT_FOUND");
      // Nothing of theirs was touched either.
      expect((await api.fetchFile(downloadFile, { fileUrl }, known)).headers.get("content-type")).toBe("image/png");
    }
    expect((await boardOf()).board3dSnapshot).toBe(data.board3dSnapshot);
    expect(await see()).toEqual(FIRST);
  });

  it("of a visitor's board is the visitor's, and the account's that it goes over to", async () => {
    const { cookie } = await send({}, {});
    const [file] = await api.db.select().from(files).where(isNotNull(files.visitorHash));
    const own = newId();
    const board = { name: "Amplifier", projectType: 2, facts: UNKNOWN_FACTS, visitorHash: file?.visitorHash };
    await api.db.insert(projects).values({ id: own, ...board });
    expect((await take({ content: SECOND }, { cookie }, own)).type).toBe("success");
    expect(await see({ cookie }, own)).toEqual(SECOND);
    expect(await see({}, own)).toBe("NOT_FOUND");
    const { token } = await api.signUp({ cookie });
    expect(await see({ token }, own)).toEqual(SECOND);
  });

  it("is made of one's own upload of a picture alone", async () => {
    const theirs = await send({}, as(bob));
    const photograph = await send({ fileType: FILE_TYPES.image }, as(ann));
    for (const fileUrl of [theirs.fileUrl, photograph.fileUrl, "missing"]) {
      expect((await api.call(setBoard3dSnapshot, { projectId, fileUrl }, as(ann))).code).toBe("NOT_FOUND");
    }
    expect((await api.callRaw(setBoard3dSnapshot, { projectId }, as(ann))).code).toBe("INVALID_INPUT");
    expect((await api.call(setBoard3dSnapshot, { projectId, fileUrl: "" }, as(ann))).code).toBe("INVALID_INPUT");
    expect((await boardOf()).board3dSnapshot).toBeNull();
    // A photograph may stand on a complaint: it is still there.
    const kept = await api.fetchFile(downloadFile, { fileUrl: photograph.fileUrl }, as(ann));
    expect(kept.headers.get("content-type")).toBe("image/png");
  });

  it("of more than 1 MB is refused at the upload", async () => {
    const { bytes } = MAX_BOARD3D_SNAPSHOT;
    expect((await send({ content: Buffer.concat([FIRST, Buffer.alloc(bytes)]) }, as(ann))).code).toBe("FILE_TOO_LARGE");
    expect((await send({ content: FIRST, name: "board.svg" }, as(ann))).code).toBe("WRONG_FILE_FORMAT");
  });

  const { widthPx, heightPx } = MAX_BOARD3D_SNAPSHOT;
  const rows = (width: number, height: number) => deflateSync(Buffer.alloc((width + 1) * height));
  it.each([
    [
      "a JPEG",
      { content: Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...new Uint8Array(64)]), name: "a.jpg" },
      "WRONG_FILE_FORMAT",
    ],
    ["half a PNG", { content: FIRST.subarray(0, -20) }, "WRONG_FILE_FORMAT"],
    [
      "a PNG too wide",
      { content: codedPng({ width: widthPx + 1, height: 1 }, rows(widthPx + 1, 1)) },
      "WRONG_FILE_FORMAT",
    ],
    [
      "a PNG too high",
      { content: codedPng({ width: 1, height: heightPx + 1 }, rows(1, heightPx + 1)) },
      "WRONG_FILE_FORMAT",
    ],
    ["a bomb", { content: codedPng({ width: 9, height: 6 }, deflateSync(Buffer.alloc(1 << 26))) }, "WRONG_FILE_FORMAT"],
  ] satisfies [string, Sent, string][])(
    "is not made of %s; the former one stays, the upload does not",
    async (_, sent, code) => {
      const { data } = await take();
      const before = stored();
      expect((await take(sent)).code).toBe(code);
      expect([(await boardOf()).board3dSnapshot, stored()]).toEqual([data.board3dSnapshot, before]);
    },
  );

  it("may be as large as it says", async () => {
    const content = codedPng({ width: widthPx, height: heightPx }, rows(widthPx, heightPx));
    expect((await take({ content })).type).toBe("success");
    expect(await see()).toEqual(content);
  });

  it("is not set or let go more often than twenty times a minute", async () => {
    isLimited = true;
    const answers: string[] = [];
    for (let turn = 0; turn < 21; turn++) {
      const { code, type } = await api.call(removeBoard3dSnapshot, { projectId }, as(ann));
      answers.push(code ?? type);
    }
    expect(answers).toEqual([...Array<string>(20).fill("success"), "TOO_MANY_REQUESTS"]);
    expect((await api.call(setBoard3dSnapshot, { projectId, fileUrl: "x" }, as(ann))).code).toBe("TOO_MANY_REQUESTS");
  });

  it("is named by the cart and at the checkout, whenever it was taken", async () => {
    const cartItemId = await shop.add(ann, { projectId });
    const named = async () => {
      const { rows: items } = (await api.call(listCart, {}, as(ann))).data;
      const checkout = (await api.call(openCheckout, { cartItemIds: [cartItemId] }, as(ann))).data;
      return [...items, ...checkout.items].map(({ board3dSnapshot }) => board3dSnapshot);
    };
    expect(await named()).toEqual([null, null]);
    const { board3dSnapshot } = (await take()).data;
    expect(await named()).toEqual([board3dSnapshot, board3dSnapshot]);
    await api.call(removeBoard3dSnapshot, { projectId }, as(ann));
    expect(await named()).toEqual([null, null]);
  });
});

describe("an order", () => {
  it("keeps the picture that it was placed with, whatever becomes of the board's", async () => {
    const { board3dSnapshot } = (await take()).data;
    const id = await orderIt();
    await take({ content: SECOND });
    expect(await firstOrderLine(id)).toMatchObject({ board3dSnapshot });
    expect([await seeOnOrder(id), await see()]).toEqual([FIRST, SECOND]);
    await api.call(removeBoard3dSnapshot, { projectId }, as(ann));
    expect([await seeOnOrder(id), await see()]).toEqual([FIRST, "NOT_FOUND"]);
    expect(await firstOrderLine(id)).toMatchObject({ board3dSnapshot });
    const [again] = (await api.call(reorder, { id }, as(ann))).data.lines;
    expect(again).toMatchObject({ projectId });
  });

  it("shows it to its customer and to staff, and to nobody else", async () => {
    await take();
    const id = await orderIt();
    expect([await seeOnOrder(id), await viewAsAdmin(id)]).toEqual([FIRST, FIRST]);
    const response = await api.fetchFile(getAdminLinePicture, { id, position: 0 }, as(eve));
    expect([response.headers.get("x-content-type-options"), response.headers.get("cache-control")]).toEqual([
      "nosniff",
      "private, no-cache",
    ]);
    const { order } = (await api.call(viewAdminOrder, { id }, as(eve))).data;
    expect(order.lines[0]?.board3dSnapshot).toBe((await boardOf()).board3dSnapshot);
    expect(await seeOnOrder(id, as(bob))).toBe("NOT_FOUND");
    expect(await seeOnOrder(id, as(eve))).toBe("NOT_FOUND");
    expect((await api.fetchFile(orderLinePicture, { id, position: 0 })).status).toBe(403);
    for (const who of [as(ann), as(bob), {}]) expect(await viewAsAdmin(id, who)).toBe("UNKNOWN_ROUTE");
    expect(await bytesOf(await api.fetchFile(getAdminLinePicture, { id, position: 1 }, as(eve)))).toBe("NOT_FOUND");
    expect(await viewAsAdmin("missing")).toBe("NOT_FOUND");
  });

  it("that had none is given none later: its board stays drawn", async () => {
    const { key } = await api.deps.store.put(Readable.from(["<svg/>"]), { maxBytes: 99 });
    await api.db.update(projects).set({ topPictureKey: key }).where(eq(projects.id, projectId));
    const id = await orderIt();
    await take();
    expect(await firstOrderLine(id)).toMatchObject({ hasPicture: true, board3dSnapshot: null });
    expect([await seeOnOrder(id), await viewAsAdmin(id)]).toEqual(["<svg/>", "<svg/>"]);
  });

  it("has the picture of the files that come later, and lets go what nothing shows any more", async () => {
    await take();
    const id = await orderIt();
    await api.call(removeBoard3dSnapshot, { projectId }, as(ann));
    const before = stored();
    const other = await shop.addProject(ann);
    const { board3dSnapshot } = (await take({ content: SECOND }, as(ann), other)).data;
    await api.call(attachBoard, { orderId: id, position: 0, projectId: other }, as(ann));
    expect(await firstOrderLine(id)).toMatchObject({ projectId: other, board3dSnapshot });
    expect(await seeOnOrder(id)).toEqual(SECOND);
    // One came and one went.
    expect(stored()).toHaveLength(before.length);
    await api.call(attachBoard, { orderId: id, position: 0, projectId }, as(ann));
    expect(await firstOrderLine(id)).toMatchObject({ projectId, board3dSnapshot: null });
    // The other board has it still.
    expect(await see(as(ann), other)).toEqual(SECOND);
  });

  it("that is placed while the picture changes keeps one that can be shown", async () => {
    await take();
    const items = [await shop.add(ann, { projectId }), await shop.add(ann, { projectId })];
    const receiverId = await shop.addressOf(ann);
    const [first, second] = await Promise.all([
      shop.mustOrder(ann, { cartItemIds: items.slice(0, 1), receiverId }),
      shop.mustOrder(ann, { cartItemIds: items.slice(1), receiverId }),
      take({ content: SECOND }),
      api.call(removeBoard3dSnapshot, { projectId }, as(ann)),
      take({ content: greyPng(3, 2) }),
    ]);
    for (const id of [first, second]) {
      const line = await firstOrderLine(id);
      const seen = await seeOnOrder(id);
      expect(line?.board3dSnapshot === null ? seen === "NOT_FOUND" : seen instanceof Buffer).toBe(true);
    }
  });
});

describe("the account", () => {
  it("takes along no key of the store", async () => {
    await take();
    await orderIt();
    const text = await (await api.fetchFile(exportAccount, {}, as(ann))).text();
    expect(text).not.toMatch(/PictureKey|SnapshotKey/);
    const [row] = await api.db.select().from(projects).where(eq(projects.id, projectId));
    expect(row?.board3dSnapshotKey).toMatch(/^[0-9a-f]{32}$/);
    expect(text).not.toContain(row?.board3dSnapshotKey);
  });

  it("that is closed leaves no picture behind but what an order keeps", async () => {
    await take();
    const id = await orderIt();
    const [ordered] = await api.db.select().from(projects).where(eq(projects.id, projectId));
    const loose = await shop.addProject(ann);
    await take({ content: SECOND }, as(ann), loose);
    const [unordered] = await api.db.select().from(projects).where(eq(projects.id, loose));
    const gone = eq(files.id, unordered?.fileId ?? "");
    await api.db
      .update(files)
      .set({ storageKey: "0".repeat(32) })
      .where(gone);
    await api.call(cancelOrder, { id }, as(ann));
    expect((await api.call(closeAccount, { password: "correct horse battery" }, as(ann))).code).toBeUndefined();
    expect(stored()).toContain(ordered?.board3dSnapshotKey);
    expect(stored()).not.toContain(unordered?.board3dSnapshotKey);
    expect(await viewAsAdmin(id)).toEqual(FIRST);
  });
});
