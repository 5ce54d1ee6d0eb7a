// What passes for an API key before a server is asked.

import { expect, it } from "vitest";
import { isKey } from "@/lib/cli/net/choose-server";

const BODY = "aZ09_-".repeat(8).slice(0, 43);

it.each([
  [`bw_${BODY}`, true],
  [`bw_test_${BODY}`, true],
  [`bw_${BODY.slice(1)}`, false],
  [`bw_${BODY}\n`, false],
  [`bw_${BODY} x`, false],
  ["password", false],
  ["", false],
])("%j: %s", (text, isOne) => {
  expect(isKey(text)).toBe(isOne);
});
