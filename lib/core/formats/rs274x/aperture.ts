// The tools of a Gerber file: the image that each aperture definition stands for.

import { rotation, scaling } from "@/lib/base/matrix";
import {
  capsule,
  circle,
  type Contour,
  counterClockwise,
  flatten,
  isInside,
  reversed,
  rectangle,
  transformed,
} from "@/lib/core/geometry/contour";
import { MAX_COORDINATE_MM } from "@/lib/core/board/limits";
import { type MacroStatement, runMacro } from "@/lib/core/formats/rs274x/macro";
import { regularPolygon } from "@/lib/core/formats/rs274x/macro-primitive";
import type { ApertureDefinition } from "@/lib/core/formats/rs274x/program";
import { type Shape, shapeOf, type ShapePath } from "@/lib/core/board/shape";
import type { WarningCode } from "@/lib/core/board/warning";

type Problem = (code: WarningCode) => void;

/** The image in mm. Unknown templates and senseless sizes give an empty shape and tell `onProblem`. */
export function apertureShape(
  definition: ApertureDefinition,
  macros: ReadonlyMap<string, MacroStatement[]>,
  onProblem: Problem,
): Shape {
  const drawn = standardShape(definition, macros, onProblem) ?? macroShape(definition, macros, onProblem);
  const isSane = drawn.paths.length === 0 ? drawn.strokeMm <= MAX_COORDINATE_MM : isWithinRange(drawn);
  if (!isSane) onProblem("BAD_APERTURE");
  const shape = isSane ? drawn : shapeOf("missing", [], 0);
  return definition.purpose === undefined ? shape : { ...shape, purpose: definition.purpose };
}

/** Also false for sizes that are no numbers; holes and erased parts count, though they are outside of the bounds. */
function isWithinRange({ paths }: Shape): boolean {
  return paths.every(({ contours }) =>
    contours.every((contour) => contour.every((value) => Math.abs(value) <= MAX_COORDINATE_MM)),
  );
}

/** Number of required length parameters of each template. */
const SIZES: Record<string, number> = { C: 1, R: 2, O: 2, P: 2 };

function standardShape(
  definition: ApertureDefinition,
  macros: ReadonlyMap<string, MacroStatement[]>,
  onProblem: Problem,
): Shape | null {
  // Names are told apart by case, but some writers do not.
  const template = macros.has(definition.template) ? definition.template : definition.template.toUpperCase();
  const needed = SIZES[template];
  if (needed === undefined) return null;
  if (definition.parameters.length < needed) onProblem("BAD_APERTURE");
  const [a = 0, b = 0, c = 0, d = 0] = definition.parameters.map((value) => Math.abs(value * definition.unitMm));
  switch (template) {
    case "C":
      return withHole("circle", a > 0 ? circle(0, 0, a / 2) : null, { hole: [b, c], strokeMm: a, onProblem });
    case "R":
      return withHole("rectangle", a > 0 && b > 0 ? rectangle(0, 0, a, b) : null, {
        hole: [c, d],
        strokeMm: Math.min(a, b),
        onProblem,
      });
    case "O":
      return withHole("obround", a > 0 && b > 0 ? obround(a, b) : null, {
        hole: [c, d],
        strokeMm: Math.min(a, b),
        onProblem,
      });
    default:
      return polygonShape(definition, onProblem);
  }
}

function obround(width: number, height: number): Contour {
  const radius = Math.min(width, height) / 2;
  const x = width / 2 - radius;
  const y = height / 2 - radius;
  return counterClockwise(capsule([-x, -y], [x, y], radius));
}

/** Outer diameter, corners, rotation, hole. */
function polygonShape({ parameters, unitMm }: ApertureDefinition, onProblem: Problem): Shape {
  const [diameter = 0, sides = 0, degrees = 0, hole = 0, holeHeight = 0] = parameters;
  const strokeMm = diameter * unitMm;
  const corners = Math.round(sides);
  if (corners < 3 || corners > 1000 || strokeMm <= 0) {
    onProblem("BAD_APERTURE");
    return shapeOf("missing", [], 0);
  }
  const contour = transformed(regularPolygon([0, 0], corners, strokeMm / 2), rotation(degrees));
  return withHole("polygon", contour, { hole: [hole * unitMm, holeHeight * unitMm], strokeMm, onProblem });
}

type Hole = { hole: readonly [width: number, height: number]; strokeMm: number; onProblem: Problem };

/** A hole is round, or rectangular where it has a second size (old files); what lies under it stays as it is. */
function withHole(kind: Shape["kind"], contour: Contour | null, { hole, strokeMm, onProblem }: Hole): Shape {
  if (contour === null) return shapeOf(kind, [], strokeMm);
  const [width, height] = hole;
  if (!(width > 0)) return shapeOf(kind, [{ isDark: true, contours: [contour] }], strokeMm);
  const cut = height > 0 ? rectangle(0, 0, width, height) : circle(0, 0, width / 2);
  if (fitsWithin(cut, contour)) return shapeOf(kind, [{ isDark: true, contours: [contour, reversed(cut)] }], strokeMm);
  onProblem("BAD_APERTURE");
  const paths = [
    { isDark: true, contours: [contour] },
    { isDark: false, contours: [cut] },
  ];
  return shapeOf(kind, paths, strokeMm);
}

/** Both are convex around the origin, so it is enough to look at the points of the hole. */
function fitsWithin(cut: Contour, contour: Contour): boolean {
  const outer = flatten(contour, 1e-4);
  const inner = flatten(cut, 1e-4);
  for (let k = 0; k < inner.length; k += 2) if (!isInside(outer, inner[k] ?? 0, inner[k + 1] ?? 0)) return false;
  return true;
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
