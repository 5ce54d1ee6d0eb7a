// The worst place of a DFM finding as an SVG picture: what its layer draws there, holes, edges, and the measure.
import type { Mark } from "@/lib/core/dfm/finding";
import { type DetailPicture, PICTURE_STEPS } from "@/lib/core/dfm/pictures/picture";

const GROUND = { copper: "#0d4a33", other: "#17302a" };
const TONES = { copper: "#d9a25b", mask: "#dcb25f", other: "#f3f1e6" };
const PAPER = "#f4f1e8";
const HOLE = "#10161a";
const MARK = "#ffd9c2";
/** Lengths of ticks and crosses, in steps of the picture. */
const TICK = 34;

const up = (y: number) => PICTURE_STEPS - y;

function ringPath(ring: readonly number[]): string {
  const points = [];
  for (let k = 0; k + 1 < ring.length; k += 2)
    points.push(`${Math.round(ring[k] ?? 0)} ${Math.round(up(ring[k + 1] ?? 0))}`);
  return `M${points.join("L")}`;
}

export function findingSvg({ type, areas, holes, edges, mark }: DetailPicture, id: string): string {
  const isMask = type === "soldermask";
  const ground = type === "copper" || isMask ? GROUND.copper : GROUND.other;
  const tone = type === "copper" ? TONES.copper : isMask ? TONES.mask : TONES.other;
  const shapes = areas.map(
    ({ isDark, rings }) =>
      `<path fill="${isDark ? tone : ground}" d="${rings.map((ring) => `${ringPath(ring)}Z`).join("")}"/>`,
  );
  const drilled = holes.map(
    ([x, y, diameter]) =>
      `<circle cx="${x}" cy="${up(y)}" r="${diameter / 2}" fill="${HOLE}" stroke="${PAPER}" stroke-width="4"/>`,
  );
  const lines = edges.map((edge) => `<path fill="none" stroke="${PAPER}" stroke-width="8" d="${ringPath(edge)}"/>`);
  const drawn = markPath(mark);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PICTURE_STEPS} ${PICTURE_STEPS}">`,
    `<clipPath id="${id}"><path d="M0 0H${PICTURE_STEPS}V${PICTURE_STEPS}H0Z"/></clipPath>`,
    `<g clip-path="url(#${id})"><path fill="${ground}" d="M0 0H${PICTURE_STEPS}V${PICTURE_STEPS}H0Z"/>`,
    ...shapes,
    ...drilled,
    ...lines,
    `<path fill="none" stroke="#5f1d06" stroke-width="26" stroke-linecap="round" d="${drawn}"/>`,
    `<path fill="none" stroke="${MARK}" stroke-width="12" stroke-linecap="round" d="${drawn}"/></g></svg>`,
  ].join("");
}

function markPath(mark: Mark): string {
  const n = Math.round;
  switch (mark.kind) {
    case "gap": {
      const [x0, y0, x1, y1] = [mark.x0, up(mark.y0), mark.x1, up(mark.y1)];
      const length = Math.hypot(x1 - x0, y1 - y0) || 1;
      const [tx, ty] = [(-(y1 - y0) / length) * TICK, ((x1 - x0) / length) * TICK];
      const tick = (x: number, y: number) => `M${n(x - tx)} ${n(y - ty)}L${n(x + tx)} ${n(y + ty)}`;
      return `M${n(x0)} ${n(y0)}L${n(x1)} ${n(y1)}${tick(x0, y0)}${tick(x1, y1)}`;
    }
    case "ring": {
      const r = n(mark.radiusMm);
      return `M${n(mark.x) - r} ${n(up(mark.y))}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
    }
    case "box":
      return `M${n(mark.minX)} ${n(up(mark.minY))}H${n(mark.maxX)}V${n(up(mark.maxY))}H${n(mark.minX)}Z`;
    case "point":
      return `M${n(mark.x) - TICK} ${n(up(mark.y))}h${2 * TICK}M${n(mark.x)} ${n(up(mark.y)) - TICK}v${2 * TICK}`;
  }
}
