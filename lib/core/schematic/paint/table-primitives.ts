// Tables of texts.
import type { TextTable } from "../model/records";
import type { Point } from "../model/units";
import { TEXT_SIZE, THIN_WIDTH } from "./measures";
import { pathOf, polyline, rectangle } from "./path";
import type { PathCommand, Primitive } from "./primitive";
import { textBlock } from "./readable-text";

const PADDING = 5_080;
const STYLE = { size: TEXT_SIZE, isBold: false, isItalic: false, horizontal: "start", vertical: "middle" } as const;

/** Positions of the lines between cells, with both outer edges. */
function edgesOf(from: number, lengths: readonly number[]): number[] {
  const edges = [from];
  let edge = from;
  for (const length of lengths) edges.push((edge += length));
  return edges;
}

export function tablePrimitives({ at, columnWidths, rowHeights, cells, line, fill }: TextTable): Primitive[] {
  const [xs, ys] = [edgesOf(at.x, columnWidths), edgesOf(at.y, rowHeights)];
  const end: Point = { x: xs.at(-1) ?? at.x, y: ys.at(-1) ?? at.y };
  const inner: PathCommand[] = [
    ...xs.slice(1, -1).flatMap((x) =>
      polyline([
        { x, y: at.y },
        { x, y: end.y },
      ]),
    ),
    ...ys.slice(1, -1).flatMap((y) =>
      polyline([
        { x: at.x, y },
        { x: end.x, y },
      ]),
    ),
  ];
  const texts = cells.flatMap((row, rowAt) =>
    row.flatMap((text, columnAt) => {
      const [x, y, bottom] = [xs[columnAt], ys[rowAt], ys[rowAt + 1]];
      if (x === undefined || y === undefined || bottom === undefined) return [];
      const anchor = { x: x + PADDING, y: Math.round((y + bottom) / 2) };
      return textBlock({ ink: "text", text, at: anchor, rotation: 0, style: STYLE });
    }),
  );
  return [
    pathOf("drawing", rectangle(at, end), { width: THIN_WIDTH, line, fill }),
    ...(inner.length > 0 ? [pathOf("drawing", inner, { width: THIN_WIDTH, line })] : []),
    ...texts,
  ];
}
