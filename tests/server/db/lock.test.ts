import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { liveHolder, LockedError, readLock, takeLock } from "@/lib/server/db/lock";
import { processStart } from "@/lib/server/db/process-start";
import { temporaryDirectory } from "@/tests/support/temporary-directory";

let dataDir: string;
let file: string;
beforeEach(() => {
  dataDir = temporaryDirectory();
  file = path.join(dataDir, "db.lock");
});

const HOLDER = {
  pid: process.pid,
  processStart: processStart(process.pid) ?? "",
  host: os.hostname(),
  socketDirectory: "/run",
};

function leave(holder: Partial<typeof HOLDER>): void {
  writeFileSync(file, JSON.stringify({ ...HOLDER, ...holder }));
}

/** The id of a process that is over. */
function deadPid(): number {
  return spawnSync(process.execPath, ["-e", ""]).pid;
}

describe("the lock of a data directory", () => {
  it("names its holder and goes when it is released", () => {
    const lock = takeLock(dataDir, "/run");
    expect(readLock(dataDir)).toEqual(HOLDER);
    expect(liveHolder(dataDir)).toEqual(HOLDER);
    lock.release();
    expect(existsSync(file)).toBe(false);
    expect(liveHolder(dataDir)).toBeUndefined();
  });

  it("refuses a second taker with one line that says who and what to do", () => {
    const lock = takeLock(dataDir, "/run");
    const attempt = () => takeLock(dataDir, "/other");
    expect(attempt).toThrow(LockedError);
    expect(attempt).toThrow(
      `Boardwright already runs on ${dataDir} (process ${process.pid} on ${os.hostname()}). Stop it first, or set`,
    );
    expect(readLock(dataDir)).toEqual(HOLDER);
    lock.release();
  });

  it("of a dead process is taken over", () => {
    leave({ pid: deadPid(), processStart: "long ago" });
    takeLock(dataDir, "/run").release();
    expect(existsSync(file)).toBe(false);
  });

  it("of a dead process whose id another one has now is taken over", () => {
    leave({ processStart: "another boot:1" });
    takeLock(dataDir, "/run").release();
  });

  it("of another machine holds while it is touched, and not after it fell silent", () => {
    leave({ pid: deadPid(), host: "another-container" });
    expect(() => takeLock(dataDir, "/run")).toThrow(LockedError);
    const minuteAgo = new Date(Date.now() - 60_000);
    utimesSync(file, minuteAgo, minuteAgo);
    takeLock(dataDir, "/run").release();
  });

  it("that is no longer one's own is not removed", () => {
    const lock = takeLock(dataDir, "/run");
    leave({ pid: 1 });
    lock.release();
    expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ pid: 1 });
  });

  it("of a process killed in the middle is won by exactly one of many that start together", async () => {
    leave({ pid: deadPid(), processStart: "long ago" });
    const program = `
      import { takeLock } from ${JSON.stringify(path.resolve("lib/server/db/lock.ts"))};
      try { takeLock(${JSON.stringify(dataDir)}, "/run"); process.send("won"); setTimeout(() => undefined, 60_000); } catch { process.send("lost"); }`;
    const starters = Array.from({ length: 4 }, () =>
      spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", program], {
        stdio: ["ignore", "ignore", "inherit", "ipc"],
      }),
    );
    const messages = await Promise.all(starters.map(async (starter) => (await once(starter, "message"))[0] as string));
    for (const starter of starters) starter.kill("SIGKILL");
    expect(messages.toSorted()).toEqual(["lost", "lost", "lost", "won"]);
  });
});
