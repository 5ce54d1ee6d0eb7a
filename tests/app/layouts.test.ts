// Layouts of the route groups: a header without the account's menu would say "Sign in" to whoever is signed in.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { SHELL_GROUPS } from "@/components/shell/groups";

const ROOT = path.resolve(import.meta.dirname, "../../app/[locale]");

/** Groups with a header and with pages. */
const GROUPS = Object.entries(SHELL_GROUPS).flatMap(([group, { header }]) => {
  const folder = path.join(ROOT, `(${group})`);
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  const hasPages = files.some((file) => path.basename(file) === "page.tsx");
  if (header === "none" || !hasPages) return [];
  return [[group, readFileSync(path.join(folder, "layout.tsx"), "utf8")] as const];
});

it.each(GROUPS)("the pages of %s show who is signed in", (_group, layout) => {
  expect(layout).toContain("accountSlot={<AccountSlot />}");
});
