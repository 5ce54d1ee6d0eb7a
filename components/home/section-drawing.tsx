// Cross-section of a board whose letters refer to the limits in the table.
import { Balloon, SpanX, SpanY } from "@/components/home/drawing-parts";

interface SectionGeometry {
  width: number;
  height: number;
  /** Left and right edge of the section, top and bottom of the laminate. */
  board: [number, number];
  top: number;
  bottom: number;
  tracks: [number, number][];
  /** Outer radius of pad, plating and hole, mirrored about `axis`. */
  via: { axis: number; hole: number; barrel: number; pad: number };
  pads: [[number, number], [number, number]];
  /** Right end of the inner copper left of the via, by layer. */
  inner: [number, number];
}

export const WIDE_SECTION: SectionGeometry = {
  width: 724,
  height: 420,
  board: [24, 656],
  top: 146,
  bottom: 326,
  tracks: [
    [84, 138],
    [174, 228],
    [264, 318],
  ],
  via: { axis: 462, hole: 26, barrel: 38, pad: 78 },
  pads: [
    [568, 594],
    [612, 638],
  ],
  inner: [384, 424],
};

export const NARROW_SECTION: SectionGeometry = {
  width: 366,
  height: 330,
  board: [4, 334],
  top: 116,
  bottom: 236,
  tracks: [
    [18, 52],
    [78, 112],
  ],
  via: { axis: 202, hole: 20, barrel: 29, pad: 56 },
  pads: [
    [278, 296],
    [308, 326],
  ],
  inner: [140, 173],
};

const COPPER = 13;
const MASK = 8;

/** Mask of the top side: a strip with a bump over each trace. */
function maskStrips({ tracks, board, via, pads, top }: SectionGeometry) {
  const [left, right] = board;
  const viaLeft = via.axis - via.pad;
  const viaRight = via.axis + via.pad;
  const gap = 4;
  const strips = [
    [left, viaLeft - gap],
    [viaRight + gap, pads[0][0] - gap],
    [pads[0][1] + gap, pads[1][0] - gap],
    [pads[1][1] + gap, right],
  ];
  return (
    <g fill="var(--pcb-mask)">
      {strips.map(
        ([from = 0, to = 0]) =>
          to > from && <rect key={from} x={from} y={top - MASK} width={to - from} height={MASK} />,
      )}
      {tracks.map(([from, to]) => (
        <rect
          key={from}
          x={from - MASK}
          y={top - COPPER - MASK}
          width={to - from + 2 * MASK}
          height={COPPER + MASK}
          rx="6"
        />
      ))}
    </g>
  );
}

function copper(g: SectionGeometry) {
  const { axis, hole, barrel, pad } = g.via;
  const depth = g.bottom - g.top + 2 * COPPER;
  const outer = [...g.tracks, ...g.pads, [axis - pad, axis - hole], [axis + hole, axis + pad]];
  const [upper, lower] = [g.top + (g.bottom - g.top) / 3, g.top + ((g.bottom - g.top) * 2) / 3];
  return (
    <g fill="var(--c-primary)">
      {outer.map(([from = 0, to = 0]) => (
        <rect key={from} x={from} y={g.top - COPPER} width={to - from} height={COPPER} />
      ))}
      {[axis - barrel, axis + hole].map((x) => (
        <rect key={x} x={x} y={g.top - COPPER} width={barrel - hole} height={depth} />
      ))}
      {[axis - pad, axis + hole].map((x) => (
        <rect key={x} x={x} y={g.bottom} width={pad - hole} height={COPPER} />
      ))}
      <rect x={g.board[0]} y={upper - 4} width={g.inner[0] - g.board[0]} height="7" />
      <rect x={axis + pad} y={upper - 4} width={g.board[1] - axis - pad} height="7" />
      <rect x={g.board[0]} y={lower - 4} width={g.inner[1] - g.board[0]} height="7" />
      <rect x={axis + barrel} y={lower - 4} width={g.board[1] - axis - barrel} height="7" />
    </g>
  );
}

