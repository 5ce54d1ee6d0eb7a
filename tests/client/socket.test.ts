// The socket's beat, its way back after a break, and what it tells.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSocketClient, type RawSocket, reconnectDelay } from "@/lib/client/realtime/socket";

type Name = Parameters<RawSocket["on"]>[0];

/** A socket.io client whose network is the test. */
function createNetwork() {
  const listeners = new Map<Name, (argument?: unknown) => void>();
  const sent: { event: number; token: string; data: unknown }[] = [];
  const acts: string[] = [];
  const raw: RawSocket = {
    connect: () => acts.push("connect"),
    disconnect: () => {
      acts.push("disconnect");
      listeners.get("disconnect")?.();
    },
    emit: (_, message) => sent.push(message),
    on: (name, listener) => listeners.set(name, listener),
  };
  return { raw, sent, acts, happen: (name: Name, argument?: unknown) => listeners.get(name)?.(argument) };
}

let token: string | null = "t1";
let network = createNetwork();
const create = () => createSocketClient({ open: async () => network.raw, token: () => token, random: () => 0.5 });

beforeEach(() => {
  vi.useFakeTimers();
  token = "t1";
  network = createNetwork();
});
afterEach(() => void vi.useRealTimers());

async function connected() {
  const client = create();
  const release = client.hold();
  await vi.advanceTimersByTimeAsync(0);
  network.happen("connect");
  return { client, release };
}

describe("the connection", () => {
  it("is opened for the first who holds it and ended with the last", async () => {
    const { client, release } = await connected();
    const releaseOther = client.hold();
    await vi.advanceTimersByTimeAsync(0);
    release();
    release();
    await vi.advanceTimersByTimeAsync(0);
    expect(network.acts).toEqual(["connect"]);
    releaseOther();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(network.acts).toEqual(["connect", "disconnect"]);
  });

  it("survives a holder that goes when the next one comes", async () => {
    const { client, release } = await connected();
    release();
    client.hold();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(network.acts).toEqual(["connect"]);
  });

  it("beats with event 0, the current token, at once and every 6 s", async () => {
    await connected();
    token = "t2";
    await vi.advanceTimersByTimeAsync(5_999);
    expect(network.sent).toEqual([{ event: 0, token: "t1", data: null }]);
    await vi.advanceTimersByTimeAsync(1);
    expect(network.sent.at(-1)).toEqual({ event: 0, token: "t2", data: null });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(network.sent).toHaveLength(12);
  });

  it("beats no more after a break, and connects again after 3 s", async () => {
    await connected();
    network.happen("disconnect");
    await vi.advanceTimersByTimeAsync(2_999);
    expect([network.acts, network.sent.length]).toEqual([["connect"], 1]);
    await vi.advanceTimersByTimeAsync(1);
    expect(network.acts).toEqual(["connect", "connect"]);
  });

  it("backs off while it cannot connect, and starts from 3 s after it could", async () => {
    await connected();
    network.happen("disconnect");
    await vi.advanceTimersByTimeAsync(3000);
    network.happen("connect_error");
    // Between 3 s and 6 s, half way: 4.5 s.
    await vi.advanceTimersByTimeAsync(4_499);
    expect(network.acts).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(network.acts).toHaveLength(3);
    network.happen("connect");
    network.happen("disconnect");
    await vi.advanceTimersByTimeAsync(3000);
    expect(network.acts).toHaveLength(4);
  });

  it("can be held again when the library did not load the first time", async () => {
    let loads = 0;
    const open = async () => {
      loads += 1;
      if (loads === 1) throw new Error("chunk missing");
      return network.raw;
    };
    const client = createSocketClient({ open, token: () => null, random: () => 0 });
    client.hold()();
    await vi.advanceTimersByTimeAsync(0);
    client.hold();
    await vi.advanceTimersByTimeAsync(0);
    expect(network.acts).toEqual(["connect"]);
  });
});

describe("the delay before connecting again", () => {
  // Bounds: 3, 6, 12, 24 s, then 30 s.
  it("is 3 s at first and then a random time up to a bound that doubles to 30 s", () => {
    expect([1, 2, 3, 4, 5, 20].map((breaks) => reconnectDelay(breaks, 1))).toEqual([
      3000, 6000, 12_000, 24_000, 30_000, 30_000,
    ]);
    expect([1, 5].map((breaks) => reconnectDelay(breaks, 0))).toEqual([3000, 3000]);
  });
});

describe("a message", () => {
  it("goes out with its event's number, the token and the data", async () => {
    const { client } = await connected();
    expect(client.send("question", { text: "hi" })).toBe(true);
    expect(network.sent.at(-1)).toEqual({ event: 10, token: "t1", data: { text: "hi" } });
  });

  it("of a visitor carries an empty token", async () => {
    token = null;
    await connected();
    expect(network.sent).toEqual([{ event: 0, token: "", data: null }]);
  });

  it("is not taken without a connection", () => {
    expect(create().send("question", {})).toBe(false);
  });

  it("of the server reaches those who listen to its event, until they stop", async () => {
    const { client } = await connected();
    const received: unknown[] = [];
    const stop = client.on("orderChanged", (data) => received.push(data));
    client.on("notification", (data) => received.push(data));
    network.happen("message", { event: 3, data: { orderId: "ord_1", status: "Paid" } });
    stop();
    network.happen("message", { event: 3, data: { orderId: "ord_2" } });
    network.happen("message", { event: 7, data: { restart: true } });
    expect(received).toEqual([{ orderId: "ord_1", status: "Paid" }, { restart: true }]);
  });

  it.each([[null], ["text"], [{ event: "3" }], [{ event: 99, data: {} }], [[3, {}]]])(
    "%j is nobody's",
    async (message) => {
      const { client } = await connected();
      const received: unknown[] = [];
      client.on("orderChanged", (data) => received.push(data));
      network.happen("message", message);
      expect(received).toEqual([]);
    },
  );
});
