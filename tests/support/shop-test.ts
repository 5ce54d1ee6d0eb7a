// Setup of API tests: a server and a customer's cart and checkout, with a new database for each test.

import { beforeAll, beforeEach } from "vitest";
import { createTestApi, START, type TestApi } from "./api";
import { emptyDatabase } from "./database";
import { createOrderFlow } from "./paying";
import { createShop } from "./shop";

export let api: TestApi;
export let shop: ReturnType<typeof createShop>;
/** Orders and their payments. */
export let orderFlow: ReturnType<typeof createOrderFlow>;

export interface ShopSetting extends Pick<NonNullable<Parameters<typeof createTestApi>[0]>, "deps" | "env" | "limits"> {
  /** Before each test, once the database is empty and the clock at START. */
  prepare?: () => Promise<void> | void;
  /** False if all tests of a file share one database. */
  isFresh?: boolean;
}

/** Called once at the top of a file; its fixtures are exported here. */
export function setUpApiTest({ prepare, isFresh = true, ...options }: ShopSetting = {}): void {
  beforeAll(async () => {
    api = await createTestApi(options);
    shop = createShop(api);
    orderFlow = createOrderFlow(api);
  });
  if (!isFresh) return;
  beforeEach(async () => {
    await emptyDatabase(api.db);
    api.clock.now = START;
    await prepare?.();
  });
}
