// The KiCad plug-in: its parts that need no KiCad in Python's own test runner, and the package that KiCad installs.

import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { openArchive } from "@/lib/core/archive/archive";
import { storeZip } from "@/lib/base/stored-zip";
import { buildPlugin } from "@/lib/server/kicad/package";
import { kicadPages } from "@/lib/server/kicad/pages";
import { readEnvironment } from "@/lib/server/config/environment";
import { standIn } from "@/tests/support/stand-in";

const hasPython = spawnSync("python3", ["-c", "import sys; sys.exit(sys.version_info < (3, 8))"]).status === 0;
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

it.skipIf(!hasPython)("passes its Python tests", { timeout: 30_000 }, () => {
  const run = spawnSync("python3", ["-m", "unittest", "discover", "-s", import.meta.dirname], { encoding: "utf8" });
  expect(run.stderr).toMatch(/\nRan [1-9]\d* tests? in .*\n\nOK\n$/);
});

describe("the package", () => {
  it("is the same for the same files, and names the site that it came from", async () => {
    const [one, other] = [await buildPlugin("https://example.com"), await buildPlugin("https://example.com")];
    expect(sha256(one.zip)).toBe(sha256(other.zip));
    expect(one.download).toMatchObject({ download_sha256: sha256(one.zip), download_size: one.zip.length });
    const opened = await openArchive(one.zip);
    if (!opened.ok) throw new Error(opened.code);
    const files = new Map(opened.value.map(({ name, bytes }) => [name, bytes]));
    const json = (name: string): unknown => JSON.parse(Buffer.from(files.get(name) ?? []).toString());
    expect(json("plugins/site.json")).toEqual({ address: "https://example.com" });
    expect(json("metadata.json")).toMatchObject({ type: "plugin", identifier: "io.boardwright.kicad" });
    expect([...files.keys()]).toEqual(expect.arrayContaining(["plugins/__init__.py", "resources/icon.png"]));
    expect(
      [...files.keys()].filter((name) => !/^(?:plugins\/|resources\/icon\.png$|metadata\.json$)/.test(name)),
    ).toEqual([]);
  });
});

describe("the repository", () => {
  const environment = readEnvironment({ NODE_ENV: "test", BASE_URL: "https://www.example.com" });
  const pages = kicadPages({ environment, log: standIn({ error: () => undefined }) });
  const get = (path: string) => pages.request(path, { headers: { host: "www.example.com" } });
  const bytesOf = async (address: string) => new Uint8Array(await (await get(new URL(address).pathname)).arrayBuffer());

  it("leads KiCad to the package by addresses and checksums that hold", async () => {
    const repository = (await (await get("/api/kicad/repository.json")).json()) as Record<
      "packages" | "resources",
      { url: string; sha256: string; update_timestamp: number }
    >;
    for (const { url, sha256: sum } of [repository.packages, repository.resources]) {
      expect(url).toMatch(/^https:\/\/www\.example\.com\/api\/kicad\//);
      expect(sha256(await bytesOf(url))).toBe(sum);
    }
    const { packages } = JSON.parse(Buffer.from(await bytesOf(repository.packages.url)).toString()) as {
      packages: { versions: { download_url: string; download_sha256: string; download_size: number }[] }[];
    };
    const [version] = packages[0]?.versions ?? [];
    const zip = await bytesOf(version?.download_url ?? "");
    expect([sha256(zip), zip.length]).toEqual([version?.download_sha256, version?.download_size]);
  });

  it.each(["nothing.json", "..%2fpackage.json", "metadata.json"])("has no %s", async (name) => {
    expect((await get(`/api/kicad/${name}`)).status).toBe(404);
  });
});

it("stores zip archives that are read back", async () => {
  const files = ["b/ä.txt", "a.txt"].map((name) => ({ name, bytes: Buffer.from(name) }));
  const opened = await openArchive(storeZip(files));
  const names = opened.ok ? opened.value.map(({ name, bytes }) => [name, Buffer.from(bytes).toString()]) : [];
  expect(names.sort()).toEqual([
    ["a.txt", "a.txt"],
    ["b/ä.txt", "b/ä.txt"],
  ]);
});
