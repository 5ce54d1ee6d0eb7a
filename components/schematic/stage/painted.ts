// Primitives prepared for a canvas: paths of one look joined, texts and images as they are.
import type {
  ImagePrimitive,
  Ink,
  PathPrimitive,
  Primitive,
  TextPrimitive,
} from "@/lib/core/schematic/paint/primitive";

export interface PaintedPath {
  readonly ink: Ink;
  readonly width: number;
  readonly line: PathPrimitive["line"];
  readonly fill: PathPrimitive["fill"];
  readonly path: Path2D;
}

export interface Painted {
  /** Filled ones first, so that bodies lie under pins and wires. */
  readonly paths: readonly PaintedPath[];
  readonly texts: readonly TextPrimitive[];
  readonly images: readonly ImagePrimitive[];
}

function trace(path: Path2D, { commands }: PathPrimitive): void {
  for (const command of commands) {
    if (command[0] === "M") path.moveTo(command[1], command[2]);
    else if (command[0] === "L") path.lineTo(command[1], command[2]);
    else if (command[0] === "C")
      path.bezierCurveTo(command[1], command[2], command[3], command[4], command[5], command[6]);
    else path.closePath();
  }
}

/** Paths that are stroked and filled alike become one. */
export function prepare(primitives: Iterable<Primitive>): Painted {
  const paths = new Map<string, PaintedPath>();
  const texts: TextPrimitive[] = [];
  const images: ImagePrimitive[] = [];
  for (const primitive of primitives) {
    if (primitive.kind === "text") texts.push(primitive);
    if (primitive.kind === "image") images.push(primitive);
    if (primitive.kind !== "path") continue;
    const { ink, width, line, fill } = primitive;
    const key = `${ink} ${width} ${line} ${fill}`;
    const known = paths.get(key) ?? { ink, width, line, fill, path: new Path2D() };
    paths.set(key, known);
    trace(known.path, primitive);
  }
  const order = ({ fill }: PaintedPath): number => (fill === "body" ? 0 : 1);
  return { paths: [...paths.values()].toSorted((a, b) => order(a) - order(b)), texts, images };
}

export const EMPTY: Painted = { paths: [], texts: [], images: [] };
