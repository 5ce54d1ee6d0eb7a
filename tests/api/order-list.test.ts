// Rows of the order list: the representative board, its thumbnail, its parcel.

import { Readable } from "node:stream";
import { beforeEach, describe, expect, it } from "vitest";
import { listBomQuotes } from "@/lib/contracts/bom";
import { getBoardPicture } from "@/lib/contracts/gerber";
import { listOrders, orderLinePicture } from "@/lib/contracts/order";
import { shipments } from "@/lib/server/db/tables/order-care";
import type { Person } from "../support/shop";
import { api, shop, setUpApiTest } from "../support/shop-test";

/** 264 units wide: a pixel of the small picture is one unit. */
const DRAWING = `<svg viewBox="0 0 264 264"><path d="m0 0${"l0 0".repeat(8)}h100v100h-100z"/></svg>`;

let ann: Person;
let bob: Person;
let projectId: string;
setUpApiTest({
  async prepare() {
    [ann, bob] = [await api.signUp(), await api.signUp()];
    const { key } = await api.deps.store.put(Readable.from([Buffer.from(DRAWING)]), { maxBytes: 10_000 });
    projectId = await shop.addProject(ann, { topPictureKey: key });
  },
});

const as = ({ token }: Person) => ({ token });
const listOf = async (person: Person) => (await api.call(listOrders, {}, as(person))).data.rows;

describe("the order list", () => {
  it("shows each order by the board that has a picture, wherever it stands among the lines", async () => {
    const items = [await shop.add(ann, { itemType: "Stencil", specification: { quantity: 1 } })];
    items.push(
      await shop.add(ann, { projectId, specification: { layers: 4, widthMm: 60, heightMm: 50, quantity: 50 } }),
    );
    await shop.mustOrder(ann, { cartItemIds: items });
    const [order] = await listOf(ann);
    expect(order?.line).toEqual({
      position: 1,
      itemType: "Custom",
      hasPicture: true,
      board3dSnapshot: null,
      board: {
        ...{ layers: 4, widthMm: 60, heightMm: 50 },
        ...{ solderMaskColor: "Green", silkscreenColor: "White", surfaceFinish: "HASL" },
      },
    });
    expect(order?.parcel).toBeNull();
  });

  it("has no board where none was bought, and the parcel once it has left", async () => {
    const id = await shop.mustOrder(ann, {
      cartItemIds: [await shop.add(ann, { itemType: "Stencil", specification: { quantity: 1 } })],
    });
    const [carrier, trackingNumber] = ["DHL", "JD0001"];
    await api.db
      .insert(shipments)
      .values({ id: "parcel-1", orderId: id, carrier, trackingNumber, shippedAt: api.clock.now });
    const [order] = await listOf(ann);
    expect(order?.line).toMatchObject({ itemType: "Stencil", hasPicture: false, board: null });
    expect(order?.parcel).toEqual({ carrier, trackingNumber });
  });

  it("is refused without a session and never holds another's", async () => {
    await shop.mustOrder(ann);
    expect((await api.call(listOrders, {})).status).toBe(403);
    expect(await listOf(bob)).toEqual([]);
    expect((await api.call(listBomQuotes, {}, as(bob))).data.rows).toEqual([]);
  });
});

describe("the small picture of a line", () => {
  let id: string;
  beforeEach(async () => {
    id = await shop.mustOrder(ann, { cartItemIds: [await shop.add(ann, { projectId })] });
  });
  const picture = (person: Person | null, size?: string, headers: Record<string, string> = {}) =>
    api.fetchFile(orderLinePicture, { id, position: 0, size }, { ...(person ? as(person) : {}), headers });

  it("has fewer points than the drawing itself", async () => {
    expect(await (await picture(ann)).text()).toBe(DRAWING);
    const small = await (await picture(ann, "small")).text();
    expect(small.length).toBeLessThan(DRAWING.length);
    expect(small).toContain('viewBox="0 0 264 264"');
  });

  it("is sent once: whoever names it by its tag is told that they have it, after the same check", async () => {
    const first = await picture(ann, "small");
    const tag = first.headers.get("etag") ?? "";
    expect([first.status, first.headers.get("cache-control")]).toEqual([200, "private, no-cache"]);
    const again = await picture(ann, "small", { "if-none-match": tag });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    // The whole drawing is another picture.
    expect((await picture(ann, "whole", { "if-none-match": tag })).status).toBe(200);
    const foreign = await picture(bob, "small", { "if-none-match": tag });
    expect(((await foreign.json()) as { code: string }).code).toBe("NOT_FOUND");
    expect((await picture(null, "small", { "if-none-match": tag })).status).toBe(403);
  });

  it("is of a known size", async () => {
    expect(((await (await picture(ann, "huge")).json()) as { code: string }).code).toBe("INVALID_INPUT");
  });

  it("is had of a project, too, by its owner alone", async () => {
    const of = { projectId, side: "top", size: "small" };
    expect((await api.fetchFile(getBoardPicture, of, as(ann))).headers.get("content-type")).toBe("image/svg+xml");
    const foreign = await api.fetchFile(getBoardPicture, of, as(bob));
    expect(((await foreign.json()) as { code: string }).code).toBe("NOT_FOUND");
  });
});
