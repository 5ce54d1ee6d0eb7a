// What stands in a list of placements and has no body: holes, test points, fiducials, pictures, jumpers of solder.

import type { Family } from "@/lib/core/board3d/packages/family";

const NOTHING =
  /MOUNTING|STAND-?OFF|(?:^|[_-])HOLE|_HOLE|HOLE[_-]|TEST-?_?POINT|(?:^|[_-])TP(?:[_-]|$)|TP_|FIDUCIAL|(?:^|[_-])FID|LOGO|SYMBOL|SOLDER_?-?JUMPER|JUMPER-|PAD-JUMPER|NET-?TIE|(?:^|[_-])VIA[_-]|CREATIVE_COMMONS|OSHW|WEEE|PCBFEAT|TC2030|TAG-?CONNECT|TOOLING|^PAD\.|KIBUZZARD|SCREW|MOUSE-?BITE|PLATE_HOLE/;

export const noBody: Family = ({ text }, { prefix }) => {
  if (/PLUGGED|HOUSED/.test(text)) return null;
  return NOTHING.test(text) || /^(?:FID|TP|MH|LOGO)$/.test(prefix) ? "none" : null;
};
