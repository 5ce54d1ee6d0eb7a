// What every API test of the desk starts with: a server, one of the staff (eve) and a customer (ann), anew for each test.

import { beforeAll, beforeEach } from "vitest";
import { createTestApi, START, type TestApi } from "./api";
import { emptyDatabase } from "./database";
import { openDesk } from "./desk";
import type { Person } from "./shop";

export let api: TestApi;
export let desk: ReturnType<typeof openDesk>;
export let eve: Person;
export let ann: Person;

/** A bank account to send money to. */
export const TRANSFER_ENV = { BANK_TRANSFER_USD: "Example Ltd; Example Bank; DE00 1; EXAMDEFF" };
export const DAY_MS = 86_400_000;

export const as = ({ token }: Person) => ({ token });

/** Other people in the places of eve and ann, their sessions young. */
export async function meet(): Promise<void> {
  eve = await desk.hire();
  ann = await desk.customer();
}

interface DeskSetting {
  env?: Record<string, string>;
  /** Before each test, once the database is empty and the clock at START. */
  prepare?: () => Promise<void> | void;
  /** False where all tests of a file share one database. */
  isFresh?: boolean;
}

/** Called once at the top of a file; what it sets up is exported here. */
export function standAtDesk({ env, prepare, isFresh = true }: DeskSetting = {}): void {
  beforeAll(async () => {
    api = await createTestApi(env && { env });
    desk = openDesk(api);
    if (!isFresh) await meet();
  });
  if (!isFresh) return;
  beforeEach(async () => {
    await emptyDatabase(api.db);
    api.clock.now = START;
    await prepare?.();
    await meet();
  });
}
