// Events for the people who are connected: published by services, sent by the socket.

import type { AdminChange, EventBus } from "./event-bus";

/** Numbers of the server's events (docs/decisions/wire.md, Socket). */
export const SERVER_EVENTS = {
  orderChanged: 3,
  quoteChanged: 4,
  jobProgress: 6,
  notification: 7,
  adminChanged: 8,
  error: 9,
} as const;

type Publisher = { eventBus: EventBus };
type Owned = { id: string; accountId: string };

/** To the pages that show an order, once what has changed of it is committed. */
export function publishOrderChanged({ eventBus }: Publisher, { id: orderId, accountId }: Owned): void {
  eventBus.publish({ kind: "event", accountId, event: SERVER_EVENTS.orderChanged, data: { orderId } });
}

/** As `publishOrderChanged`, of a quote. */
export function publishQuoteChanged({ eventBus }: Publisher, { id: quoteId, accountId }: Owned): void {
  eventBus.publish({ kind: "event", accountId, event: SERVER_EVENTS.quoteChanged, data: { quoteId } });
}

/** To the pages that show an order, or one of the quotes that it was placed by. */
export function publishOrderWithQuotes(
  publisher: Publisher,
  { order, quotes }: { order: Owned; quotes: readonly Owned[] },
): void {
  for (const quote of quotes) publishQuoteChanged(publisher, quote);
  publishOrderChanged(publisher, order);
}

/** To the open pages of staff, once a change that customers do not see is committed. */
export function publishAdminChange({ eventBus }: Publisher, data: AdminChange): void {
  eventBus.publish({ kind: "admin-changed", data });
}
