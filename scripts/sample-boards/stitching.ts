// Small ground vias in the free areas of a board with ground pours.
import { LAYERS, type Mark, type Path, type Point, type Sheet, copperOf, via } from "./sheet";

const STEP_MM = 0.3;

/** Points along a path, close enough to measure distances with. */
function samples({ from, segments }: Path): Point[] {
  const points: Point[] = [from];
  let here = from;
  for (const { to, centre, isClockwise } of segments) {
    const count = Math.max(1, Math.ceil(Math.hypot(to[0] - here[0], to[1] - here[1]) / STEP_MM));
    if (centre) points.push(...arcSamples(here, to, centre, isClockwise ?? false));
    else
      for (let at = 1; at <= count; at++)
        points.push([here[0] + ((to[0] - here[0]) * at) / count, here[1] + ((to[1] - here[1]) * at) / count]);
    here = to;
  }
  return points;
}

function arcSamples(from: Point, to: Point, centre: Point, isClockwise: boolean): Point[] {
  const start = Math.atan2(from[1] - centre[1], from[0] - centre[0]);
  const end = Math.atan2(to[1] - centre[1], to[0] - centre[0]);
  const turn = 2 * Math.PI;
  const sweep = isClockwise ? -((start - end + turn) % turn || turn) : (end - start + turn) % turn || turn;
  const r = Math.hypot(from[0] - centre[0], from[1] - centre[1]);
  const count = Math.max(2, Math.ceil((Math.abs(sweep) * r) / STEP_MM));
  return Array.from({ length: count }, (_, at) => {
    const angle = start + (sweep * (at + 1)) / count;
    return [centre[0] + r * Math.cos(angle), centre[1] + r * Math.sin(angle)] as const;
  });
}

interface Obstacle {
  at: Point;
  reach: number;
}

function obstaclesOf(mark: Mark): Obstacle[] {
  if (mark.kind === "flash") {
    const { shape } = mark;
    const reach = shape.kind === "circle" ? shape.d / 2 : Math.hypot(shape.w, shape.h) / 2;
    return [{ at: mark.at, reach }];
  }
  const reach = mark.kind === "stroke" ? mark.width / 2 : 0;
  return samples(mark.path).map((at) => ({ at, reach }));
}

/** Puts ground vias on a grid inside `isInside`, `gap` away from everything that is drawn on copper, mask or legend. */
export function stitch(sheet: Sheet, grid: readonly Point[], gap = 0.75): void {
  const layers = LAYERS.filter((layer) => copperOf(sheet).includes(layer) || /mask|silk/.test(layer));
  const obstacles = layers.flatMap((layer) => sheet.marks[layer].flatMap(obstaclesOf));
  for (const drill of sheet.drills)
    obstacles.push({ at: drill.at, reach: drill.d / 2 }, { at: drill.to ?? drill.at, reach: drill.d / 2 });
  for (const point of grid) {
    const isFree = obstacles.every(({ at, reach }) => Math.hypot(at[0] - point[0], at[1] - point[1]) > reach + gap);
    if (isFree) via(sheet, point, true);
  }
}
