// SVG parts of a technical drawing: dimension arrows and balloons.

const TIP = 8;
const HALF = 2.8;

/** Horizontal dimension with arrowheads, which are outside if there is no room inside. */
export function SpanX({
  from,
  to,
  y,
  isOutside = false,
}: {
  from: number;
  to: number;
  y: number;
  isOutside?: boolean;
}) {
  const way = isOutside ? -1 : 1;
  const reach = isOutside ? 18 : 0;
  return (
    <g stroke="none" fill="var(--c-ink-2)">
      <path
        stroke="var(--c-ink-2)"
        d={isOutside ? `M${from - reach} ${y}H${from}M${to} ${y}H${to + reach}` : `M${from} ${y}H${to}`}
      />
      <path d={`M${from} ${y}l${way * TIP} ${-HALF}v${2 * HALF}z`} />
      <path d={`M${to} ${y}l${-way * TIP} ${-HALF}v${2 * HALF}z`} />
    </g>
  );
}

export function SpanY({ from, to, x }: { from: number; to: number; x: number }) {
  return (
    <g stroke="none" fill="var(--c-ink-2)">
      <path stroke="var(--c-ink-2)" d={`M${x} ${from}V${to}`} />
      <path d={`M${x} ${from}l${-HALF} ${TIP}h${2 * HALF}z`} />
      <path d={`M${x} ${to}l${-HALF} ${-TIP}h${2 * HALF}z`} />
    </g>
  );
}

export function Balloon({ x, y, letter }: { x: number; y: number; letter: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="11" fill="var(--c-surface)" stroke="var(--c-primary)" />
      <text textAnchor="middle" y="4.2" fontSize="12" fontWeight="600" fill="var(--c-primary-text)">
        {letter}
      </text>
    </g>
  );
}
