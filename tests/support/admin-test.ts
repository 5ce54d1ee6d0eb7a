// Setup of API tests of the admin: a member of staff (eve) and a customer (ann), new for each test.

import { beforeAll, beforeEach } from "vitest";
import { openAdmin } from "./admin";
import type { Person } from "./shop";
import { api, type ShopSetting, setUpApiTest } from "./shop-test";

export { api, shop } from "./shop-test";
export let admin: ReturnType<typeof openAdmin>;
export let eve: Person;
export let ann: Person;

/** A bank account for transfers. */
export const TRANSFER_ENV = { BANK_TRANSFER_USD: "Example Ltd; Example Bank; DE00 1; EXAMDEFF" };

export const as = ({ token }: Person) => ({ token });

/** Replaces eve and ann by people with new sessions. */
export async function meet(): Promise<void> {
  eve = await admin.hire();
  ann = await admin.customer();
}

/** Called once at the top of a file; its fixtures are exported here. */
export function setUpAdmin(setting: ShopSetting = {}): void {
  const { isFresh = true } = setting;
  setUpApiTest(setting);
  beforeAll(async () => {
    admin = openAdmin(api);
    if (!isFresh) await meet();
  });
  if (isFresh) beforeEach(meet);
}
