import { expect, it } from "vitest";
import { openPlacements } from "@/lib/workers/bom/open-bom";
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

it("holds no formula for whoever opens it in a spreadsheet, and the same names for us", async () => {
  const names = ["R1", "R2", "R3", "C1", "C2", "U1", "=HYPERLINK(1)", "+5V", "-BAT", "@SUM(A1)", '=cmd|" /C calc"!A0'];
  const written = placementTable(
    names.map((designator) => ({ designator, xMm: 1, yMm: 2, rotationDeg: 0, side: "top" as const })),
  );
  for (const row of written.split("\n")) expect(row).not.toMatch(/^"?[=+\-@]/);
  const read = await openPlacements(new TextEncoder().encode(written));
  expect(read.ok && read.value.placements.map(({ designator }) => designator)).toEqual(names);
});
