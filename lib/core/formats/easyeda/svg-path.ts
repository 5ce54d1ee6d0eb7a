// Paths of SVG as points: curves become polylines. https://www.w3.org/TR/SVG11/paths.html
import type { EasyedaPoint } from "./drawn";

export interface SvgSubpath {
  readonly points: readonly EasyedaPoint[];
  readonly isClosed: boolean;
}

const MAX_TOKENS = 100_000;
const STEPS = 16;

/** Numbers that each command takes. */
const COUNTS: Readonly<Record<string, number>> = {
  ...{ M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 },
};

interface Arc {
  readonly from: EasyedaPoint;
  readonly to: EasyedaPoint;
  readonly radius: EasyedaPoint;
  readonly turn: number;
  readonly isLarge: boolean;
  readonly isClockwise: boolean;
}

/** Center of an arc by its ends, as in the implementation notes F.6 of SVG. */
function arcPoints({ from, to, radius, turn, isLarge, isClockwise }: Arc): EasyedaPoint[] {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const half = { x: (from.x - to.x) / 2, y: (from.y - to.y) / 2 };
  const start = { x: cos * half.x + sin * half.y, y: cos * half.y - sin * half.x };
  let [rx, ry] = [Math.abs(radius.x), Math.abs(radius.y)];
  if (rx === 0 || ry === 0 || (half.x === 0 && half.y === 0)) return [to];
  const reach = Math.sqrt((start.x / rx) ** 2 + (start.y / ry) ** 2);
  if (reach > 1) [rx, ry] = [rx * reach, ry * reach];
  const sum = (rx * start.y) ** 2 + (ry * start.x) ** 2;
  const factor = Math.sqrt(Math.max(0, ((rx * ry) ** 2 - sum) / sum)) * (isLarge === isClockwise ? -1 : 1);
  const center = { x: (factor * rx * start.y) / ry, y: (-factor * ry * start.x) / rx };
  const angle = (x: number, y: number): number => Math.atan2((y - center.y) / ry, (x - center.x) / rx);
  const first = angle(start.x, start.y);
  let sweep = angle(-start.x, -start.y) - first;
  if (isClockwise && sweep < 0) sweep += 2 * Math.PI;
  if (!isClockwise && sweep > 0) sweep -= 2 * Math.PI;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return Array.from({ length: STEPS }, (_, step) => {
    if (step === STEPS - 1) return to;
    const at = first + (sweep * (step + 1)) / STEPS;
    const [x, y] = [center.x + rx * Math.cos(at), center.y + ry * Math.sin(at)];
    return { x: middle.x + cos * x - sin * y, y: middle.y + sin * x + cos * y };
  });
}

function curvePoints(controls: readonly EasyedaPoint[]): EasyedaPoint[] {
  return Array.from({ length: STEPS }, (_, step) => {
    const t = (step + 1) / STEPS;
    let points = controls;
    while (points.length > 1)
      points = points.slice(1).map((to, at) => {
        const from = points[at] ?? to;
        return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
      });
    return points[0] ?? { x: 0, y: 0 };
  });
}

class PathReader {
  readonly subpaths: { points: EasyedaPoint[]; isClosed: boolean }[] = [];
  #at: EasyedaPoint = { x: 0, y: 0 };
  #control: EasyedaPoint | null = null;

  #points(): EasyedaPoint[] {
    const open = this.subpaths.at(-1);
    if (open && !open.isClosed) return open.points;
    const points = [this.#at];
    this.subpaths.push({ points, isClosed: false });
    return points;
  }

  #draw(points: readonly EasyedaPoint[]): void {
    const open = this.#points();
    for (const point of points) open.push(point);
    this.#at = points.at(-1) ?? this.#at;
  }

  step(command: string, numbers: readonly number[]): void {
    const upper = command.toUpperCase();
    const base = command === upper ? { x: 0, y: 0 } : this.#at;
    const point = (index: number): EasyedaPoint => ({
      x: base.x + (numbers[index] ?? 0),
      y: base.y + (numbers[index + 1] ?? 0),
    });
    const from = this.#at;
    const reflected = this.#control ? { x: 2 * from.x - this.#control.x, y: 2 * from.y - this.#control.y } : from;
    let control: EasyedaPoint | null = null;
    if (upper === "M") {
      this.#at = point(0);
      this.subpaths.push({ points: [this.#at], isClosed: false });
    } else if (upper === "L") this.#draw([point(0)]);
    else if (upper === "H") this.#draw([{ x: base.x + (numbers[0] ?? 0), y: from.y }]);
    else if (upper === "V") this.#draw([{ x: from.x, y: base.y + (numbers[0] ?? 0) }]);
    else if (upper === "C") this.#draw(curvePoints([from, point(0), (control = point(2)), point(4)]));
    else if (upper === "S") this.#draw(curvePoints([from, reflected, (control = point(0)), point(2)]));
    else if (upper === "Q") this.#draw(curvePoints([from, (control = point(0)), point(2)]));
    else if (upper === "T") this.#draw(curvePoints([from, (control = reflected), point(0)]));
    else if (upper === "A") {
      const [x = 0, y = 0, turn = 0, large = 0, sweep = 0] = numbers;
      this.#draw(
        arcPoints({ from, to: point(5), radius: { x, y }, turn, isLarge: large !== 0, isClockwise: sweep !== 0 }),
      );
    } else if (upper === "Z") {
      const open = this.subpaths.at(-1);
      if (open) open.isClosed = true;
      this.#at = open?.points[0] ?? this.#at;
    }
    this.#control = control;
  }
}

/** Reads as far as the path is valid. */
export function readSvgPath(text: string): SvgSubpath[] {
  const reader = new PathReader();
  const tokens = text.match(/[A-Za-z]|[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/g)?.slice(0, MAX_TOKENS) ?? [];
  let command = "";
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] ?? "";
    if (/[A-Za-z]/.test(token[0] ?? "")) {
      command = token;
      at++;
    }
    const count = COUNTS[command.toUpperCase()];
    if (count === undefined) break;
    const numbers = tokens.slice(at, at + count).map(Number);
    if (numbers.length < count || !numbers.every(Number.isFinite)) break;
    reader.step(command, numbers);
    at += count;
    // Numbers behind a move are lines.
    if (command === "M") command = "L";
    if (command === "m") command = "l";
    if (count === 0) command = "";
  }
  return reader.subpaths.filter(({ points }) => points.length > 1);
}
