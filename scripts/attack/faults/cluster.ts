// Several processes behind the cluster's proxy: killed at random, and replaced, while customers order.

import { readdirSync, rmSync } from "node:fs";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import path from "node:path";
import pg from "pg";
import { createClusterProxy } from "@/scripts/cluster/proxy";
import { createSupervisor, type Supervisor } from "@/scripts/cluster/supervisor";
import { type AttackCase, expectThat } from "../attack-case";
import { addAddress, SPECIFICATION } from "../customer";
import { type Answer, createTarget, type Target, temporaryData } from "../target";
import { withPostgres } from "./own-postgres";
import { withRedis } from "./own-redis";

type Running = { supervisor: Supervisor; target: Target; databaseUrl: string; dataDir: string };

async function withCluster(work: (running: Running) => Promise<void>): Promise<void> {
  await withPostgres(({ url: databaseUrl }) =>
    withRedis(async ({ url: redisUrl }) => {
      const dataDir = temporaryData();
      const supervisor = createSupervisor({
        web: 2,
        workers: 2,
        settings: {
          NODE_ENV: "production",
          DATABASE_URL: databaseUrl,
          REDIS_URL: redisUrl,
          DATA_DIR: dataDir,
          PART_CATALOGUE: "none",
          LOG_LEVEL: "error",
          // The client of the attack names an address of its own before that of the proxy.
          TRUST_PROXY: "2",
          ALLOW_SANDBOX: "1",
        },
      });
      const proxy = createClusterProxy(supervisor.up);
      try {
        await supervisor.start();
        proxy.listen(0, "127.0.0.1");
        await once(proxy, "listening");
        const { port } = proxy.address() as AddressInfo;
        const target = createTarget({ port, pid: process.pid, dataDir, log: () => "" });
        await work({ supervisor, target, databaseUrl, dataDir });
      } finally {
        await supervisor.stop();
        proxy.close().closeAllConnections();
        rmSync(dataDir, { recursive: true, force: true });
      }
    }),
  );
}

/** Sends the same request with the same key until it is answered, as a browser does. */
async function insist(target: Target, address: string, call: Parameters<Target["call"]>[1]): Promise<Answer> {
  for (let at = 0; at < 600; at++) {
    const answer = await target.call(address, call);
    const isAnswered = answer.status !== 0 && answer.status < 500 && answer.status !== 409 && answer.status !== 429;
    if (isAnswered && answer.body.type === "success") return answer;
    expectThat(!isAnswered || answer.body.code === "OPERATION_FAILED", `${address}: ${answer.text.slice(0, 200)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${address} was not answered`);
}

/** One customer, who orders until `isOver`; returns the orders that were acknowledged, one for each key. */
async function orderOn(target: Target, from: string, isOver: () => boolean) {
  const { token } = await target.signUp();
  const receiverId = await addAddress(target, token);
  const acknowledged: string[] = [];
  while (!isOver()) {
    const key = `${from}-${acknowledged.length}`;
    const call = (name: string, body: object) => ({
      ...{ token, from, body },
      headers: { "idempotency-key": `${name}-${key}` },
    });
    const item = await insist(
      target,
      "/api/eda/cart",
      call("item", { itemType: "Custom", specification: SPECIFICATION }),
    );
    const { cartItemId } = item.body.data as { cartItemId: string };
    const order = { cartItemIds: [cartItemId], receiverId, shippingMethod: "standard" };
    const placed = await insist(target, "/api/eda/order", call("order", order));
    acknowledged.push((placed.body.data as { orderId: string }).orderId);
  }
  return { token, acknowledged };
}

const KILLS = Number(process.env.ATTACK_KILLS ?? 12);

const killed: AttackCase = {
  id: "R03c",
  title: `Processes of a cluster killed ${KILLS} times under load: no order is lost or made twice, no mail sent twice`,
  isLong: true,
  run: () =>
    withCluster(async ({ supervisor, target, databaseUrl, dataDir }) => {
      let kills = 0;
      const customers = Array.from({ length: 4 }, (_, at) => orderOn(target, `203.7.0.${at}`, () => kills >= KILLS));
      while (kills < KILLS) {
        await new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 1500));
        const alive = supervisor
          .all()
          .filter(({ state, role }) => state === "up" && (role === "worker" || supervisor.up().length > 1));
        const victim = alive[Math.floor(Math.random() * alive.length)];
        if (!victim) continue;
        victim.child.kill("SIGKILL");
        kills += 1;
      }
      let total = 0;
      for (const { token, acknowledged } of await Promise.all(customers)) {
        const list = await insist(target, "/api/eda/order/list?pageSize=1", { token });
        const { total: kept } = list.body.data as { total: number };
        expectThat(kept === acknowledged.length, `${kept} orders for ${acknowledged.length} keys`);
        expectThat(new Set(acknowledged).size === kept, "two keys were answered with one order");
        total += kept;
      }
      expectThat(total >= KILLS, `only ${total} orders were placed meanwhile`);
      await expectMails(databaseUrl, path.join(dataDir, "outbox"));
      console.log(`      ${total} orders by 4 customers, ${kills} kills`);
    }),
};

/** Every mail was written once, after the jobs of killed workers were taken over. */
async function expectMails(databaseUrl: string, outbox: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const count = async (query: string) => Number((await client.query<{ count: string }>(query)).rows[0]?.count);
  try {
    const endsAt = performance.now() + 120_000;
    const left = () => count("select count(*) from jobs where kind = 'mail' and state in ('waiting', 'running')");
    while ((await left()) > 0 && performance.now() < endsAt) await new Promise((resolve) => setTimeout(resolve, 500));
    expectThat((await left()) === 0, "mails wait although workers run");
    const mails = await count("select count(*) from mails where channel = 'mail'");
    const files = readdirSync(outbox).filter((name) => name.endsWith(".eml")).length;
    expectThat(files === mails, `${files} mails were written for ${mails}`);
  } finally {
    await client.end();
  }
}

const rolled: AttackCase = {
  id: "R07c",
  title: "Every process of a cluster replaced under load: no request fails",
  isLong: true,
  run: () =>
    withCluster(async ({ supervisor, target }) => {
      const before = supervisor.all().map(({ name }) => name);
      let isOver = false;
      const failed: string[] = [];
      let asked = 0;
      const { token } = await target.signUp();
      const askOn = async (at: number) => {
        for (let each = 0; !isOver; each++) {
          const body = { itemType: "Custom", specification: SPECIFICATION };
          const headers = { "idempotency-key": `roll-${at}-${each}` };
          const answer =
            each % 3 === 0
              ? await target.call("/api/eda/cart", { token, body, headers })
              : await target.call(each % 3 === 1 ? "/api/eda/receiver/list" : "/", { token });
          asked += 1;
          if (answer.status !== 200 && answer.status !== 429)
            failed.push(`${answer.status} ${answer.text.slice(0, 80)}`);
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      };
      const asking = Promise.all([0, 1, 2].map(askOn));
      await supervisor.roll();
      isOver = true;
      await asking;
      const after = supervisor.all().map(({ name }) => name);
      expectThat(
        after.length === before.length && after.every((name) => !before.includes(name)),
        "not all were replaced",
      );
      expectThat(asked > 100, `only ${asked} requests were made meanwhile`);
      expectThat(failed.length === 0, `${failed.length} of ${asked} failed: ${failed[0]}`);
      console.log(`      ${asked} requests, none failed`);
    }),
};

export const cluster: AttackCase[] = [killed, rolled];
