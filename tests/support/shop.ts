// A customer's cart and checkout, for API tests.

import { createReceiver } from "@/lib/contracts/address";
import { addToCart } from "@/lib/contracts/cart";
import type { InputOf } from "@/lib/contracts/endpoint";
import { createOrder } from "@/lib/contracts/order";
import { coupons } from "@/lib/server/db/tables/coupon";
import { files, projects } from "@/lib/server/db/tables/project";
import { newId } from "@/lib/server/ids";
import { DAY_MS, START, type TestApi } from "./api";

export type Person = Awaited<ReturnType<TestApi["signUp"]>>;

export const ADDRESS = {
  firstName: "Ada",
  lastName: "Lovelace",
  country: "GB",
  city: "London",
  address: "12 St James's Square",
  postcode: "SW1Y 4JH",
  phone: "+44 20 7946 0018",
};

/** 60 × 50 mm, 4 layers, 50 pieces: 25 + 95 × 0.15 = 39.25. */
export const FOUR_LAYERS = { layers: 4, widthMm: 60, heightMm: 50, quantity: 50 };
export const FOUR_LAYERS_MICRO = 39_250_000;

/** Facts of files that agree with FOUR_LAYERS. */
export const FOUR_LAYERS_FACTS = {
  widthMm: 60,
  heightMm: 50,
  layers: 4,
  minTraceMm: 0.2,
  minSpaceMm: 0.2,
  minDrillMm: 0.3,
  drillCount: 12,
  slotCount: 0,
  castellated: false,
  goldFingers: false,
  boards: 1,
  outline: "closed",
};

type NewCoupon = Partial<typeof coupons.$inferInsert>;
type OrderInput = Partial<InputOf<typeof createOrder>>;

export function createShop(api: TestApi) {
  const addressOf = async (person: Person, change = {}) =>
    (await api.call(createReceiver, { ...ADDRESS, ...change }, { token: person.token })).data.id;

  /** By default fifteen dollars off boards, valid for a day before and after the start. */
  async function giveCoupon(person: Person, change: NewCoupon = {}): Promise<string> {
    const id = newId();
    await api.db.insert(coupons).values({
      id,
      accountId: person.accountId,
      area: "en-US",
      kind: "pcb",
      currency: "USD",
      amountMicro: 15_000_000,
      validFrom: new Date(START.getTime() - DAY_MS),
      validTo: new Date(START.getTime() + DAY_MS),
      ...change,
    });
    return id;
  }

  /** A board read from files, with these facts. */
  async function addProject(person: Person, change: Partial<typeof projects.$inferInsert> = {}): Promise<string> {
    const [fileId, projectId] = [newId(), newId()];
    const owner = { accountId: person.accountId };
    const file = { fileType: 8, name: "amplifier.zip", size: 1234, sha256: "0".repeat(64), mime: "application/zip" };
    await api.db.insert(files).values({ id: fileId, ...owner, storageKey: fileId, ...file });
    const board = { name: "Amplifier", projectType: 2, facts: FOUR_LAYERS_FACTS };
    await api.db.insert(projects).values({ id: projectId, ...owner, fileId, ...board, ...change });
    return projectId;
  }

  async function add(person: Person, input: Record<string, unknown> = {}): Promise<string> {
    const whole = { itemType: "Custom", specification: FOUR_LAYERS, ...input };
    const answer = await api.callRaw(addToCart, whole, { token: person.token });
    if (answer.type !== "success") throw new Error(`not added: ${answer.code} ${JSON.stringify(answer.data)}`);
    return answer.data.cartItemId;
  }

  /** Orders the items, or one of FOUR_LAYERS; returns the envelope. */
  async function order(person: Person, input: OrderInput = {}) {
    const whole = {
      cartItemIds: input.cartItemIds ?? [await add(person)],
      receiverId: input.receiverId ?? (await addressOf(person)),
      shippingMethod: "standard" as const,
      ...input,
    };
    return api.call(createOrder, whole, { token: person.token });
  }

  async function mustOrder(person: Person, input: OrderInput = {}): Promise<string> {
    const answer = await order(person, input);
    if (answer.type !== "success") throw new Error(`not ordered: ${answer.code} ${JSON.stringify(answer.data)}`);
    return answer.data.orderId;
  }

  return { addressOf, giveCoupon, addProject, add, order, mustOrder };
}
