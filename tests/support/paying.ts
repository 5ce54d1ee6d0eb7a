// Orders and their payments, for API tests of the steps after checkout.

import { payOrder, viewOrder } from "@/lib/contracts/order";
import type { PaymentMethod } from "@/lib/contracts/payment";
import { accounts } from "@/lib/server/db/tables/account";
import { openRequest, signedNotice } from "@/lib/server/payment/sandbox";
import { eq } from "drizzle-orm";
import { SANDBOX_SECRET, type TestApi } from "./api";
import { FOUR_LAYERS, createShop, type Person } from "./shop";

type Notice = Parameters<typeof signedNotice>[1];

export function createOrderFlow(api: TestApi) {
  const { add, addressOf: addAddress, mustOrder } = createShop(api);
  const as = (person: Person) => ({ token: person.token });

  /** A person with a confirmed email address, as real payments require. */
  async function customer(): Promise<Person> {
    const person = await api.signUp();
    await api.db.update(accounts).set({ contactConfirmedAt: api.clock.now }).where(eq(accounts.id, person.accountId));
    return person;
  }

  const addBoard = (person: Person, specification: Record<string, unknown> = FOUR_LAYERS) =>
    add(person, { specification });
  const receivers = new Map<string, string>();
  /** An order of FOUR_LAYERS; all of a person's go to one address. */
  async function place(person: Person): Promise<string> {
    const receiverId = receivers.get(person.accountId) ?? (await addAddress(person));
    receivers.set(person.accountId, receiverId);
    return mustOrder(person, { receiverId });
  }

  const pay = (person: Person, orderId: string, paymentMethod?: PaymentMethod, key?: string) =>
    api.call(payOrder, { orderId, paymentMethod }, { ...as(person), key });

  const view = async (person: Person, orderId: string) => (await api.call(viewOrder, { id: orderId }, as(person))).data;

  /** The request behind a sandbox link. */
  async function sandboxRequest(person: Person, orderId: string) {
    const { data } = await pay(person, orderId, "sandbox");
    const sealed = new URL(data.payUrl, "http://localhost").searchParams.get("request") ?? "";
    const request = openRequest(SANDBOX_SECRET, sealed);
    if (!request) throw new Error("the payment link is not sealed");
    return { ...request, sealed };
  }

  function deliver(provider: string, body: string, headers: Record<string, string>) {
    return api.send(`http://localhost:3000/api/pay/${provider}/notify`, {
      method: "POST",
      body,
      headers: { "content-type": "application/json", ...headers },
    });
  }

  function sandboxNotice(content: Notice, { secret = SANDBOX_SECRET, at = api.clock.now } = {}) {
    const { body, headers } = signedNotice(secret, content, at);
    return deliver("sandbox", body, headers);
  }

  /** Pays what an order asks for next. */
  async function payFor(person: Person, orderId: string): Promise<void> {
    const { paymentId, currency, amountMicro } = await sandboxRequest(person, orderId);
    const response = await sandboxNotice({ paymentId, currency, amountMicro, kind: "succeeded" });
    if (!response.ok) throw new Error(`not paid: ${response.status}`);
  }

  return { customer, addBoard, addAddress, place, pay, payFor, view, sandboxRequest, deliver, sandboxNotice };
}
