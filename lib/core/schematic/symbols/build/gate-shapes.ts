// Outlines of logic gates: the rectangles of IEC 60617-12 and the distinctive shapes of ANSI/IEEE 91.

export type GateKind = "and" | "or" | "xor" | "buffer";

const IEC_SIGNS: Record<GateKind, string> = { and: "&", or: "≥1", xor: "=1", buffer: "1" };
/** Hysteresis, the mark of Schmitt triggers, about x. */
const hysteresis = (x: number, y: number): string =>
  `P ${x - 5} ${y + 3} ${x + 1} ${y + 3} ${x + 1} ${y - 3};P ${x + 5} ${y - 3} ${x - 1} ${y - 3} ${x - 1} ${y + 3}`;

/** Half the height of AND bodies at most. */
const MAX_HALF = 25;

const CURVE_STEPS = 12;
const curve = (at: (t: number) => readonly [number, number]): string[] =>
  Array.from({ length: CURVE_STEPS + 1 }, (_, i) =>
    at(i / CURVE_STEPS)
      .map((c) => c.toFixed(2))
      .join(" "),
  );

/** Depth of the back of an OR gate at height y: a parabola that is 6 steps deep. */
const backDepth = (y: number, half: number): number => 6 * (1 - (y / half) ** 2);

function orOutline(half: number): string {
  const back = curve((t) => [-20 + backDepth(half - 2 * half * t, half), half - 2 * half * t]);
  // Quadratic curves from the back's ends to the tip at x = 20.
  const top = curve((t) => [
    -20 * (1 - t) ** 2 + 2 * 6 * t * (1 - t) + 20 * t * t,
    -half * (1 - t) ** 2 - 2 * half * t * (1 - t),
  ]);
  const bottom = curve((t) => [
    -20 * t * t + 2 * 6 * t * (1 - t) + 20 * (1 - t) ** 2,
    half * t * t + 2 * half * t * (1 - t),
  ]);
  return `G ${[...back, ...top, ...bottom].join(" ")}`;
}

function andOutline(half: number): string {
  const side = curve((t) => [20 * Math.sin(Math.PI * t), -half * Math.cos(Math.PI * t)]);
  return `G -20 ${-half} ${side.join(" ")} -20 ${half}`;
}

/** Lines from the ends of the pins at x = -20 to the back of an OR gate. */
const leads = (inputs: readonly number[], half: number): string =>
  inputs.map((y) => `P -20 ${y} ${(-20 + backDepth(y, half)).toFixed(2)} ${y}`).join(";");

export function ansiShape(kind: GateKind, inputs: readonly number[], isSchmitt: boolean): string {
  const half = Math.max(20, ...inputs.map((y) => Math.abs(y) + 5));
  if (kind === "buffer") return `G -20 -20 20 0 -20 20${isSchmitt ? `;${hysteresis(-7, 0)}` : ""}`;
  const mark = isSchmitt ? `;${hysteresis(0, 0)}` : "";
  // The back of an AND gate with many inputs reaches beyond its body.
  if (kind === "and") return `${andOutline(Math.min(half, MAX_HALF))}${mark};P -20 ${-half} -20 ${half}`;
  const shape = `${orOutline(half)};${leads(inputs, half)}${mark}`;
  if (kind === "or") return shape;
  const second = curve((t) => [-24 + backDepth(half - 2 * half * t, half), half - 2 * half * t]);
  return `${shape};P ${second.join(" ")}`;
}

export function iecShape(kind: GateKind, inputs: readonly number[], isSchmitt: boolean): string {
  const half = Math.max(20, ...inputs.map((y) => Math.abs(y) + 10));
  const sign = isSchmitt && kind === "buffer" ? hysteresis(0, 0) : `S 0 ${isSchmitt ? -11 : 0} ${IEC_SIGNS[kind]}`;
  return `R -20 ${-half} 20 ${half};${sign}${isSchmitt && kind !== "buffer" ? `;${hysteresis(0, 4)}` : ""}`;
}
