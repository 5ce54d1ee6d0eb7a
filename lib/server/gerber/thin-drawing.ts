// A board's drawing for small pictures: the same SVG without the details that are smaller than one of its pixels.

/** Across the longer side: a list's picture is 88 CSS px wide, on a screen of up to three device pixels each. */
const LONG_SIDE_PX = 264;

type Step = { letter: "l" | "a"; x: number; y: number; radius: number; flags: string };
type Shape = { x: number; y: number; steps: Step[]; isClosed: boolean };

const NUMBERS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, a: 7, z: 0 };

/** The shapes of a path as `svg-path.ts` writes it: whole numbers, relative steps; null for any other path. */
function shapesOf(path: string): Shape[] | null {
  if (/[^mlhvaz\d\s-]/.test(path)) return null;
  const shapes: Shape[] = [];
  let [x, y] = [0, 0];
  for (const [, letter = "", text = ""] of path.matchAll(/([mlhvaz])([^mlhvaz]*)/g)) {
    const numbers = (text.match(/-?\d+/g) ?? []).map(Number);
    const size = NUMBERS[letter] ?? 0;
    const shape = shapes.at(-1);
    if (letter === "z") {
      if (!shape) return null;
      shape.isClosed = true;
      [x, y] = [shape.x, shape.y];
      continue;
    }
    if (numbers.length === 0 || numbers.length % size !== 0) return null;
    for (let at = 0; at < numbers.length; at += size) {
      const [first = 0, second = 0] = numbers.slice(at + size - 2, at + size);
      x += letter === "v" ? 0 : letter === "h" ? (numbers[at] ?? 0) : first;
      y += letter === "h" ? 0 : letter === "v" ? (numbers[at] ?? 0) : second;
      if (letter === "m") shapes.push({ x, y, steps: [], isClosed: false });
      else {
        const flags = numbers.slice(at + 2, at + 5).join(" ");
        shapes.at(-1)?.steps.push({ letter: letter === "a" ? "a" : "l", x, y, radius: numbers[at] ?? 0, flags });
      }
    }
  }
  return shapes;
}

function boxOf({ x, y, steps }: Shape) {
  const box = { x0: x, y0: y, x1: x, y1: y };
  for (const step of steps) {
    box.x0 = Math.min(box.x0, step.x);
    box.y0 = Math.min(box.y0, step.y);
    box.x1 = Math.max(box.x1, step.x);
    box.y1 = Math.max(box.y1, step.y);
  }
  return box;
}

/** Corners that a simple shape, such as a pad, has at most; it is kept as it is. */
const SIMPLE_STEPS = 6;

/** The steps that lead at least a pixel on; the last point of an open line is always kept. */
function farSteps(shape: Shape, pixel: number): Step[] {
  let from: { x: number; y: number } = shape;
  return shape.steps.filter((step, at) => {
    const isLast = at === shape.steps.length - 1;
    const isFar = Math.hypot(step.x - from.x, step.y - from.y) >= pixel;
    // A whole circle ends where it begins.
    const isLarge = step.letter === "a" && step.radius >= pixel;
    if (!isFar && !isLarge && !(isLast && !shape.isClosed)) return false;
    from = step;
    return true;
  });
}

function thinPath(path: string, pixel: number): string {
  const shapes = shapesOf(path);
  if (shapes === null) return path;
  let text = "";
  let [x, y] = [0, 0];
  const put = (letter: string, to: { x: number; y: number }, before = "") => {
    text += `${letter}${before}${to.x - x} ${to.y - y}`;
    [x, y] = [to.x, to.y];
  };
  const drawn = new Set<string>();
  for (const shape of shapes) {
    const box = boxOf(shape);
    const [width, height] = [box.x1 - box.x0, box.y1 - box.y0];
    const isSmall = Math.max(width, height) < pixel;
    const place = `${Math.round(box.x0 / pixel)} ${Math.round(box.y0 / pixel)}`;
    // Half circles span their box in one direction only, so that small shapes with arcs are kept whole.
    if (isSmall && !shape.steps.some(({ letter, radius }) => letter === "a" && radius >= pixel)) {
      if (drawn.has(place)) continue;
      drawn.add(place);
    }
    const steps = shape.steps.length <= SIMPLE_STEPS ? shape.steps : farSteps(shape, pixel);
    put("m", shape);
    for (const step of steps)
      put(step.letter, step, step.letter === "a" ? `${step.radius} ${step.radius} ${step.flags} ` : "");
    if (!shape.isClosed) continue;
    text += "z";
    [x, y] = [shape.x, shape.y];
  }
  return text;
}

/** A drawing of `core/gerber/picture.ts` with fewer points; anything else comes back as it is. */
export function thinDrawing(svg: string): string {
  const [, width, height] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const pixel = Math.max(Number(width), Number(height)) / LONG_SIDE_PX;
  if (!(pixel > 0)) return svg;
  return svg.replace(/ d="([^"]*)"/g, (_, path: string) => ` d="${thinPath(path, pixel)}"`);
}
