import { expect, it } from "vitest";
import { assembledKg } from "@/lib/core/pricing/assembly/weight";
import { chargeableKg } from "@/lib/core/pricing/shipping";
import { pcba } from "@/tests/support/pcba";

it("assembled boards weigh what the bare ones do, and 5 mg for each SMT joint and 0.3 g for each lead", () => {
  const made = pcba({ smtJoints: 200, thtJoints: 10 }, { quantity: 50 });
  // 50 × (200 × 5e-6 + 10 × 3e-4) = 50 × 0.004 kg.
  expect(assembledKg(made) - chargeableKg(made.board)).toBeCloseTo(0.2, 9);
  const panels = pcba(
    { smtJoints: 100, thtJoints: 0 },
    {
      quantity: 10,
      deliveryMethod: "panel",
      boardType: "single",
      panelColumns: 2,
      panelRows: 2,
      widthMm: 60,
      heightMm: 50,
    },
  );
  // Four boards in each of ten panels.
  expect(assembledKg(panels) - chargeableKg(panels.board)).toBeCloseTo(40 * 100 * 5e-6, 9);
});
