// An inquiry on its way through order, offer and answer, for tests of the API.

import { inquireBoard } from "@/lib/contracts/bom";
import type { InputOf } from "@/lib/contracts/endpoint";
import { acceptOffer, placeInquiryOrder } from "@/lib/contracts/order-inquiry";
import { offerAdminQuote, takeAdminQuote } from "@/lib/contracts/ops-quote";
import { newId } from "@/lib/server/ids";
import { createOrderCheck } from "@/lib/server/order/change/check";
import type { TestApi } from "./api";
import { createShop, type Person } from "./shop";

/** Larger than any board with an automatic price. */
export const LARGE = { layers: 2 as const, widthMm: 900, heightMm: 700, quantity: 10 };

/** Default offer, in whole cents. */
export const OFFERED_MICRO = 250_000_000;

export function openInquiries(api: TestApi) {
  const { addressOf } = createShop(api);
  const as = ({ token }: Person) => ({ token, key: newId() });

  async function ask(person: Person, change: Partial<InputOf<typeof inquireBoard>> = {}): Promise<string> {
    const answer = await api.callRaw(inquireBoard, { ...LARGE, ...change }, as(person));
    if (answer.type !== "success") throw new Error(`not asked: ${answer.code}`);
    api.advance(1000);
    return answer.data.quoteId;
  }

  /** Orders an inquiry, to an address of its own; answers the envelope. */
  async function order(
    person: Person,
    quoteId: string,
    change: Partial<InputOf<typeof placeInquiryOrder>> = {},
    key: string | undefined = newId(),
  ) {
    const receiverId = change.receiverId ?? (await addressOf(person));
    const input = { quoteId, receiverId, shippingMethod: "standard" as const, ...change };
    return api.call(placeInquiryOrder, input, { token: person.token, key });
  }

  async function mustOrder(person: Person, quoteId: string, change = {}): Promise<string> {
    const answer = await order(person, quoteId, change);
    if (answer.type !== "success") throw new Error(`not ordered: ${answer.code} ${JSON.stringify(answer.data)}`);
    api.advance(1000);
    return answer.data.orderId;
  }

  const take = (staff: Person, id: string) => api.call(takeAdminQuote, { id, from: "Inquiry Received" }, as(staff));

  const price = (staff: Person, id: string, amountMicro = OFFERED_MICRO, note = "") =>
    api.call(offerAdminQuote, { id, from: "Quoting", lines: [{ key: "boardFee", amountMicro }], note }, as(staff));

  /** Takes an inquiry in hand and prices it. */
  async function offer(staff: Person, id: string, amountMicro = OFFERED_MICRO): Promise<void> {
    await take(staff, id);
    api.advance(1000);
    const answer = await price(staff, id, amountMicro);
    if (answer.type !== "success") throw new Error(`not offered: ${answer.code} ${JSON.stringify(answer.data)}`);
    api.advance(1000);
  }

  const accept = (person: Person, orderId: string, key: string | undefined = newId()) =>
    api.call(acceptOffer, { orderId }, { token: person.token, key });

  /** Automatic check after an acceptance. */
  const check = (orderId: string) =>
    createOrderCheck(api.deps)({ orderId }, { id: "job", signal: new AbortController().signal, isLastAttempt: false });

  return { ask, order, mustOrder, take, price, offer, accept, check };
}
