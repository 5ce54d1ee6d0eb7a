import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Turns } from "@/lib/server/db/turns";

type Owner = { name: string };
const [anna, bela, cleo] = ["anna", "bela", "cleo"].map((name) => ({ name })) as [Owner, Owner, Owner];
const IDLE_MS = 10_000;

let idle: string[];
let turns: Turns<Owner>;
let log: string[];

beforeEach(() => {
  vi.useFakeTimers();
  idle = [];
  log = [];
  turns = new Turns<Owner>(IDLE_MS, (owner) => idle.push(owner.name));
});
afterEach(() => void vi.useRealTimers());

async function take(owner: Owner): Promise<void> {
  const granted = await turns.take(owner);
  log.push(granted ? owner.name : `${owner.name} left`);
}

const settle = () => vi.advanceTimersByTimeAsync(0);

describe("the one session", () => {
  it("is had by one at a time, in the order of asking", async () => {
    for (const owner of [anna, bela, cleo]) void take(owner);
    await settle();
    expect(log).toEqual(["anna"]);
    turns.release(anna, false);
    await settle();
    expect(log).toEqual(["anna", "bela"]);
  });

  it("stays with a transaction until it ends, whoever waits", async () => {
    void take(anna);
    void take(bela);
    await settle();
    turns.release(anna, true);
    void take(anna);
    await settle();
    expect(log).toEqual(["anna", "anna"]);
    turns.release(anna, false);
    await settle();
    expect(log).toEqual(["anna", "anna", "bela"]);
  });

  it("is not kept for a transaction that says nothing while others wait", async () => {
    void take(anna);
    await settle();
    turns.release(anna, true);
    await vi.advanceTimersByTimeAsync(IDLE_MS * 3);
    expect(idle).toEqual([]);
    void take(bela);
    await vi.advanceTimersByTimeAsync(IDLE_MS);
    expect(idle).toEqual(["anna"]);
  });

  it("knows of one who left whether a transaction is open, and grants it nothing more", async () => {
    void take(anna);
    void take(bela);
    await settle();
    expect(turns.leave(bela)).toBe(false);
    turns.release(anna, true);
    expect(turns.leave(anna)).toBe(true);
    await settle();
    expect(log).toEqual(["anna", "bela left"]);
  });
});
