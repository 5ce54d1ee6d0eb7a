import { describe, expect, it } from "vitest";
import { ok } from "@/lib/base/result";
import { fileNameOf } from "@/lib/client/upload/download";
import { recordPoint } from "@/lib/contracts/account";
import { createReceiver, listReceivers } from "@/lib/contracts/address";
import { addToCart, listCart, openCheckout, removeCartItem, updateCartItem } from "@/lib/contracts/cart";
import { downloadFile, uploadFile } from "@/lib/contracts/file";
import { createBoardProject, getBoard, getBoardPicture } from "@/lib/contracts/gerber";
import { createOrder, listOrders, orderLinePicture, payOrder, viewOrder } from "@/lib/contracts/order";
import { cartItems } from "@/lib/server/db/tables/order";
import { refusedFields } from "../support/api";
import { listMails } from "../support/mails";
import { ADDRESS, FOUR_LAYERS_FACTS, type Person } from "../support/shop";
import { api, shop, setUpApiTest } from "../support/shop-test";
import { standIn } from "../support/stand-in";

const ZIP = new Uint8Array([0x50, 0x4b, 0x05, 0x06, ...new Uint8Array(18)]);
const READING = { facts: FOUR_LAYERS_FACTS, layers: [], warnings: [], topSvg: "<svg/>", bottomSvg: "<svg/>" };

setUpApiTest({ deps: { readBoardFile: () => Promise.resolve(ok(standIn(READING))) } });

const url = (address: string) => `http://localhost:3000${address}`;
const get = (address: string, person: Person, headers = {}) =>
  api.send(url(address), { headers: { host: "localhost:3000", authorization: person.token, ...headers } });
const codeOf = async (response: Response) => ((await response.json()) as { code?: string }).code;

async function upload(person: Person, name: string) {
  const form = new FormData();
  form.set("fileType", "8");
  form.set("originalFileName", name);
  form.set("file", new File([ZIP], "board.zip"));
  const headers = { host: "localhost:3000", authorization: person.token };
  const response = await api.send(url(uploadFile.path), { method: "POST", body: form, headers });
  return ((await response.json()) as { data: { fileUrl: string; fileName: string } }).data;
}

async function project(person: Person, projectName: string, fileName = "board.zip") {
  const { fileUrl } = await upload(person, fileName);
  return api.call(createBoardProject, { gerberUrl: fileUrl, projectName }, { ...person, body: "json" });
}

describe("a project's name", () => {
  it.each([
    `"><svg onload=alert(1)>`,
    `<img src=x onerror=alert(1)>`,
    `=cmd|' -C calc'!A0`,
    `{{constructor.constructor('return 1')()}}`,
    "a\r\nSet-Cookie: x=1",
    "\u202Egpj.exe",
    "🙂".repeat(200),
    `..\\..\\x`,
  ])("of %j is text, the same in project, cart, order, list and mail, and no more than text", async (name) => {
    const ann = await api.signUp();
    const { projectId, projectName } = (await project(ann, name)).data;
    expect(projectName).toBe(name);
    expect((await api.call(getBoard, { projectId }, ann)).data.projectName).toBe(name);
    const cartItemIds = [await shop.add(ann, { projectId })];
    expect((await api.call(listCart, {}, ann)).data.rows[0]?.projectName).toBe(name);
    const id = await shop.mustOrder(ann, { cartItemIds });
    expect((await api.call(viewOrder, { id }, ann)).data.lines[0]?.projectName).toBe(name);
    expect((await api.call(listOrders, { keyword: name.slice(0, 20) }, ann)).data.rows[0]?.title).toBe(name);
    const [mail] = await listMails(api.db);
    expect([mail?.html, mail?.text.includes(name)]).toEqual([null, true]);
    expect(mail?.subject).toMatch(/^Order BW\S+ has been placed$/);
  });

  it.each(["<script>alert(1)</script>", "../../x", "/", "🙂".repeat(201), "a\u0000b", "half \ud83d", " \t\n"])(
    "is not %j",
    async (name) => {
      const answer = await project(await api.signUp(), name);
      expect([answer.code, refusedFields(answer)[0]]).toEqual(["INVALID_INPUT", "projectName"]);
    },
  );
});

