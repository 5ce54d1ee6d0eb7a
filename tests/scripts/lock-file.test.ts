import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isAllowedLicense, lockFileProblems } from "@/scripts/tasks/lock-file.mjs";

const entry = (change: object) => ({
  packages: { "node_modules/a/node_modules/b": { integrity: "sha512-x", license: "MIT", ...change } },
});

it("every package of the lock file keeps the rules", () => {
  expect(lockFileProblems(JSON.parse(readFileSync("package-lock.json", "utf8")))).toEqual([]);
});

it.each([
  [{}, []],
  [{ license: "GPL-3.0" }, ["b: license GPL-3.0"]],
  [{ license: undefined }, ["b: license unknown"]],
  [{ hasInstallScript: true }, ["b: has an install script"]],
  [{ integrity: undefined }, ["b: has no checksum"]],
  [{ resolved: "https://mirror.example/b.tgz" }, ["b: comes from elsewhere"]],
  [{ integrity: undefined, license: undefined, optional: true, os: ["win32"] }, []],
])("%j is judged", (change, problems) => {
  expect(lockFileProblems(entry(change))).toEqual(problems);
});

it.each([
  ["(MIT OR GPL-3.0)", true],
  ["MIT AND GPL-3.0", false],
  ["(MIT AND Zlib)", true],
  ["UNLICENSED", false],
])("%s is allowed: %s", (license, isAllowed) => {
  expect(isAllowedLicense(license)).toBe(isAllowed);
});
