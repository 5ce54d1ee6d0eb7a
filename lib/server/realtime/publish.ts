// News for the people who are connected: published by services, carried by the socket.

import { EventEmitter } from "node:events";

/** Numbers of the server's events (docs/decisions/wire.md, Socket). */
export const SERVER_EVENTS = {
  orderChanged: 3,
  quoteChanged: 4,
  jobProgress: 6,
  notification: 7,
  adminChanged: 8,
  error: 9,
} as const;

/** Something to tell an account, or the end of a session, which ends its sockets. */
export type DomainEvent =
  | { kind: "event"; accountId: string; event: number; data: Record<string, unknown> }
  | { kind: "session-ended"; sessionId: string }
  /** For staff alone: a record of the admin that changed without its customer's view changing. */
  | { kind: "admin-changed"; data: AdminChange };

/** The record that changed; empty where it is another one, as a coupon or a refund. */
export type AdminChange = { orderId?: string; quoteId?: string; accountId?: string };

export type EventBus = {
  publish: (eventBus: DomainEvent) => void;
  subscribe: (listener: (eventBus: DomainEvent) => void) => () => void;
};

export function createEventBus(): EventBus {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  return {
    publish: (eventBus) => void emitter.emit("news", eventBus),
    subscribe(listener) {
      emitter.on("news", listener);
      return () => void emitter.off("news", listener);
    },
  };
}

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
