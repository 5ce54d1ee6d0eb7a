import { expect, it } from "vitest";
import { openPlacements } from "@/lib/workers/open-bom";
import { placementTable } from "@/lib/core/placement/placement-table";

it("is read again as it was written, in millimetres and with its sides", async () => {
  const placements = [
    { designator: "U1", xMm: 12.34567, yMm: -3.2, rotationDeg: 90, side: "top" as const },
    { designator: "R1", xMm: 0, yMm: 0.1 + 0.2, rotationDeg: 0, side: "bottom" as const },
  ];
  const read = await openPlacements(new TextEncoder().encode(placementTable(placements)));
  expect(read).toMatchObject({ ok: true, value: { isUnitAssumed: false, problems: [] } });
  if (!read.ok) return;
  expect(
    read.value.placements.map(({ designator, xMm, yMm, rotationDeg, side }) => [
      designator,
      xMm,
      yMm,
      rotationDeg,
      side,
    ]),
  ).toEqual([
    ["U1", 12.3457, -3.2, 90, "top"],
    ["R1", 0, 0.3, 0, "bottom"],
  ]);
});
