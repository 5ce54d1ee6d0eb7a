import { describe, expect, it } from "vitest";
import { createBill, deleteBill, updateBill, updateUserBill } from "@/lib/contracts/bill";
import { listCart, openCheckout } from "@/lib/contracts/cart";
import { reorder, viewOrder } from "@/lib/contracts/order";
import { receivers } from "@/lib/server/db/tables/address";
import { cartItems, orderLines, orders } from "@/lib/server/db/tables/order";
import { projects } from "@/lib/server/db/tables/project";
import { createTestApi } from "../support/api";
import { createShop, type Person } from "../support/shop";
import { api, shop, setUpApiTest } from "../support/shop-test";
import { standIn } from "../support/stand-in";

setUpApiTest();

const view = async (person: Person, id: string) => (await api.call(viewOrder, { id }, person)).data;

describe("the checkout", () => {
  it("answers the same however often it is opened, and changes nothing", async () => {
    const ann = await api.signUp();
    const cartItemIds = [await shop.add(ann), await shop.add(ann, { specification: { quantity: 10 } })];
    const before = (await api.call(listCart, {}, ann)).data;
    const first = (await api.call(openCheckout, { cartItemIds: [...cartItemIds, ...cartItemIds] }, ann)).data;
    const again = await Promise.all(
      Array.from({ length: 5 }, () => api.call(openCheckout, { cartItemIds: [...cartItemIds] }, ann)),
    );
    // 39.25 and the offer's 1.00.
    expect([first.items.length, first.amountPayableMicro]).toEqual([2, 40_250_000]);
    expect(again.map(({ data }) => data)).toEqual(Array(5).fill(first));
    expect((await api.call(listCart, {}, ann)).data).toEqual(before);
  });

  it("shows the taxes of the address or country that is asked about, and charges none", async () => {
    const ann = await api.signUp();
    const cartItemIds = [await shop.add(ann)];
    const receiverId = await shop.addressOf(ann);
    const open = async (choices: object) => (await api.call(openCheckout, { cartItemIds, ...choices }, ann)).data;
    const british = await open({ receiverId, shippingMethod: "pickup" });
    // 20 % of 39.25, nothing for shipping: 7.85.
    expect(british.taxes).toEqual([
      { key: "importVat", ratePercent: 20, estimateMicro: 7_850_000, freeBelow: null, isCharged: false },
    ]);
    expect((await open({ country: "BR" })).taxes).toEqual([{ key: "unknown" }]);
    // The home market of the area.
    expect((await open({ country: "US" })).taxes).toEqual([]);
    expect((await open({})).taxes).toEqual([]);
    expect([british.amountPayableMicro, (await open({})).amountPayableMicro]).toEqual([39_250_000, 39_250_000]);
  });

  it("refuses another's address, and what is no country or method", async () => {
    const [ann, bob] = [await api.signUp(), await api.signUp()];
    const cartItemIds = [await shop.add(bob)];
    const foreign = await shop.addressOf(ann);
    const code = async (choices: object) => (await api.callRaw(openCheckout, { cartItemIds, ...choices }, bob)).code;
    expect(await code({ receiverId: foreign })).toBe("NOT_FOUND");
    expect(await code({ receiverId: "missing" })).toBe("NOT_FOUND");
    for (const wrong of [
      { country: "uk" },
      { shippingMethod: "drone" },
      { paymentMethod: "cash" },
      { cartItemIds: [] },
    ])
      expect(await code(wrong)).toBe("INVALID_INPUT");
    // A known method that no provider here offers.
    expect(await code({ paymentMethod: "card" })).toBe("PAYMENT_UNAVAILABLE");
  });

  it("adds the share of the chosen payment method, of what is left after the coupon", async () => {
    const paid = await createTestApi({
      deps: {
        paymentProviders: { test: standIn({ ...Object.values(api.deps.paymentProviders)[0], methods: ["card"] }) },
      },
    });
    const there = createShop(paid);
    const ann = await paid.signUp();
    const cartItemIds = [await there.add(ann)];
    const couponId = await there.giveCoupon(ann);
    const plain = (await paid.call(openCheckout, { cartItemIds, paymentMethod: "card" }, ann)).data;
    // 2.9 % of 39.25 is 1.13825; of 24.25 it is 0.70325.
    expect([plain.paymentMethod, plain.transactionFeeMicro, plain.amountPayableMicro]).toEqual([
      "card",
      1_140_000,
      40_390_000,
    ]);
    const lower = (await paid.call(openCheckout, { cartItemIds, paymentMethod: "card", couponId }, ann)).data;
    expect([lower.transactionFeeMicro, lower.amountPayableMicro]).toEqual([700_000, 24_950_000]);
    const choice = { cartItemIds, paymentMethod: "card" as const, couponId };
    expect((await there.order(ann, { ...choice, expectedTotalMicro: 24_250_000 })).data).toEqual({
      amountPayableMicro: 24_950_000,
    });
    const orderId = await there.mustOrder(ann, { ...choice, expectedTotalMicro: 24_950_000 });
    const order = (await paid.call(viewOrder, { id: orderId }, ann)).data;
    expect([order.paymentMethod, order.transactionFeeMicro, order.amountPayableMicro]).toEqual([
      "card",
      700_000,
      24_950_000,
    ]);
  });
});

