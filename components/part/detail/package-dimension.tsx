// Dimension in a drawing: line, arrows, extension lines, and value in mm.
import styles from "./package-drawing.module.css";

type Point = readonly [x: number, y: number];

interface DimensionProps {
  /** Measured points. */
  from: Point;
  to: Point;
  /** Coordinate of the line: y, or x if it is vertical. */
  at: number;
  text: string;
  isUpright?: boolean;
}

const HEAD = 6;
const HALF = 2.5;
const GAP = 4;
const BEYOND = 4;
/** Shorter lines have their arrows outside. */
const SHORT = 20;

export function Dimension({ from, to, at, text, isUpright = false }: DimensionProps) {
  const put = (along: number, across: number): string => (isUpright ? `${across} ${along}` : `${along} ${across}`);
  const [low, high] = isUpright ? [from[1], to[1]] : [from[0], to[0]];
  const starts = isUpright ? [from[0], to[0]] : [from[1], to[1]];
  const away = Math.sign(at - (starts[0] ?? 0));
  const isShort = high - low < SHORT;
  const head = (tip: number, way: number) =>
    `M ${put(tip, at)} L ${put(tip + way * HEAD, at - HALF)} L ${put(tip + way * HEAD, at + HALF)} Z`;
  const [x, y] = isUpright ? [at, (low + high) / 2] : [(low + high) / 2, at];
  const reach = isShort ? 2 * HEAD : 0;
  return (
    <g className={styles.dimension} aria-hidden="true">
      {[low, high].map((end, place) => (
        <path
          key={end}
          className={styles.extension}
          d={`M ${put(end, (starts[place] ?? 0) + away * GAP)} L ${put(end, at + away * BEYOND)}`}
        />
      ))}
      <path className={styles.line} d={`M ${put(low - reach, at)} L ${put(high + reach, at)}`} />
      <path d={head(low, isShort ? -1 : 1)} />
      <path d={head(high, isShort ? 1 : -1)} />
      <text
        x={x}
        y={y}
        dy={away < 0 || isUpright ? -6 : 16}
        textAnchor="middle"
        transform={isUpright ? `rotate(-90 ${x} ${y})` : undefined}
      >
        {text}
      </text>
    </g>
  );
}
