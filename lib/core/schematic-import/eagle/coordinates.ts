// Eagle's millimeters with y up, in units of the sheet with y down.
import type { EagleRotation } from "@/lib/core/formats/eagle/fields";
import type { EagleText } from "@/lib/core/formats/eagle/graphic";
import type { TextAlign, TextStyle } from "@/lib/core/schematic/model/graphic";
import type { Mirror } from "@/lib/core/schematic/model/placement";
import { MAX_COORDINATE, type Point, toUnits } from "@/lib/core/schematic/model/units";
import { sizeOfCapitals } from "@/lib/core/schematic/paint/text-metrics";
import { lookUp } from "../look-up";

/** A quarter of the schema's limit, so that a pin of a component is within it, too. */
const MAX = Math.floor(MAX_COORDINATE / 4);

/** A coordinate that is no number counts as 0. */
export const units = (mm: number): number => (Number.isFinite(mm) ? Math.max(-MAX, Math.min(MAX, toUnits(mm))) + 0 : 0);

/** Point of Eagle, in units, that is the upper left corner of the sheet. */
export type Origin = Point;

/** A point of a symbol, whose origin stays. */
export const ORIGIN: Origin = { x: 0, y: 0 };

export const toPoint = ({ x, y }: Point, origin: Origin): Point => ({
  x: units(x) - origin.x,
  y: origin.y - units(y),
});

export type QuarterTurn = 0 | 90 | 180 | 270;

export function quarterTurn(angleDeg: number): QuarterTurn {
  const quarters = ((Math.round(angleDeg / 90) % 4) + 4) % 4;
  return ([0, 90, 180, 270] as const)[quarters] ?? 0;
}

/** "MR90" is turned counter-clockwise by 90 degrees first and mirrored then, from right to left. */
export const toOrientation = ({ angleDeg, isMirrored }: EagleRotation): { rotation: QuarterTurn; mirror: Mirror } => ({
  rotation: quarterTurn(angleDeg),
  mirror: isMirrored ? "y" : "none",
});

/** Direction of Eagle, with y up. */
function turned({ x, y }: Point, { angleDeg, isMirrored }: EagleRotation): Point {
  const angle = quarterTurn(angleDeg);
  const sign = isMirrored ? -1 : 1;
  if (angle === 90) return { x: -y * sign, y: x };
  if (angle === 180) return { x: -x * sign, y: -y };
  if (angle === 270) return { x: y * sign, y: -x };
  return { x: x * sign, y };
}

const OPPOSITE: Record<TextAlign, TextAlign> = { start: "end", middle: "middle", end: "start" };
const HORIZONTAL: Readonly<Record<string, TextAlign>> = { left: "start", center: "middle", right: "end" };
const VERTICAL: Readonly<Record<string, TextAlign>> = { top: "start", center: "middle", bottom: "end" };

/** Texts of this many hundredths of line width are bold. */
const BOLD_RATIO = 14;
const UNTURNED: EagleRotation = { angleDeg: 0, isMirrored: false, isSpun: false };

export interface StandingText {
  readonly rotation: 0 | 90;
  readonly style: TextStyle;
}

/** Eagle turns texts so that they read from the left or from below, and keeps the place that they take. */
export function standText(
  { align, rotation, size, ratio }: Pick<EagleText, "align" | "rotation" | "size" | "ratio">,
  owner: EagleRotation = UNTURNED,
): StandingText {
  const reading = turned(turned({ x: 1, y: 0 }, rotation), owner);
  const above = turned(turned({ x: 0, y: 1 }, rotation), owner);
  const isUpright = reading.x === 0;
  const isBackward = isUpright ? reading.y < 0 : reading.x < 0;
  const isOverturned = isUpright ? above.x > 0 : above.y < 0;
  const [vertical = "center", horizontal = "center"] = align.split("-");
  const [across, along] = [lookUp(HORIZONTAL, horizontal) ?? "start", lookUp(VERTICAL, vertical) ?? "end"];
  return {
    rotation: isUpright ? 90 : 0,
    style: {
      size: sizeOfCapitals(Math.max(0, units(size))),
      isBold: ratio >= BOLD_RATIO,
      isItalic: false,
      horizontal: isBackward ? OPPOSITE[across] : across,
      vertical: isOverturned ? OPPOSITE[along] : along,
    },
  };
}