describe("an order's bill", () => {
  const BILL = {
    lastName: "Lindqvist",
    country: "SE",
    city: "Göteborg",
    address: "Fabriksgatan 14",
    invoiceTitle: "Halden Instruments AB",
    realValue: 1 as const,
  };

  it("is the address as it was then, whatever becomes of it later", async () => {
    const ann = await api.signUp();
    const billId = (await api.call(createBill, BILL, ann)).data.id;
    const orderId = await shop.mustOrder(ann, { billId });
    const before = await view(ann, orderId);
    expect(before.bill).toEqual({
      firstName: "",
      company: "",
      state: "",
      district: "",
      address2: "",
      postcode: "",
      phone: "",
      email: "",
      taxId: "",
      ...BILL,
    });
    await api.call(updateBill, { ...BILL, city: "Malmö", id: billId }, ann);
    await api.call(deleteBill, { id: billId }, ann);
    expect(await view(ann, orderId)).toEqual(before);
  });

  it("is the shipping address where none was chosen", async () => {
    const ann = await api.signUp();
    expect((await view(ann, await shop.mustOrder(ann))).bill).toBeNull();
  });

  it("is one's own, and complete", async () => {
    const [ann, bob] = [await api.signUp(), await api.signUp()];
    const foreign = (await api.call(createBill, BILL, ann)).data.id;
    for (const billId of [foreign, "missing"]) expect((await shop.order(bob, { billId })).code).toBe("NOT_FOUND");
    const { id: billId } = (await api.call(updateUserBill, { lastName: "Lindqvist", country: "SE" }, bob)).data;
    const answer = await shop.order(bob, { billId });
    expect([answer.code, answer.data]).toEqual(["BILL_INCOMPLETE", { fields: ["city", "address"] }]);
    expect(await api.db.select().from(orders)).toEqual([]);
  });
});

describe("an order as it is shown", () => {
  it("has its files, its taxes and its choices as they were", async () => {
    const ann = await api.signUp();
    const projectId = await shop.addProject(ann);
    const cartItemIds = [await shop.add(ann), await shop.add(ann, { projectId }), await shop.add(ann, { projectId })];
    const order = await view(ann, await shop.mustOrder(ann, { cartItemIds, shippingMethod: "pickup" }));
    expect(order.documents).toEqual([
      { kind: "board", fileUrl: order.documents[0]?.fileUrl, fileName: "amplifier.zip", size: 1234, lines: [1, 2] },
    ]);
    // 3 × 39.25 = 117.75, of which 20 % are 23.55.
    expect(order.taxes).toEqual([
      { key: "importVat", ratePercent: 20, estimateMicro: 23_550_000, freeBelow: null, isCharged: false },
    ]);
    expect([order.process, order.coupon, order.bill, order.amountPayableMicro]).toEqual([
      "payNow",
      null,
      null,
      117_750_000,
    ]);
  });

  it("has the customer's own number from its first moment, of at most fifty characters", async () => {
    const ann = await api.signUp();
    const order = await view(ann, await shop.mustOrder(ann, { purchaseNumber: " PO 4711 " }));
    expect(order.purchaseNumber).toBe("PO 4711");
    const long = await shop.order(ann, { purchaseNumber: "7".repeat(51) });
    expect([long.code, long.data]).toEqual(["INVALID_INPUT", [expect.objectContaining({ field: "purchaseNumber" })]]);
  });

  it("is shown though it is older than what orders keep today", async () => {
    const ann = await api.signUp();
    const id = await shop.mustOrder(ann);
    await api.db.update(orders).set({ taxes: [], paymentMethod: null, bill: null, coupon: null });
    expect(await view(ann, id)).toMatchObject({ taxes: [], paymentMethod: null, bill: null, coupon: null });
  });

  it("of a hundred and one items is refused", async () => {
    const ann = await api.signUp();
    const cartItemIds = Array.from({ length: 101 }, (_, at) => `item-${at}`);
    expect((await shop.order(ann, { cartItemIds })).code).toBe("INVALID_INPUT");
  });
});

