// Options of an order that the checks depend on: a report also applies to another order with the same ones.

import { expect, test } from "vitest";
import { CHECKED_OPTIONS } from "@/lib/core/dfm/checked-options";
import { RULES } from "@/lib/core/dfm/registry";
import { DfmContext } from "@/lib/core/dfm/context";
import { orderOf } from "./support/board-builder";
import { cleanBoard } from "./support/clean-board";

test("every option that a check asks for is one that makes its report another's", () => {
  const asked = new Set<PropertyKey>();
  const order = new Proxy(orderOf({ layers: 4 }), {
    get(target, option) {
      asked.add(option);
      return Reflect.get(target, option) as unknown;
    },
  });
  const board = cleanBoard(4)
    .via([10, 14])
    .through([14, 14])
    .hole([18, 14], 0.2, { span: [1, 2] })
    .smd("top", [22, 14], 1)
    .pad("topPaste", [22, 14], 0.9);
  const context = new DfmContext(board.build(), order);
  for (const rule of Object.values(RULES)) rule.measure(context, rule.thresholds(order));
  const unknown = [...asked].filter((option) => !CHECKED_OPTIONS.some((one) => one === option));
  expect([unknown, asked.has("fiducials")]).toEqual([[], true]);
});
