// The event bus over Redis: the own process hears at once, the others by a channel.

import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { z } from "zod";
import type { DomainEvent, EventBus } from "@/lib/server/realtime/event-bus";
import { domainEvent } from "@/lib/server/realtime/event-schema";
import { createMemoryEventBus } from "@/lib/server/realtime/memory-event-bus";
import type { RedisConnection } from "./connection";

/** Ours are up to 32 KB (`MAX_CHANGE_BYTES`) and a little more. */
const MAX_MESSAGE_LENGTH = 256 * 1024;

const envelope = z.strictObject({ from: z.string().max(64), event: domainEvent });

interface Parts {
  readonly redis: Pick<RedisConnection, "namespace" | "run" | "subscribe" | "onConnect">;
  readonly log: Pick<Logger, "error" | "warn">;
}

function parseMessage(message: string): z.infer<typeof envelope> | null {
  if (message.length > MAX_MESSAGE_LENGTH) return null;
  try {
    return envelope.parse(JSON.parse(message));
  } catch {
    return null;
  }
}

/**
 * Each event reaches each process once, or, when Redis was away, not at all: then every process that may have missed
 * some is told `missed`, itself after each of its own connections, the others where an event of ours was not sent.
 */
export function createRedisEventBus({ redis, log }: Parts): EventBus {
  const local = createMemoryEventBus(log);
  const channel = `${redis.namespace}events`;
  const own = randomUUID();
  let isLost = false;
  let isRefused = false;
  let isClosed = false;

  function send(event: DomainEvent): Promise<boolean> {
    const message = JSON.stringify({ from: own, event });
    return redis
      .run((client) => client.publish(channel, message))
      .then(
        () => true,
        () => false,
      );
  }

  redis.subscribe(channel, (message) => {
    if (isClosed) return;
    const parsed = parseMessage(message);
    if (!parsed) {
      if (!isRefused) log.warn({ channel }, "events of another process are not understood: is it of another version?");
      isRefused = true;
      return;
    }
    if (parsed.from !== own) local.publish(parsed.event);
  });

  redis.onConnect(() => {
    if (isClosed) return;
    local.publish({ kind: "missed" });
    if (!isLost) return;
    isLost = false;
    void send({ kind: "missed" }).then((isSent) => (isLost ||= !isSent));
  });

  return {
    publish(event) {
      local.publish(event);
      if (isClosed) return;
      void send(event).then((isSent) => (isLost ||= !isSent));
    },
    subscribe: local.subscribe,
    close() {
      isClosed = true;
      return local.close();
    },
  };
}
