// SOT, SC-70, DPAK; and diodes of two leads, with their cathode at the left.

import type { Family } from "@/lib/core/board3d/packages/family";
import { gullBody } from "@/lib/core/board3d/packages/gull-body";
import { SMALL_DIODES, SMALL_TRANSISTORS } from "@/lib/core/board3d/packages/small-transistor.table";

export const smallTransistor: Family = ({ text }) => {
  const found = SMALL_TRANSISTORS.find(({ names }) => names.test(text));
  return found ? gullBody({ ...found, standoffMm: 0.06 }) : null;
};

export const smallDiode: Family = ({ text }) => {
  // A connector: SMA is also a coaxial jack.
  if (/COAX|JACK|EDGE|CONN|SMA-J/.test(text)) return null;
  const found = SMALL_DIODES.find(({ names }) => names.test(text));
  if (!found) return null;
  const leads = [
    { side: "left", atMm: 0 },
    { side: "right", atMm: 0 },
  ] as const;
  return gullBody({ ...found, standoffMm: 0.05, leads, hasBand: true });
};
