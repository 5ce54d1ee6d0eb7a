// Setup of API tests of the shop: a server and a customer's journey, with a new database for each test.

import { beforeAll, beforeEach } from "vitest";
import { createTestApi, START, type TestApi } from "./api";
import { emptyDatabase } from "./database";
import { createShop } from "./paying";
import { openShop } from "./shop";

export let api: TestApi;
export let shop: ReturnType<typeof openShop>;
/** Payment of the shop's orders. */
export let till: ReturnType<typeof createShop>;

export interface ShopSetting extends Pick<NonNullable<Parameters<typeof createTestApi>[0]>, "deps" | "env"> {
  /** Before each test, once the database is empty and the clock at START. */
  prepare?: () => Promise<void> | void;
  /** False where all tests of a file share one database. */
  isFresh?: boolean;
}

/** Called once at the top of a file; what it sets up is exported here. */
export function standInShop({ prepare, isFresh = true, ...options }: ShopSetting = {}): void {
  beforeAll(async () => {
    api = await createTestApi(options);
    shop = openShop(api);
    till = createShop(api);
  });
  if (!isFresh) return;
  beforeEach(async () => {
    await emptyDatabase(api.db);
    api.clock.now = START;
    await prepare?.();
  });
}
