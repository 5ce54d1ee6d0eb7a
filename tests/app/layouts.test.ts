// Layouts of the route groups: a header without the account's menu would say "Sign in" to whoever is signed in.

import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { SHELL_GROUPS } from "@/components/shell/groups";

const ROOT = path.resolve(import.meta.dirname, "../../app/[locale]");

/** Groups with a header that have pages of this version. */
const GROUPS = Object.entries(SHELL_GROUPS).flatMap(([group, { header }]) => {
  if (header === "none") return [];
  try {
    return [[group, readFileSync(path.join(ROOT, `(${group})`, "layout.tsx"), "utf8")] as const];
  } catch {
    return [];
  }
});

it.each(GROUPS)("the pages of %s show who is signed in", (_group, layout) => {
  expect(layout).toContain("accountSlot={<AccountSlot />}");
});
