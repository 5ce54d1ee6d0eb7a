// The package as it is published: a tarball that runs on Node alone, against a server on loopback.

import { execFile } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { serve } from "@hono/node-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { zip } from "../support/archives";
import { makeKey, READERS } from "../support/cli";
import { api, setUpApiTest } from "../support/shop-test";
import { BOARD_FILES } from "../support/small-board";
import { temporaryDirectory } from "../support/temporary-directory";

setUpApiTest({ deps: READERS, isFresh: false });

const execute = promisify(execFile);

let server: ReturnType<typeof serve>;
let address: string;
let key: string;
let home: string;
let program: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server = serve({ fetch: api.app.fetch, hostname: "127.0.0.1", port: 0 }, () => resolve());
  });
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  key = await makeKey(api, await api.signUp(), ["quote", "files"]);
  home = temporaryDirectory();
  const { buildCli } = (await import(/* @vite-ignore */ pathToFileURL(path.resolve("scripts/cli/build.mjs")).href)) as {
    buildCli: (outdir: string) => Promise<unknown>;
  };
  const built = path.join(home, "built");
  await buildCli(built);
  await execute("npm", ["pack", "--silent", "--pack-destination", home], { cwd: built });
  const tarball = readdirSync(home).find((name) => name.endsWith(".tgz")) ?? "";
  mkdirSync(path.join(home, "installed"));
  await execute("tar", ["xzf", path.join(home, tarball), "-C", path.join(home, "installed")]);
  program = path.join(home, "installed", "package", "boardwright.mjs");
  writeFileSync(path.join(home, "board.zip"), zip(BOARD_FILES));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** On a machine that has Node and nothing else: no packages, no settings. */
async function boardwright(...argv: string[]) {
  const env = {
    NODE_ENV: "production" as const,
    PATH: "",
    HOME: home,
    BOARDWRIGHT_URL: address,
    BOARDWRIGHT_API_KEY: key,
  };
  const result = execute(process.execPath, [program, ...argv], { cwd: home, env });
  return result.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
}

it("has a program, its manual and licenses, and no dependency", () => {
  const folder = path.dirname(program);
  const files = ["LICENSE", "README.md", "THIRD-PARTY-LICENSES.txt", "boardwright.mjs", "package.json"];
  expect(readdirSync(folder).sort()).toEqual(files);
  const manifest = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as Record<string, unknown>;
  expect([manifest.dependencies, manifest.bin]).toEqual([undefined, { boardwright: "boardwright.mjs" }]);
  const source = readFileSync(program, "utf8");
  expect(source.startsWith("#!/usr/bin/env node\n")).toBe(true);
  const imported = [...source.matchAll(/\b(?:from|import)\s*\(?"([^"./][^"]*)"/g)].map(([, name]) => name ?? "");
  expect(imported.filter((name) => !name.startsWith("node:"))).toEqual([]);
  const licenses = readFileSync(path.join(folder, "THIRD-PARTY-LICENSES.txt"), "utf8");
  for (const name of ["zod ", "use-intl ", "@zip.js/zip.js "]) expect(licenses).toContain(name);
});

it("quotes and checks a board over HTTP", async () => {
  const quoted = await boardwright("quote", "board.zip", "--quantity", "10", "--json");
  expect(quoted.code, quoted.stderr).toBe(0);
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  expect((await boardwright("--version")).stdout.trim()).toBe(version);
  expect(JSON.parse(quoted.stdout)).toMatchObject({ board: { facts: { widthMm: 20 } }, price: { isPriced: true } });
  const checked = await boardwright("dfm", "board.zip", "--fail-on", "none");
  expect([checked.code, checked.stdout.includes("board:")]).toEqual([0, true]);
  expect((await boardwright("quote", "none.zip")).code).toBe(2);
});

it("ends with 3 where nobody answers", async () => {
  const away = await boardwright("quote", "board.zip", "--url", "http://127.0.0.1:9", "--timeout", "1");
  expect([away.code, away.stdout]).toEqual([3, ""]);
});
