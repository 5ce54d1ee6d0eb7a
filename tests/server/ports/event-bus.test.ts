// The contract of an event bus: add an adapter to the table, and all of it is tested.

import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { DomainEvent, EventBus } from "@/lib/server/realtime/event-bus";
import { createMemoryEventBus } from "@/lib/server/realtime/memory-event-bus";
import { createRedisEventBus } from "@/lib/server/redis/redis-event-bus";
import { openRedis, requireRedis } from "@/tests/support/redis";

const log = pino({ level: "silent" });
const openOnRedis = async () => createRedisEventBus({ redis: await openRedis(), log });

const ADAPTERS: [string, () => Promise<EventBus>][] = [
  ["in memory", () => Promise.resolve(createMemoryEventBus(log))],
  ["on Redis", openOnRedis],
];

const ended = (sessionId: string): DomainEvent => ({ kind: "session-ended", sessionId });

describe.each(ADAPTERS)("the event bus %s", (name, create) => {
  beforeEach((context) => requireRedis(context, name === "on Redis"));
  const open: EventBus[] = [];
  afterEach(() => Promise.all(open.splice(0).map((bus) => bus.close())));

  async function openBus(): Promise<EventBus> {
    const bus = await create();
    open.push(bus);
    return bus;
  }

  function listen(bus: EventBus) {
    const received: DomainEvent[] = [];
    const stop = bus.subscribe((event) => void received.push(event));
    return { heard: received, stop };
  }

  it("tells every subscriber every event, in order and unchanged", async () => {
    const bus = await openBus();
    const [one, two] = [listen(bus), listen(bus)];
    const events: DomainEvent[] = [
      { kind: "event", accountId: "a", event: 3, data: { orderId: "1", nested: [1, null, "§"] } },
      ended("s"),
      { kind: "admin-changed", data: {} },
    ];
    for (const event of events) bus.publish(event);
    await expect.poll(() => one.heard).toEqual(events);
    await expect.poll(() => two.heard).toEqual(events);
  });

  it("tells nothing to who has left, nor what was published before", async () => {
    const bus = await openBus();
    bus.publish(ended("before"));
    const [left, stays] = [listen(bus), listen(bus)];
    left.stop();
    bus.publish(ended("after"));
    await expect.poll(() => stays.heard).toEqual([ended("after")]);
    expect(left.heard).toEqual([]);
  });

  it("goes on where a subscriber fails", async () => {
    const bus = await openBus();
    bus.subscribe(() => {
      throw new Error("a fault of the subscriber");
    });
    const { heard: received } = listen(bus);
    bus.publish(ended("s"));
    await expect.poll(() => received).toEqual([ended("s")]);
  });
});