describe("an uploaded file's name", () => {
  it("with a tag in it has none in the answer, the order's documents, the header and the mail", async () => {
    const ann = await api.signUp();
    const shown = "img src=x onerror=alert(1).zip";
    const { fileUrl, fileName } = await upload(ann, "<img src=x onerror=alert(1)>.zip");
    expect(fileName).toBe(shown);
    const { data } = await api.call(createBoardProject, { gerberUrl: fileUrl, projectName: "Lamp" }, ann);
    const id = await shop.mustOrder(ann, { cartItemIds: [await shop.add(ann, { projectId: data.projectId })] });
    expect((await api.call(viewOrder, { id }, ann)).data.documents.map((file) => file.fileName)).toEqual([shown]);
    const file = await api.fetchFile(downloadFile, { fileUrl }, ann);
    expect(fileNameOf(file.headers.get("content-disposition") ?? "")).toBe(shown);
    expect((await listMails(api.db)).every(({ text, html }) => html === null && !text.includes("<"))).toBe(true);
  });
});

describe("what was asked for", () => {
  const TAG = "<script>alert(1)</script>";

  it("does not come back in the answer: not a keyword, not an unknown path, not a wrong value", async () => {
    const ann = await api.signUp();
    const answers = [
      await get(`${listOrders.path}?keyword=${encodeURIComponent(TAG)}`, ann),
      await get(`${listOrders.path}?status=${encodeURIComponent(TAG)}`, ann),
      await get(`/api/${encodeURIComponent(TAG)}`, ann),
      await get(`/api/eda/order/view/${encodeURIComponent(TAG)}`, ann),
      await get(`/api/eda/file/${encodeURIComponent(TAG)}`, ann, { "x-locale": TAG }),
    ];
    for (const answer of answers) {
      expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
      expect(await answer.text()).not.toMatch(/script|alert/);
    }
  });
});

