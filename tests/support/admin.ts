// Staff, customers and orders, for API tests of the admin.

import { eq } from "drizzle-orm";
import type { OrderStatus } from "@/lib/contracts/order";
import {
  moveAdminOrder,
  processAdminOrder,
  shipAdminOrder,
  type viewAdminOrder,
  viewAdminOrder as viewOrderAsAdmin,
} from "@/lib/contracts/ops-order";
import type { OutputOf } from "@/lib/contracts/endpoint";
import { accounts, auditEvents } from "@/lib/server/db/tables/account";
import { orders } from "@/lib/server/db/tables/order";
import { mails } from "@/lib/server/db/tables/promise";
import type { TestApi } from "./api";
import { createOrderFlow } from "./paying";
import { FOUR_LAYERS, createShop, type Person } from "./shop";

export function openAdmin(api: TestApi) {
  const shop = createOrderFlow(api);
  const { add, addProject, addressOf, mustOrder } = createShop(api);

  async function hire(): Promise<Person> {
    const person = await api.signUp();
    await api.db.update(accounts).set({ isStaff: true }).where(eq(accounts.id, person.accountId));
    return person;
  }

  /** An order of FOUR_LAYERS with its files. */
  async function place(person: Person, change: Record<string, unknown> = {}): Promise<string> {
    const item = await add(person, { specification: FOUR_LAYERS, projectId: await addProject(person) });
    return mustOrder(person, { cartItemIds: [item], receiverId: await addressOf(person), ...change });
  }

  async function paidOrder(person: Person): Promise<string> {
    const orderId = await place(person);
    await shop.payFor(person, orderId);
    return orderId;
  }

  const as = (person: Person) => ({ token: person.token });

  async function view(staff: Person, id: string): Promise<OutputOf<typeof viewAdminOrder>> {
    const answer = await api.call(viewOrderAsAdmin, { id }, as(staff));
    if (answer.type !== "success") throw new Error(`not seen: ${answer.code}`);
    return answer.data;
  }

  /** Leads a paid order through the works as far as `to`; its shipping is 20.00. */
  async function advance(staff: Person, customer: Person, { id, to }: { id: string; to: OrderStatus }) {
    // No two acts at one moment.
    const pass = () => api.advance(1000);
    pass();
    const move = async (from: "Paid" | "Reviewed", next: "Reviewed" | "In Production") =>
      mustSucceed(await api.call(moveAdminOrder, { id, from, to: next }, as(staff)));
    await move("Paid", "Reviewed");
    if (to === "Reviewed") return;
    pass();
    await move("Reviewed", "In Production");
    if (to === "In Production") return;
    pass();
    const weighed = { id, from: "In Production" as const, weightGrams: 500, chargeMicro: 20_000_000 };
    mustSucceed(await api.call(processAdminOrder, weighed, as(staff)));
    if (to === "Processed") return;
    pass();
    await shop.payFor(customer, id);
    const parcel = { id, from: "Processed" as const, carrier: "DHL", trackingNumber: "JD01" };
    mustSucceed(await api.call(shipAdminOrder, parcel, as(staff)));
  }

  function mustSucceed(answer: { type: string; code?: string; data: unknown }): void {
    if (answer.type !== "success") throw new Error(`refused: ${answer.code} ${JSON.stringify(answer.data)}`);
  }

  const statusOf = async (id: string) =>
    (await api.db.select({ status: orders.status }).from(orders).where(eq(orders.id, id)))[0]?.status;

  /** Actions of staff, oldest first. */
  const acts = async () =>
    (await api.db.select().from(auditEvents).orderBy(auditEvents.createdAt)).filter(({ actorId }) => actorId !== null);

  const subjectsTo = async (email: string) =>
    (await api.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.createdAt)).map(
      ({ subject }) => subject,
    );

  return { ...shop, hire, place, paidOrder, as, view, advance, mustSucceed, statusOf, acts, subjectsTo };
}