function measures(g: SectionGeometry) {
  const { axis, hole, barrel, pad } = g.via;
  const [first, second] = g.tracks;
  if (!first || !second) return null;
  const surface = g.top - COPPER;
  const line = surface - 50;
  const centres = g.pads.map(([from, to]) => (from + to) / 2);
  const [padLeft = 0, padRight = 0] = centres;
  const under = g.bottom + COPPER + 36;
  const plating = g.bottom - 26;
  const right = g.board[1] + 20;
  return (
    <>
      <g fill="none" stroke="var(--c-ink-2)">
        <path
          d={`M${first[0]} ${surface - 10}V${line - 8}M${first[1]} ${surface - 10}V${line - 8}M${second[0]} ${surface - 10}V${line - 8}`}
        />
        <path d={`M${axis - hole} ${surface - 4}V${line - 22}M${axis + hole} ${surface - 4}V${line - 22}`} />
        <path d={`M${padLeft} ${surface - 4}V${line - 8}M${padRight} ${surface - 4}V${line - 8}`} />
        <path
          d={`M${axis - pad} ${g.bottom + COPPER + 4}V${under + 8}M${axis - hole} ${g.bottom + COPPER + 4}V${under + 8}`}
        />
        <path d={`M${g.board[1] + 4} ${g.top}H${right + 8}M${g.board[1] + 4} ${g.bottom}H${right + 8}`} />
        <path d={`M${axis} ${line - 6}V${under - 6}`} stroke="var(--c-control)" strokeDasharray="12 4 3 4" />
      </g>
      <SpanX from={first[0]} to={first[1]} y={line} />
      <SpanX from={first[1]} to={second[0]} y={line} />
      <SpanX from={axis - hole} to={axis + hole} y={line - 14} isOutside />
      <SpanX from={padLeft} to={padRight} y={line} />
      <SpanX from={axis - pad} to={axis - hole} y={under} />
      <SpanY from={g.top} to={g.bottom} x={right} />
      <SpanX from={axis - barrel} to={axis - hole} y={plating} isOutside />
      <Balloon letter="A" x={(first[0] + first[1]) / 2} y={line - 20} />
      <Balloon letter="B" x={(first[1] + second[0]) / 2} y={line - 20} />
      <Balloon letter="C" x={axis} y={line - 30} />
      <Balloon letter="F" x={(padLeft + padRight) / 2} y={line - 20} />
      <Balloon letter="D" x={axis - (pad + hole) / 2} y={under + 20} />
      <Balloon letter="E" x={right} y={(g.top + g.bottom) / 2} />
      <Balloon letter="G" x={axis - barrel - 29} y={plating} />
    </>
  );
}

export function SectionDrawing({
  geometry: g,
  label,
  className,
}: {
  geometry: SectionGeometry;
  label: string;
  className?: string;
}) {
  const { axis, hole } = g.via;
  return (
    <svg className={className} viewBox={`0 0 ${g.width} ${g.height}`} role="img" aria-label={label}>
      <rect
        x={g.board[0]}
        y={g.top}
        width={g.board[1] - g.board[0]}
        height={g.bottom - g.top}
        fill="var(--pcb-laminate)"
      />
      {maskStrips(g)}
      <rect
        x={g.board[0]}
        y={g.bottom}
        width={axis - g.via.pad - g.board[0] - 4}
        height={MASK}
        fill="var(--pcb-mask)"
      />
      <rect
        x={axis + g.via.pad + 4}
        y={g.bottom}
        width={g.board[1] - axis - g.via.pad - 4}
        height={MASK}
        fill="var(--pcb-mask)"
      />
      <rect
        x={axis - hole}
        y={g.top - COPPER}
        width={2 * hole}
        height={g.bottom - g.top + 2 * COPPER}
        fill="var(--c-surface)"
      />
      {copper(g)}
      {measures(g)}
    </svg>
  );
}
