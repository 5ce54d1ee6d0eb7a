// The tools of a Gerber file: the image that each aperture definition stands for.

import { rotation, scaling } from "@/lib/base/matrix";
import {
  capsule,
  circle,
  type Contour,
  counterClockwise,
  reversed,
  rectangle,
  transformed,
} from "@/lib/core/gerber/contour";
import { MAX_COORDINATE_MM } from "@/lib/core/gerber/limits";
import { type MacroStatement, runMacro } from "@/lib/core/gerber/macro";
import { regularPolygon } from "@/lib/core/gerber/macro-primitive";
import type { ApertureDefinition } from "@/lib/core/gerber/program";
import { type Shape, shapeOf, type ShapePath } from "@/lib/core/gerber/shape";
import type { WarningCode } from "@/lib/core/gerber/warning";

type Problem = (code: WarningCode) => void;

/** The image in mm. Unknown templates and senseless sizes give an empty shape and tell `onProblem`. */
export function apertureShape(
  definition: ApertureDefinition,
  macros: ReadonlyMap<string, MacroStatement[]>,
  onProblem: Problem,
): Shape {
  const drawn = standardShape(definition, onProblem) ?? macroShape(definition, macros, onProblem);
  const isSane = drawn.paths.length === 0 ? drawn.strokeMm <= MAX_COORDINATE_MM : isWithinRange(drawn);
  if (!isSane) onProblem("BAD_APERTURE");
  const shape = isSane ? drawn : shapeOf("missing", [], 0);
  return definition.purpose === undefined ? shape : { ...shape, purpose: definition.purpose };
}

/** Also false for sizes that are no numbers. */
function isWithinRange({ bounds }: Shape): boolean {
  const numbers = [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY];
  // A macro may consist of nothing but erased parts; it then has no bounds.
  return bounds.minX > bounds.maxX || numbers.every((value) => Math.abs(value) <= MAX_COORDINATE_MM);
}

function standardShape(definition: ApertureDefinition, onProblem: Problem): Shape | null {
  const [a = 0, b = 0, c = 0, d = 0] = definition.parameters.map((value) => Math.abs(value * definition.unitMm));
  switch (definition.template) {
    case "C":
      return withHole("circle", a > 0 ? circle(0, 0, a / 2) : null, { holes: [b, c], strokeMm: a });
    case "R":
      return withHole("rectangle", a > 0 && b > 0 ? rectangle(0, 0, a, b) : null, {
        holes: [c, d],
        strokeMm: Math.min(a, b),
      });
    case "O":
      return withHole("obround", a > 0 && b > 0 ? obround(a, b) : null, { holes: [c, d], strokeMm: Math.min(a, b) });
    case "P":
      return polygonShape(definition, onProblem);
    default:
      return null;
  }
}

function obround(width: number, height: number): Contour {
  const radius = Math.min(width, height) / 2;
  const x = width / 2 - radius;
  const y = height / 2 - radius;
  return counterClockwise(capsule([-x, -y], [x, y], radius));
}

/** Outer diameter, corners, rotation, hole. */
function polygonShape(definition: ApertureDefinition, onProblem: Problem): Shape {
  const { parameters, unitMm } = definition;
  const diameter = (parameters[0] ?? 0) * unitMm;
  const corners = Math.round(parameters[1] ?? 0);
  if (corners < 3 || corners > 1000 || diameter <= 0) {
    onProblem("BAD_APERTURE");
    return shapeOf("missing", [], 0);
  }
  const contour = transformed(regularPolygon([0, 0], corners, diameter / 2), rotation(parameters[2] ?? 0));
  return withHole("polygon", contour, { holes: [(parameters[3] ?? 0) * unitMm, 0], strokeMm: diameter });
}

/** A hole is round, or rectangular where it has a second size (old files); what lies under it stays as it is. */
function withHole(
  kind: Shape["kind"],
  contour: Contour | null,
  { holes, strokeMm }: { holes: readonly [number, number]; strokeMm: number },
): Shape {
  if (contour === null) return shapeOf(kind, [], strokeMm);
  const contours = [contour];
  const [first, second] = holes;
  if (first > 0) contours.push(reversed(second > 0 ? rectangle(0, 0, first, second) : circle(0, 0, first / 2)));
  return shapeOf(kind, [{ isDark: true, contours }], strokeMm);
}

function macroShape(
  definition: ApertureDefinition,
  macros: ReadonlyMap<string, MacroStatement[]>,
  onProblem: Problem,
): Shape {
  const statements = macros.get(definition.template);
  if (!statements) {
    onProblem("MACRO_MISSING");
    return shapeOf("missing", [], 0);
  }
  const paths = runMacro(statements, definition.parameters, onProblem);
  const inMm = definition.unitMm === 1 ? paths : paths.map((path) => scaled(path, definition.unitMm));
  const shape = shapeOf("macro", inMm, 0);
  const { bounds } = shape;
  return { ...shape, strokeMm: Math.max(0, Math.min(bounds.maxX - bounds.minX, bounds.maxY - bounds.minY)) };
}

function scaled(path: ShapePath, factor: number): ShapePath {
  return {
    isDark: path.isDark,
    contours: path.contours.map((contour) => transformed(contour, scaling(factor, factor))),
  };
}
