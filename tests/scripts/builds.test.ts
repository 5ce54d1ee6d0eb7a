import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { temporaryDirectory } from "@/tests/support/temporary-directory";

interface Builds {
  sourceId: (root: string) => string;
  currentBuild: (builds: string) => string | null;
  switchTo: (id: string, builds: string) => void;
  claimBuild: (id: string, builds: string) => void;
  removeOldBuilds: (builds: string) => void;
}

type WithLock = (file: string, work: () => Promise<unknown>, onWait?: (pid: number | null) => void) => Promise<unknown>;

const moduleUrl = (name: string) => pathToFileURL(path.resolve("scripts/tasks", name)).href;

let builds: Builds;
let withLock: WithLock;
beforeAll(async () => {
  builds = (await import(/* @vite-ignore */ moduleUrl("builds.mjs"))) as Builds;
  ({ withLock } = (await import(/* @vite-ignore */ moduleUrl("lock.mjs"))) as { withLock: WithLock });
});

function write(root: string, file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** A process id that is certainly free: that of a process that has ended. */
async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ["-e", ""]);
  await new Promise((resolve) => child.once("exit", resolve));
  return child.pid ?? 0;
}

describe("the id of a build", () => {
  it("does not change by what the build itself writes to public/wasm", () => {
    const root = temporaryDirectory();
    write(root, "server.ts", "main();");
    write(root, "public/favicon.svg", "<svg/>");
    const before = builds.sourceId(root);
    write(root, "public/wasm/libarchive.mjs", "export {};");
    expect(builds.sourceId(root)).toBe(before);
  });

  it("changes with every source, also with one that is renamed", () => {
    const root = temporaryDirectory();
    write(root, "lib/a.ts", "1");
    const first = builds.sourceId(root);
    write(root, "lib/a.ts", "2");
    const second = builds.sourceId(root);
    write(root, "lib/b.ts", "");
    expect(new Set([first, second, builds.sourceId(root)]).size).toBe(3);
  });
});

describe("builds side by side", () => {
  it("a build that was cut off is never the current one", () => {
    const root = temporaryDirectory();
    write(root, "cut/next/BUILD_ID", "cut");
    write(root, "current", "cut");
    expect(builds.currentBuild(root)).toBeNull();
    builds.switchTo("cut", root);
    expect(builds.currentBuild(root)).toBe("cut");
  });

  it("keeps the current build and those that a running process uses, and removes the rest", async () => {
    const root = temporaryDirectory();
    for (const id of ["used", "abandoned", "unused", "latest"]) write(root, `${id}/next/BUILD_ID`, id);
    builds.claimBuild("used", root);
    write(root, `abandoned/users/${await endedProcess()}`, "");
    builds.switchTo("latest", root);
    builds.removeOldBuilds(root);
    expect(readdirSync(root).toSorted()).toEqual(["current", "latest", "used"]);
  });
});

describe("the lock of a build", () => {
  it("lets one in at a time", async () => {
    const file = path.join(temporaryDirectory(), "build.lock");
    const log: string[] = [];
    const work = (name: string) => async () => {
      log.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      log.push(`${name} ends`);
    };
    await Promise.all([withLock(file, work("first")), withLock(file, work("second"))]);
    expect(log).toEqual(["first begins", "first ends", "second begins", "second ends"]);
    expect(existsSync(file)).toBe(false);
  });

  it("is taken over from a process that is gone", async () => {
    const file = path.join(temporaryDirectory(), "build.lock");
    writeFileSync(file, String(await endedProcess()));
    const waits: (number | null)[] = [];
    expect(
      await withLock(
        file,
        async () => "done",
        (pid) => waits.push(pid),
      ),
    ).toBe("done");
    expect(waits).toEqual([]);
  });

  it("is given back when the work fails", async () => {
    const file = path.join(temporaryDirectory(), "build.lock");
    await expect(withLock(file, () => Promise.reject(new Error("no disk")))).rejects.toThrow("no disk");
    expect(existsSync(file)).toBe(false);
  });
});