describe("ordering again", () => {
  const read = (person: Person, id: string) => api.call(reorder, { id }, person);

  it("answers what was ordered at today's prices, and puts it nowhere", async () => {
    const ann = await api.signUp();
    const projectId = await shop.addProject(ann);
    const receiverId = await shop.addressOf(ann);
    const cartItemIds = [await shop.add(ann, { projectId, partNo: "MD-7" })];
    const choices = { receiverId, shippingMethod: "express" as const, remark: "No X-outs" };
    const id = await shop.mustOrder(ann, { cartItemIds, ...choices });
    const [line] = (await view(ann, id)).lines;
    await api.db.update(orderLines).set({ totalMicro: 30_000_000 });
    const { data } = await read(ann, id);
    expect(data.lines).toEqual([
      {
        itemType: "Custom",
        partNo: "MD-7",
        projectId,
        projectName: "Amplifier",
        specification: line?.specification,
        price: line?.price,
        previousTotalMicro: 30_000_000,
      },
    ]);
    expect([data.receiverId, data.receiver.lastName, data.shippingMethod, data.process, data.remark]).toEqual([
      receiverId,
      "Lovelace",
      "express",
      "payNow",
      "No X-outs",
    ]);
    expect((await api.call(listCart, {}, ann)).data.total).toBe(0);
    const { itemType, specification, partNo } = data.lines[0] ?? {};
    const again = await shop.add(ann, { itemType, specification, partNo, projectId });
    expect((await api.call(openCheckout, { cartItemIds: [again] }, ann)).data.amountPayableMicro).toBe(39_250_000);
  });

  it("gives the offer to what may have it today, to one line", async () => {
    const ann = await api.signUp();
    const offered = { specification: { quantity: 10 } };
    const cartItemIds = [await shop.add(ann, offered), await shop.add(ann, offered)];
    const id = await shop.mustOrder(ann, { cartItemIds });
    const totals = async () => (await read(ann, id)).data.lines.map(({ price }) => price?.total.amountMicro);
    // Used today by that very order; free again tomorrow.
    expect(await totals()).toEqual([10_000_000, 10_000_000]);
    api.advance(24 * 3_600_000);
    expect(await totals()).toEqual([1_000_000, 10_000_000]);
  });

  it("leaves out what is gone: an address that was changed, a project, and what is not made any more", async () => {
    const ann = await api.signUp();
    const projectId = await shop.addProject(ann);
    const id = await shop.mustOrder(ann, { cartItemIds: [await shop.add(ann, { projectId })] });
    const [line] = await api.db.select().from(orderLines);
    await api.db.update(orderLines).set({ specification: { ...line?.specification, quantity: 7 } });
    await api.db.update(receivers).set({ city: "Paris" });
    await api.db.update(cartItems).set({ projectId: null });
    await api.db.delete(projects);
    const { data } = await read(ann, id);
    expect([data.receiverId, data.receiver.city]).toEqual([null, "London"]);
    expect(data.lines.map(({ projectId: project, price }) => [project, price])).toEqual([[null, null]]);
  });

  it("is for its owner, with a token", async () => {
    const [ann, bob] = [await api.signUp(), await api.signUp()];
    const id = await shop.mustOrder(ann);
    expect((await read(bob, id)).code).toBe("NOT_FOUND");
    expect((await read(bob, "missing")).code).toBe("NOT_FOUND");
    expect((await api.call(reorder, { id })).status).toBe(403);
  });
});
