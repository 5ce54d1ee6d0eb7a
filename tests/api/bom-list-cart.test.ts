// Boards by a parts list in the cart, at the checkout and in the order.

import { Readable } from "node:stream";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { closeAccount, exportAccount } from "@/lib/contracts/account-sessions";
import { addQuoteToCart, createBomQuote } from "@/lib/contracts/bom";
import { listCart, openCheckout } from "@/lib/contracts/cart";
import { cancelOrder, payOrder, viewOrder } from "@/lib/contracts/order";
import { accounts } from "@/lib/server/db/tables/account";
import { orders } from "@/lib/server/db/tables/order";
import { parts } from "@/lib/server/db/tables/part";
import { files } from "@/lib/server/db/tables/project";
import { createTestApi, START } from "../support/api";
import { addFile, controller, COORDINATES, list, startWithCatalogue, TOTAL_MICRO } from "../support/bom-list-test";
import { addPart } from "../support/parts";
import { quoteLine } from "../support/quote-line";
import { type CreateInput, quoteFor, view } from "../support/quote-test";
import { createShop, type Person } from "../support/shop";
import { api, shop } from "../support/shop-test";
import { addStoredUpload, PLACEMENTS } from "../support/uploads";

startWithCatalogue();

describe("boards by a parts list in the cart", () => {
  async function inCart(person: Person, input: CreateInput = {}) {
    const { quoteId } = await quoteFor(person, { lines: list(), assembly: COORDINATES, ...input });
    const { data } = await api.call(addQuoteToCart, { quoteId }, person);
    return { quoteId, cartItemId: data.cartItemId };
  }

  it("cost what was quoted, and are ordered with their parts", async () => {
    const ann = await api.signUp();
    const { cartItemId } = await inCart(ann);
    const [row] = (await api.call(listCart, {}, ann)).data.rows;
    expect([row?.totalMicro, row?.specification]).toEqual([
      TOTAL_MICRO,
      expect.objectContaining({ sampleMpn: "RC0603FR-0710KL" }),
    ]);
    const id = await shop.mustOrder(ann, { cartItemIds: [cartItemId] });
    const order = (await api.call(viewOrder, { id }, ann)).data;
    expect([order.amountPayableMicro, order.productType]).toEqual([TOTAL_MICRO, "BomQuote"]);
    expect(
      order.partList.map(({ tagNo, sn, quantity, dnp, unitPrice, totalCost }) => [
        tagNo,
        sn,
        quantity,
        dnp,
        unitPrice,
        totalCost,
      ]),
    ).toEqual([
      ["R1, R2", "RC0603FR-0710KL", 10, 2, 10_000, 100_000],
      ["R3", "RC0603FR-0710KL", 5, 2, 10_000, 50_000],
      ["U1", "STM32F103C8T6", 5, 2, 2_000_000, 10_000_000],
      ["C1", "C0603C104K5RACTU", 5, 2, null, null],
      ["J1", "PH-1X04", 5, 1, null, null],
    ]);
  });

  it("add their list to the order, for its customer and for staff", async () => {
    const [ann, bob] = [await api.signUp(), await api.signUp()];
    const [bomUrl, fileUrl] = [
      await addFile(ann),
      await addStoredUpload(api, ann, { name: "xy.csv", content: PLACEMENTS }),
    ];
    const { cartItemId } = await inCart(ann, { bomUrl, coordinateFile: [{ fileName: "", fileUrl }] });
    const { cartItemId: theirs } = await inCart(bob);
    const id = await shop.mustOrder(ann, { cartItemIds: [cartItemId] });
    const other = await shop.mustOrder(bob, { cartItemIds: [theirs] });
    expect((await api.call(viewOrder, { id }, ann)).data.documents).toEqual([
      { kind: "bom", fileUrl: bomUrl, fileName: "bom.xlsx", size: 12, lines: [0] },
      { kind: "coordinates", fileUrl, fileName: "xy.csv", size: PLACEMENTS.length, lines: [0] },
    ]);
    expect((await api.call(viewOrder, { id: other }, bob)).data.documents).toEqual([]);
  });

  it("keep their list when the account is closed, and are part of what its person takes along", async () => {
    const ann = await api.signUp();
    const { key: storageKey } = await api.deps.store.put(Readable.from("x"), { maxBytes: 1 });
    const [bomUrl, other] = [await addFile(ann), await addFile(ann, { storageKey })];
    const { cartItemId } = await inCart(ann, { bomUrl });
    const id = await shop.mustOrder(ann, { cartItemIds: [cartItemId] });
    const taken = (await (await api.fetchFile(exportAccount, {}, ann)).json()) as {
      quoteLines: { designator: string }[];
    };
    expect(taken.quoteLines.map(({ designator }) => designator).toSorted()).toEqual(["C1", "J1", "R1, R2", "R3", "U1"]);
    await api.call(cancelOrder, { id }, ann);
    expect((await api.call(closeAccount, { password: "correct horse battery" }, ann)).code).toBeUndefined();
    const kept = (await api.db.select().from(files)).map((file) => file.id);
    expect([kept.includes(bomUrl), kept.includes(other)]).toEqual([true, false]);
  });

  it("are refused, at the checkout as at the order, when a part has been sold meanwhile", async () => {
    const ann = await api.signUp();
    const { cartItemId, quoteId } = await inCart(ann);
    const receiverId = await shop.addressOf(ann);
    await api.db.update(parts).set({ stock: 4 }).where(eq(parts.id, controller));
    const checkout = await api.call(openCheckout, { cartItemIds: [cartItemId] }, ann);
    const order = await shop.order(ann, { cartItemIds: [cartItemId], receiverId });
    const lack = ["OUT_OF_STOCK", { mpn: "STM32F103C8T6", stock: 4 }];
    expect([checkout.code, checkout.data]).toEqual(lack);
    expect([order.code, order.data]).toEqual(lack);
    expect(await api.db.select().from(orders)).toEqual([]);
    expect((await view(ann, quoteId)).status).toBe("Quoted");
  });

  it("share the stock with each other", async () => {
    const ann = await api.signUp();
    await api.db.update(parts).set({ stock: 8 }).where(eq(parts.id, controller));
    const [one, two] = [await inCart(ann), await inCart(ann)];
    const together = await api.call(openCheckout, { cartItemIds: [one.cartItemId, two.cartItemId] }, ann);
    expect(together.code).toBe("OUT_OF_STOCK");
    expect((await api.call(openCheckout, { cartItemIds: [one.cartItemId] }, ann)).type).toBe("success");
  });

  it("keep their price when the catalogue's changes, until the offer lapses", async () => {
    const ann = await api.signUp();
    const { cartItemId } = await inCart(ann);
    await api.db.update(parts).set({ tiers: [[1, 9_000_000]] });
    const { data } = await api.call(openCheckout, { cartItemIds: [cartItemId] }, ann);
    expect(data.amountPayableMicro).toBe(TOTAL_MICRO);
  });

  it("with invented parts are bought by play money alone, where real money is taken too", async () => {
    const { sandbox } = api.deps.paymentProviders;
    if (!sandbox) throw new Error("there is no sandbox");
    const real = { ...sandbox, methods: ["card" as const] };
    const both = await createTestApi({ deps: { paymentProviders: { sandbox, real } } });
    const partId = await addPart(both.db, "RC0603FR-0710KL");
    const ann = await both.signUp();
    const { data } = await both.call(createBomQuote, { lines: [quoteLine({ partId })] }, ann);
    const { cartItemId } = (await both.call(addQuoteToCart, { quoteId: data.quoteId }, ann)).data;
    const order = (paymentMethod: "card" | "sandbox") =>
      createShop(both).order(ann, { cartItemIds: [cartItemId], paymentMethod });
    expect((await order("card")).code).toBe("SAMPLE_PART");
    const { orderId } = (await order("sandbox")).data;
    await both.db.update(accounts).set({ contactConfirmedAt: START });
    expect((await both.call(payOrder, { orderId, paymentMethod: "card" }, ann)).code).toBe("SAMPLE_PART");
  });
});
