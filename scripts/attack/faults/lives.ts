// Processes that crash, restart, start on copies, with another clock, or without network.

import { cpSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "drizzle-orm";
import { io } from "socket.io-client";
import { openSharedDatabase } from "@/lib/server/db/open";
import { type AttackCase, expectThat, NotApplicable } from "../attack-case";
import { addAddress, addBoard, addItem, dataOf, openPayment, placeOrder, pressPay, viewOrder } from "../customer";
import { startTarget, type Target, temporaryData } from "../target";

const preload = (name: string) => `--import ${pathToFileURL(path.join(import.meta.dirname, name)).href}`;

async function withData(work: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = temporaryData();
  try {
    await work(dataDir);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type Placed = { orderId: string; key: string; body: object };

/**
 * Places orders in sequence until the server is gone; records those that were acknowledged, and returns the last
 * attempt.
 */
async function orderUntilDeath(target: Target, token: string, life: number, acknowledged: Placed[]) {
  for (let at = 0; ; at++) {
    const key = `life-${life}-${at}`;
    const item = await target
      .call("/api/eda/cart", {
        ...{ token, headers: { "idempotency-key": `item-${key}` } },
        body: { itemType: "Custom", specification: { layers: 2, widthMm: 50, heightMm: 50, quantity: 50 } },
      })
      .catch(() => null);
    const { cartItemId } = (item?.body.data ?? {}) as { cartItemId?: string };
    if (cartItemId === undefined) return { last: null };
    const receivers = await target.call("/api/eda/receiver/list", { token });
    const receiverId = (receivers.body.data as { rows: { id: string }[] } | undefined)?.rows[0]?.id;
    if (receiverId === undefined) return { last: null };
    const body = { cartItemIds: [cartItemId], receiverId, shippingMethod: "standard" };
    const sent = await target.call("/api/eda/order", { token, headers: { "idempotency-key": key }, body });
    const { orderId } = (sent.body.data ?? {}) as { orderId?: string };
    if (orderId === undefined) return { last: { key, body } };
    acknowledged.push({ orderId, key, body });
  }
}

const killed: AttackCase = {
  id: "R03",
  title: "Four processes killed while they take orders: nothing acknowledged is lost, and a key answers the same order",
  isLong: true,
  run: () =>
    withData(async (dataDir) => {
      let life = await startTarget({ RATE_LIMITS: "1" }, { dataDir });
      const { token } = await life.target.signUp();
      await addAddress(life.target, token);
      const placed: Placed[] = [];
      for (let at = 0; at < 4; at++) {
        const acknowledged: Placed[] = [];
        let isOver = false;
        const dying = orderUntilDeath(life.target, token, at, acknowledged).finally(() => (isOver = true));
        // Killed during the order after these, each time at another moment.
        while (acknowledged.length < 3 + at && !isOver) await new Promise((resolve) => setTimeout(resolve, 5));
        await new Promise((resolve) => setTimeout(resolve, 9 * at));
        await life.end("SIGKILL");
        const { last } = await dying;
        placed.push(...acknowledged);
        life = await startTarget({}, { dataDir });
        for (const { orderId, key, body } of acknowledged.slice(-1)) {
          const again = await life.target.call("/api/eda/order", { token, headers: { "idempotency-key": key }, body });
          expectThat(dataOf<{ orderId: string }>(again, "a key again").orderId === orderId, "a key made another order");
        }
        if (last) {
          const headers = { "idempotency-key": last.key };
          const sent = await life.target.call("/api/eda/order", { token, headers, body: last.body });
          placed.push({ ...last, orderId: dataOf<{ orderId: string }>(sent, "the last try again").orderId });
        }
      }
      expectThat(placed.length >= 18, `only ${placed.length} orders were placed`);
      for (const { orderId } of placed) await viewOrder(life.target, token, orderId);
      const list = await life.target.call("/api/eda/order/list?pageSize=100", { token });
      const { total } = dataOf<{ total: number }>(list, "the orders");
      expectThat(total === placed.length, `${total} orders for ${placed.length} that were placed`);
      expectThat((await life.end("SIGTERM")) === 0, "it did not end in good order");
    }),
};

const restarted: AttackCase = {
  id: "R20",
  title: "A thousand idle sockets, and a restart under them",
  isLong: true,
  run: () =>
    withData(async (dataDir) => {
      const first = await startTarget({}, { dataDir });
      const { port } = first.target;
      const connect = (at: number) =>
        io(`http://127.0.0.1:${port}`, {
          path: "/socket",
          transports: ["websocket"],
          reconnectionDelay: 1000,
          reconnectionDelayMax: 4000,
          extraHeaders: { "x-forwarded-for": `203.5.${at >> 8}.${at & 255}` },
          forceNew: true,
        });
      const sockets = Array.from({ length: 1000 }, (_, at) => connect(at));
      const all = async (isWanted: (connected: boolean) => boolean, seconds: number) => {
        const endsAt = performance.now() + seconds * 1000;
        while (!sockets.every(({ connected }) => isWanted(connected)) && performance.now() < endsAt)
          await new Promise((resolve) => setTimeout(resolve, 100));
        return sockets.filter(({ connected }) => isWanted(connected)).length;
      };
      try {
        expectThat((await all(Boolean, 30)) === 1000, "not all were let in");
        const startedAt = performance.now();
        expectThat((await first.end("SIGTERM")) === 0, "it did not end in good order");
        expectThat(performance.now() - startedAt < 25_000, "it took longer than 25 s to end");
        expectThat((await all((connected) => !connected, 5)) === 1000, "some sockets were not told");
        const second = await startTarget({}, { dataDir, port });
        const back = await all(Boolean, 40);
        expectThat(back === 1000, `${1000 - back} of 1000 did not come back`);
        await second.end("SIGTERM");
      } finally {
        sockets.forEach((socket) => socket.disconnect());
      }
    }),
};

const shifted: AttackCase = {
  id: "R17",
  title: "A server's clock that jumps an hour ahead and two back",
  isLong: true,
  run: () =>
    withData(async (dataDir) => {
      let token = "";
      for (const [at, hours] of [0, 1, -1].entries()) {
        const settings = { NODE_OPTIONS: preload("shifted-clock.mjs"), CLOCK_SHIFT_HOURS: String(hours) };
        const { target, end } = await startTarget(settings, { dataDir });
        try {
          if (at === 0) token = (await target.signUp()).token;
          const user = await target.call("/api/eda/user", { token });
          expectThat(user.status === 200, `the session ended at ${hours} h`);
          token = user.headers.get("authorization") ?? token;
          const orderId = await placeOrder(target, token);
          await pressPay(target, await openPayment(target, token, orderId));
          expectThat((await viewOrder(target, token, orderId)).status === "Paid", `at ${hours} h an order is not paid`);
        } finally {
          await end("SIGTERM");
        }
      }
    }),
};

const corrupt: AttackCase = {
  id: "R23",
  title: "Rows whose JSON is broken",
  isLong: true,
  run: async (target) => {
    const { token } = await target.signUp();
    const { templeId } = dataOf<{ templeId: string }>(
      await target.call("/api/auth/coupon?activityUrl=free-assembly", { token }),
      "the campaign",
    );
    dataOf(await target.call(`/api/eda/user/claim?templeId=${templeId}`, { token }), "a coupon");
    const { projectId } = await addBoard(target, token);
    const client = await openSharedDatabase({ dataDir: target.dataDir, databaseUrl: undefined }, () => undefined);
    try {
      await client.database.execute(sql`update coupons set coupon_param = '{broken'`);
      await client.database.execute(sql`update projects set facts = '{"widthMm":"x"}'::jsonb where id = ${projectId}`);
    } finally {
      await client.close();
    }
    const cartItemIds = [await addItem(target, token)];
    dataOf(await target.call("/api/eda/user/coupon", { token }), "the coupons");
    dataOf(await target.call("/api/eda/cart/jump/order", { token, body: { cartItemIds } }), "the checkout");
    dataOf(await target.call("/api/eda/user", { token }), "the person");
    const board = await target.call(`/api/eda/project/${projectId}/board`, { token });
    expectThat(board.text.length > 0 && !/ at .*:\d+/.test(board.text), "a broken board says too much");
    expectThat((await target.call("/api/ready")).status === 200, "the server is not ready after it");
  },
};

const restored: AttackCase = {
  id: "R24",
  title: "A copy of the data directory, restored after the data were deleted",
  isLong: true,
  run: () =>
    withData(async (dataDir) => {
      const backup = `${dataDir}-backup`;
      try {
        const first = await startTarget({}, { dataDir });
        const { token } = await first.target.signUp();
        const { fileUrl } = await addBoard(first.target, token);
        const orderId = await placeOrder(first.target, token);
        const before = (await first.target.call(`/api/eda/order/view/${orderId}`, { token })).text;
        await first.end("SIGTERM");
        cpSync(dataDir, backup, { recursive: true });
        rmSync(dataDir, { recursive: true });
        cpSync(backup, dataDir, { recursive: true });
        const second = await startTarget({}, { dataDir });
        const after = (await second.target.call(`/api/eda/order/view/${orderId}`, { token })).text;
        expectThat(after === before, "the order is another one");
        const file = await second.target.call(`/api/eda/file/${fileUrl}`, { token });
        expectThat(file.status === 200 && file.headers.get("content-type") === "application/zip", "a file is lost");
        await second.end("SIGTERM");
      } finally {
        rmSync(backup, { recursive: true, force: true });
      }
    }),
};

const releases: AttackCase = {
  id: "R26",
  title: "Data of the previous release",
  isLong: true,
  run: () => {
    const changelog = readFileSync(path.resolve(import.meta.dirname, "../../../CHANGELOG.md"), "utf8");
    const released = /^## \[?(\d+\.\d+\.\d+)/m.exec(changelog)?.[1];
    if (released === undefined) throw new NotApplicable("nothing was released yet: CHANGELOG.md names no version");
    expectThat(false, `${released} was released, and its data have yet to be migrated here`);
    return Promise.resolve();
  },
};

const alone: AttackCase = {
  id: "R28",
  title: "No other host can be reached: pages, quote, cart, order and payment",
  isLong: true,
  run: () =>
    withData(async (dataDir) => {
      const { target, end } = await startTarget({ NODE_OPTIONS: preload("no-outside.mjs") }, { dataDir });
      try {
        for (const page of ["/", "/order/manufacturing/pcb", "/zh/assembly", "/component"])
          expectThat(
            (await target.call(page, { headers: { accept: "text/html" } })).status === 200,
            `${page} is not shown`,
          );
        const { token } = await target.signUp();
        await addBoard(target, token);
        const orderId = await placeOrder(target, token);
        await pressPay(target, await openPayment(target, token, orderId));
        expectThat((await viewOrder(target, token, orderId)).status === "Paid", "an order is not paid");
        const hosts = [...target.log().matchAll(/asked for (\S+)/g)].map(([, host]) => host);
        expectThat(hosts.length === 0, `it asked for ${hosts.join()}`);
      } finally {
        await end("SIGTERM");
      }
    }),
};

export const lives: AttackCase[] = [killed, shifted, restarted, corrupt, restored, releases, alone];
