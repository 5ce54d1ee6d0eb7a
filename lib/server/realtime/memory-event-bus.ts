// The event bus within this process.

import type { Logger } from "pino";
import type { DomainEvent, EventBus } from "./event-bus";

export function createMemoryEventBus(log: Pick<Logger, "error">): EventBus {
  const listeners = new Set<(event: DomainEvent) => void>();
  return {
    publish(event) {
      for (const listener of [...listeners]) {
        try {
          listener(event);
        } catch (error) {
          log.error({ err: error, event: event.kind }, "a subscriber of the event bus failed");
        }
      }
    },
    subscribe(listener) {
      // A wrapper of its own, so that one function may subscribe twice.
      const own = (event: DomainEvent) => listener(event);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    close: () => Promise.resolve(listeners.clear()),
  };
}
