import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LockedError } from "@/lib/server/db/lock";
import { openDatabase, openSharedDatabase, type OpenDatabase } from "@/lib/server/db/open";
import { temporaryDirectory } from "@/tests/support/temporary-directory";

const dataDir = temporaryDirectory();
const settings = { dataDir, databaseUrl: undefined };
const children: ChildProcess[] = [];
afterAll(() => children.forEach((child) => child.kill("SIGKILL")));

function onCrash(reason: string): void {
  throw new Error(reason);
}

const OPEN = JSON.stringify(path.resolve("lib/server/db/open.ts"));

/** A process that opens the directory, runs `work` on `pool`, says "ready", and stays. */
function startOther(work: string): ChildProcess {
  const program = `
    import { openDatabase } from ${OPEN};
    const { database: { $client: pool } } = await openDatabase({ dataDir: ${JSON.stringify(dataDir)}, databaseUrl: undefined }, () => undefined);
    ${work}
    process.send("ready");
    setTimeout(() => undefined, 60_000);`;
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", program], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  children.push(child);
  return child;
}

async function notes(opened: OpenDatabase): Promise<number[]> {
  const { rows } = await opened.database.$client.query<{ n: number }>("select n from notes order by n");
  return rows.map((row) => row.n);
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  await once(child, "exit");
}

describe("the embedded database on disk", () => {
  let other: ChildProcess;
  beforeAll(async () => {
    // Leftovers of a first start that was killed while it created the cluster.
    mkdirSync(path.join(dataDir, "db.new-1"), { recursive: true });
    writeFileSync(path.join(dataDir, "db.new-1", "half"), "");
    other = startOther(
      `await pool.query("create table notes (n integer)"); await pool.query("insert into notes values (1), (2)");`,
    );
    await once(other, "message");
  });

  it("starts where a first start was killed half way", () => {
    expect(readdirSync(dataDir).toSorted()).toEqual(["db", "db.lock", "run"]);
  });

  it("is refused to a second process, and the first goes on unharmed", async () => {
    await expect(openDatabase(settings, onCrash)).rejects.toThrow(LockedError);
    const second = await openSharedDatabase(settings, onCrash);
    expect(await notes(second)).toEqual([1, 2]);
    await second.database.$client.query("insert into notes values (3)");
    await second.close();
  });

  it("has every acknowledged write after its process was killed, and opens at once", async () => {
    await kill(other);
    const opened = await openDatabase(settings, onCrash);
    expect(await notes(opened)).toEqual([1, 2, 3]);
    await opened.close();
    expect(existsSync(path.join(dataDir, "db.lock"))).toBe(false);
  });

  it("has nothing of a transaction whose process was killed inside it", async () => {
    const killed = startOther(
      `const client = await pool.connect(); await client.query("begin"); await client.query("insert into notes values (4)");`,
    );
    await once(killed, "message");
    await kill(killed);
    const opened = await openDatabase(settings, onCrash);
    expect(await notes(opened)).toEqual([1, 2, 3]);
    await opened.close();
  });

  it("is reached by a socket in the temporary directory where its own path is too long for one", async () => {
    const deep = path.join(dataDir, "d".repeat(100));
    const opened = await openDatabase({ dataDir: deep, databaseUrl: undefined }, onCrash);
    expect((await opened.database.$client.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    expect(existsSync(path.join(deep, "run"))).toBe(false);
    await opened.close();
  });
});
