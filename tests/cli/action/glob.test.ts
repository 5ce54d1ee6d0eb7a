// Patterns of files.

import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { filesOf, matchesGlob } from "@/lib/cli/action/glob";
import { temporaryDirectory } from "../../support/temporary-directory";

it.each([
  ["*.zip", "a.zip", true],
  ["*.zip", "fab/a.zip", false],
  ["./fab/*.zip", "fab/a.zip", true],
  ["**/*.zip", "a.zip", true],
  ["**/*.zip", "x/y/a.zip", true],
  ["fab/**", "fab/x/a.zip", true],
  ["fab/rev?.zip", "fab/rev2.zip", true],
  ["fab/rev?.zip", "fab/rev12.zip", false],
  ["a.zip", "aXzip", false],
  ["fab/[a](b)+.zip", "fab/[a](b)+.zip", true],
])("%s and %s: %s", (glob, file, isMatch) => {
  expect(matchesGlob(glob, file)).toBe(isMatch);
});

it("is quick for many stars", () => {
  // By backtracking this would take years; the test would hang.
  expect(matchesGlob(`${"*a".repeat(30)}.zip`, `${"a".repeat(200)}.zi`)).toBe(false);
  expect(matchesGlob("**/a/**/a/**/a/**/b", `${"a/".repeat(12)}c`)).toBe(false);
});

it("finds files, not what is linked, hidden in .git or outside", async () => {
  const folder = temporaryDirectory();
  mkdirSync(path.join(folder, "fab", "deep"), { recursive: true });
  mkdirSync(path.join(folder, ".git"));
  for (const file of ["a.zip", "fab/b.zip", "fab/deep/c.zip", ".git/d.zip", "fab/e.txt"])
    writeFileSync(path.join(folder, file), "");
  symlinkSync("/etc", path.join(folder, "etc"));
  symlinkSync("a.zip", path.join(folder, "linked.zip"));
  expect(await filesOf(folder, ["**/*.zip"])).toEqual(["a.zip", "fab/b.zip", "fab/deep/c.zip"]);
  expect(await filesOf(folder, ["etc/*", "../*"])).toEqual([]);
});