describe("JSON inside a field", () => {
  const POLLUTED = `{"__proto__":{"polluted":1,"layers":8},"constructor":{"prototype":{"polluted":1}},"layers":4}`;
  const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels);

  it("reaches no prototype and leaves nothing but options in the cart", async () => {
    const ann = await api.signUp();
    for (const body of ["json", "form", "multipart"] as const) {
      const input = { itemType: "Custom", specification: POLLUTED };
      const { data } = await api.callRaw(addToCart, input, { ...ann, body });
      const change = { cartItemId: data.cartItemId, specification: POLLUTED };
      expect((await api.callRaw(updateCartItem, change, { ...ann, body })).data.specification).toMatchObject({
        layers: 4,
      });
    }
    const options = (await api.db.select().from(cartItems)).flatMap(({ specification }) => Object.keys(specification));
    expect(options).not.toContain("__proto__");
    expect(options).not.toContain("constructor");
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it("nested a hundred thousand deep is refused or passed over, and never a fault of ours", async () => {
    const ann = await api.signUp();
    const cartItemId = await shop.add(ann);
    const before = (await api.call(listCart, {}, ann)).data;
    const deep = nested(100_000);
    for (const specification of [deep, `{"layers":${deep}}`, `{"unknown":${deep}}`]) {
      const added = await api.callRaw(addToCart, { itemType: "Custom", specification }, { ...ann, key: "deep" });
      const changed = await api.callRaw(updateCartItem, { cartItemId, specification }, { ...ann, body: "json" });
      const expected = specification.includes("unknown") ? undefined : "INVALID_INPUT";
      expect([added.status, changed.status, added.code, changed.code]).toEqual([200, 200, expected, expected]);
    }
    expect((await api.call(listCart, { cartItemId }, ann)).data.rows).toEqual(before.rows);
    const ids = await api.callRaw(openCheckout, { cartItemIds: nested(100_000) }, ann);
    expect([ids.status, ids.code]).toEqual([200, "INVALID_INPUT"]);
  });
});

describe("what no database keeps", () => {
  const BAD = ["a\u0000b", "half \ud83d"];

  it.each(BAD)("in an id (%j) is refused and named, wherever an id is said, and is no fault of ours", async (bad) => {
    const ann = await api.signUp();
    const item = await shop.add(ann);
    const asJson = { ...ann, body: "json" as const };
    const order = { cartItemIds: [item], receiverId: "x", shippingMethod: "standard" as const };
    const answers = [
      await api.call(removeCartItem, { cartItemId: bad }, asJson),
      await api.call(updateCartItem, { cartItemId: bad, partNo: "x" }, asJson),
      await api.call(openCheckout, { cartItemIds: [bad] }, asJson),
      await api.call(openCheckout, { cartItemIds: [item], couponId: bad }, asJson),
      await api.call(createOrder, { ...order, receiverId: bad }, asJson),
      await api.call(createOrder, { ...order, billId: bad }, asJson),
      await api.call(payOrder, { orderId: bad }, asJson),
      await api.call(createBoardProject, { gerberUrl: bad, projectName: "x" }, asJson),
    ];
    expect(answers.map(({ status, code }) => [status, code])).toEqual(answers.map(() => [200, "INVALID_INPUT"]));
    for (const address of ["/api/eda/order/view/a%00b", "/api/eda/file/a%00b", `${listCart.path}?cartItemId=a%00b`])
      expect(await codeOf(await get(address, ann))).toBe("INVALID_INPUT");
  });

  it.each(BAD)("in a text (%j) is refused and named", async (bad) => {
    const ann = await api.signUp();
    const asJson = { ...ann, body: "json" as const };
    const answers = [
      await api.call(recordPoint, { type: bad }, asJson),
      await api.call(createReceiver, { ...ADDRESS, company: bad }, asJson),
      await api.call(addToCart, { itemType: "Custom", specification: {}, partNo: bad }, asJson),
    ];
    expect(answers.map(({ status, code }) => [status, code])).toEqual(answers.map(() => [200, "INVALID_INPUT"]));
    expect((await api.call(listReceivers, {}, ann)).data.total).toBe(0);
  });
});

describe("a file's header", () => {
  it.each([`a"\r\nSet-Cookie: x=1; .xls`, "报价 板.v2", "🙂 board", `quote "a"; filename=b.exe`, "100%25 '(1)*"])(
    "carries a project called %j whole and unbroken, for project and order picture",
    async (name) => {
      const ann = await api.signUp();
      const { projectId } = (await project(ann, name)).data;
      const id = await shop.mustOrder(ann, { cartItemIds: [await shop.add(ann, { projectId })] });
      const pictures = [
        [`${name}-top.svg`, await api.fetchFile(getBoardPicture, { projectId, side: "top" }, ann)],
        [`${name}.svg`, await api.fetchFile(orderLinePicture, { id, position: 0 }, ann)],
      ] as const;
      for (const [called, { headers }] of pictures) {
        const header = headers.get("content-disposition") ?? "";
        expect(header).toMatch(/^inline; filename="[^"\\;\p{Cc}]*"; filename\*=UTF-8''[\w.~%!&+-]+$/u);
        expect(decodeURIComponent(header.split("''")[1] ?? "")).toBe(called);
        expect(headers.get("set-cookie")).toBeNull();
        expect([headers.get("content-type"), headers.get("x-content-type-options")]).toEqual([
          "image/svg+xml",
          "nosniff",
        ]);
      }
    },
  );
});

describe("a file's address", () => {
  it.each([
    "/api/eda/file/..%2f..%2fetc%2fpasswd",
    "/api/eda/file/%252e%252e%252fetc%252fpasswd",
    "/api/eda/file/%2fetc%2fpasswd",
    "/api/eda/file/..%5c..%5cboot.ini",
    "/api/eda/file/x?path=../../etc/passwd&fileUrl=/etc/passwd",
    "/api/eda/project/..%2f..%2fx/picture?side=top",
    "/api/eda/order/..%2f..%2fx/picture/0",
  ])("%s leads nowhere, as every handle that is nobody's", async (address) => {
    const response = await get(address, await api.signUp());
    expect(await codeOf(response)).toBe("NOT_FOUND");
    expect(response.headers.get("content-disposition")).toBeNull();
  });

  it.each(["top/../../x", "../top", "TOP", "left"])("has no side %s", async (side) => {
    const ann = await api.signUp();
    const { projectId } = (await project(ann, "Lamp")).data;
    expect(await codeOf(await api.fetchFile(getBoardPicture, { projectId, side }, ann))).toBe("INVALID_INPUT");
  });

  it.each([
    ["bytes=0-", 206, ZIP],
    ["bytes=-5", 206, ZIP.slice(-5)],
    ["bytes=0-0,1-1", 200, ZIP],
    [`bytes=${Array.from({ length: 1000 }, () => "0-").join(",")}`, 200, ZIP],
    ["bytes=99999999999999999999-", 416, new Uint8Array()],
    ["bytes=5-1", 200, ZIP],
    ["lines=1-2", 200, ZIP],
  ])("answers a range with one part or the whole, never with more (%.30s)", async (range, status, content) => {
    const ann = await api.signUp();
    const { fileUrl } = await upload(ann, "board.zip");
    const response = await api.fetchFile(downloadFile, { fileUrl }, { ...ann, headers: { range } });
    expect(response.status).toBe(status);
    expect(response.headers.has("content-range")).toBe(status !== 200);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(content);
  });
});
