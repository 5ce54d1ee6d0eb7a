import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("is the same in package.json, the lock file and the newest release of the changelog", () => {
  const [, released] = /^## (\d+\.\d+\.\d+) - /m.exec(readFileSync("CHANGELOG.md", "utf8")) ?? [];
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    version: string;
    packages: Record<string, { version: string }>;
  };
  expect(version).toBe(released);
  expect([lock.version, lock.packages[""]?.version]).toEqual([version, version]);
});
