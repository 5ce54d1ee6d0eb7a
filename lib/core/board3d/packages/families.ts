// All package families in the order in which a name is matched.

import { ballGrid } from "@/lib/core/board3d/packages/ball-grid";
import { canCapacitor, radialCapacitor } from "@/lib/core/board3d/packages/can-capacitor";
import { chip } from "@/lib/core/board3d/packages/chip";
import { connector } from "@/lib/core/board3d/packages/connector";
import { canCrystal, flatCrystal } from "@/lib/core/board3d/packages/crystal";
import { dualInLine } from "@/lib/core/board3d/packages/dual-in-line";
import type { Family } from "@/lib/core/board3d/packages/family";
import { quadFlat, smallDiode, smallOutline, smallTransistor } from "@/lib/core/board3d/packages/gull-wing";
import { header } from "@/lib/core/board3d/packages/header";
import { ipcName } from "@/lib/core/board3d/packages/ipc-name";
import { axial, disc, lamp } from "@/lib/core/board3d/packages/leaded";
import { moduleBody } from "@/lib/core/board3d/packages/module";
import { melf, tantalum } from "@/lib/core/board3d/packages/moulded";
import { noLead } from "@/lib/core/board3d/packages/no-lead";
import { measuredBox } from "@/lib/core/board3d/packages/plain-box";
import { powerOutline } from "@/lib/core/board3d/packages/power-outline";
import { switchButton } from "@/lib/core/board3d/packages/switch-button";

/** Placements without a body: holes, test points, fiducials, logos, solder jumpers. */
const NOTHING =
  /MOUNTING|STAND-?OFF|(?:^|[_-])HOLE|_HOLE|HOLE[_-]|TEST-?_?POINT|(?:^|[_-])TP(?:[_-]|$)|TP_|FIDUCIAL|(?:^|[_-])FID|LOGO|SYMBOL|SOLDER_?-?JUMPER|JUMPER-|PAD-JUMPER|NET-?TIE|(?:^|[_-])VIA[_-]|CREATIVE_COMMONS|OSHW|WEEE|PCBFEAT|TC2030|TAG-?CONNECT|TOOLING|^PAD\.|KIBUZZARD|SCREW|MOUSE-?BITE|PLATE_HOLE/;

const noBody: Family = ({ text }, { prefix }) => {
  if (/PLUGGED|HOUSED/.test(text)) return null;
  return NOTHING.test(text) || /^(?:FID|TP|MH|LOGO)$/.test(prefix) ? "none" : null;
};

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
