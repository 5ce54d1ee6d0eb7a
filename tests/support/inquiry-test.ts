// Setup of API tests of orders without a price: the admin, its inquiries, another customer (ben).

import { eq } from "drizzle-orm";
import { beforeEach } from "vitest";
import { login } from "@/lib/contracts/account";
import { viewBomQuote } from "@/lib/contracts/bom";
import { cancelOrder, viewOrder } from "@/lib/contracts/order";
import { cancelAdminOrder } from "@/lib/contracts/ops-order";
import { bomQuotes } from "@/lib/server/db/tables/quote";
import { newId } from "@/lib/server/ids";
import type { DomainEvent } from "@/lib/server/realtime/event-bus";
import { ann, api, as, admin, eve, setUpAdmin } from "./admin-test";
import { openInquiries } from "./inquiry";
import type { Person } from "./shop";

export let inquiries: ReturnType<typeof openInquiries>;
export let ben: Person;
/** Events since the test began or cleared them. */
export let published: DomainEvent[];

export const clearPublished = () => void (published = []);
/** Orders and quotes that were published to pages. */
export const publishedData = () => published.flatMap((each) => ("data" in each ? [each.data] : []));

/** Called once at the top of a file; its fixtures are exported here and by `admin-test`. */
export function setUpInquiryTest(): void {
  setUpAdmin({
    prepare() {
      inquiries = openInquiries(api);
    },
  });
  beforeEach(async () => {
    ben = await admin.customer();
    clearPublished();
    return api.deps.eventBus.subscribe((each) => published.push(each));
  });
}

export const view = async (id: string, person = ann) => (await api.call(viewOrder, { id }, as(person))).data;
export const quoteOf = async (quoteId: string, person = ann) =>
  (await api.call(viewBomQuote, { quoteId }, as(person))).data;
export const movesOf = (events: readonly { from: string | null; to: string; actor: string }[]) =>
  events.filter(({ from, to }) => from !== to).map(({ from, to, actor }) => [from, to, actor]);
export const cancel = (id: string, person = ann) => api.call(cancelOrder, { id }, as(person));
export const cancelAsAdmin = (id: string, from: string) =>
  api.callRaw(cancelAdminOrder, { id, from, reason: "not to be had" }, { ...as(eve), key: newId() });

/** Signs in again after the session has expired. */
export async function signedInAgain(person: Person): Promise<Person> {
  const answer = await api.call(login, { account: person.email, password: "correct horse battery" });
  return { ...person, token: answer.data.token };
}

/** An order whose price is offered. */
export async function offered(person = ann) {
  const quoteId = await inquiries.ask(person);
  const orderId = await inquiries.mustOrder(person, quoteId);
  await inquiries.offer(eve, quoteId);
  return { quoteId, orderId };
}

/** Status of a quote and the order that it refers to; none after the order has ended. */
export const linkOf = async (quoteId: string) =>
  (await api.db.select().from(bomQuotes).where(eq(bomQuotes.id, quoteId))).map(({ status, orderId }) => ({
    status,
    orderId,
  }));
