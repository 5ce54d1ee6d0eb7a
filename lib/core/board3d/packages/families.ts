// Every family of packages, in the order in which a name is held against them.

import type { Family } from "@/lib/core/board3d/packages/family";
import { axial, disc, lamp } from "@/lib/core/board3d/packages/leaded";
import { ballGrid } from "@/lib/core/board3d/packages/ball-grid";
import { canCapacitor, radialCapacitor } from "@/lib/core/board3d/packages/can-capacitor";
import { canCrystal, flatCrystal } from "@/lib/core/board3d/packages/crystal";
import { chip } from "@/lib/core/board3d/packages/chip";
import { connector } from "@/lib/core/board3d/packages/connector";
import { dualInLine } from "@/lib/core/board3d/packages/dual-in-line";
import { header } from "@/lib/core/board3d/packages/header";
import { ipcName } from "@/lib/core/board3d/packages/ipc-name";
import { measuredBox } from "@/lib/core/board3d/packages/measured-box";
import { melf, tantalum } from "@/lib/core/board3d/packages/moulded";
import { moduleBody } from "@/lib/core/board3d/packages/module";
import { noBody } from "@/lib/core/board3d/packages/no-body";
import { noLead } from "@/lib/core/board3d/packages/no-lead";
import { powerOutline } from "@/lib/core/board3d/packages/power-outline";
import { quadFlat } from "@/lib/core/board3d/packages/quad-flat";
import { smallDiode, smallTransistor } from "@/lib/core/board3d/packages/small-transistor";
import { smallOutline } from "@/lib/core/board3d/packages/small-outline";
import { switchButton } from "@/lib/core/board3d/packages/switch-button";

export const FAMILIES = {
  noBody,
  ipcName,
  moduleBody,
  canCapacitor,
  radialCapacitor,
  tantalum,
  canCrystal,
  flatCrystal,
  melf,
  axial,
  disc,
  smallTransistor,
  smallDiode,
  quadFlat,
  noLead,
  ballGrid,
  header,
  connector,
  dualInLine,
  powerOutline,
  switchButton,
  smallOutline,
  chip,
  lamp,
  measuredBox,
} as const satisfies Record<string, Family>;

export type FamilyName = keyof typeof FAMILIES;
