// A sheet as a picture in the page, drawn on the server: it has the colors of the theme and needs no script.
import { boundsOfAll } from "@/lib/core/schematic/paint/primitive-bounds";
import type { PathCommand, PathPrimitive, Primitive, TextPrimitive } from "@/lib/core/schematic/paint/primitive";
import { mm } from "@/lib/core/schematic/paint/svg-text";
import { BASELINE_DROP, plainText } from "@/lib/core/schematic/paint/text-metrics";
import styles from "./sheet-picture.module.css";

/** Units of the sheet around what is drawn. */
const MARGIN = 25_400;

interface SheetPictureProps {
  label: string;
  primitives: readonly Primitive[];
}

export function SheetPicture({ label, primitives }: SheetPictureProps) {
  const { minX, minY, maxX, maxY } = boundsOfAll(primitives);
  const view = [minX - MARGIN, minY - MARGIN, maxX - minX + 2 * MARGIN, maxY - minY + 2 * MARGIN].map(mm).join(" ");
  return (
    <svg role="img" aria-label={label} viewBox={view} className={styles.picture}>
      {primitives.map((primitive, at) =>
        primitive.kind === "path" ? (
          <Path key={at} path={primitive} />
        ) : primitive.kind === "text" ? (
          <Text key={at} text={primitive} />
        ) : null,
      )}
    </svg>
  );
}

const pathText = (commands: readonly PathCommand[]): string =>
  commands.map(([letter, ...values]) => letter + values.map((value) => mm(value)).join(" ")).join("");

function Path({ path: { ink, width, fill, commands } }: { path: PathPrimitive }) {
  return (
    <path
      data-ink={ink}
      data-fill={fill}
      d={pathText(commands)}
      strokeWidth={mm(width)}
      stroke={width === 0 ? "none" : undefined}
    />
  );
}

const ANCHORS = { start: "start", middle: "middle", end: "end" } as const;

function Text({ text }: { text: TextPrimitive }) {
  const { ink, at, size, align, baseline, rotation } = text;
  const drop = Math.round(BASELINE_DROP[baseline] * size);
  const [x, y] = rotation === 0 ? [mm(at.x), mm(at.y + drop)] : [mm(at.x + drop), mm(at.y)];
  return (
    <text
      data-ink={ink}
      {...{ x, y }}
      fontSize={mm(size)}
      textAnchor={ANCHORS[align]}
      transform={rotation === 0 ? undefined : `rotate(-90 ${x} ${y})`}
    >
      {plainText(text.text)}
    </text>
  );
}
