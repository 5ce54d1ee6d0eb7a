// A stencil specification: the choices of an order.

export type StencilSide = "Top" | "Bottom" | "Combine" | "Separate";

export type StencilSpecification = {
  /** Laser cut, or electropolished after that. */
  stencilType: "laser" | "electropolished";
  /** Glued into a frame, or frameless. */
  framework: boolean;
  /** Outer size in mm, short side first, as `STENCIL_SIZES` lists it. */
  size: string;
  thicknessUm: 100 | 127 | 150;
  /** One side, both on one stencil, or a stencil for each. */
  side: StencilSide;
  fiducials: boolean;
  /** Openings for BGA reballing instead of paste printing. */
  solderBall: boolean;
  quantity: number;
};

/** Options with listed values, cheapest first. */
export const STENCIL_OPTIONS = {
  stencilType: ["laser", "electropolished"],
  thicknessUm: [100, 127, 150],
  side: ["Top", "Bottom", "Combine", "Separate"],
} as const;

export type StencilSize = {
  size: string;
  weightKg: number;
  /** The printable area, short by long side in mm; a sheet is clamped along either pair of its edges. */
  prints: readonly (readonly [number, number])[];
};

/**
 * A sheet is clamped along two edges and free along the other two: 40 and 10 mm each for the published one of
 * 280 × 380 mm, assumed for the others.
 */
function sheet(short: number, long: number, weightKg: number): StencilSize {
  const size = `${short}x${long}`;
  if (short === long) return { size, weightKg, prints: [[short - 80, long - 20]] };
  return { size, weightKg, prints: [[short - 80, long - 20] as const, [short - 20, long - 80] as const] };
}

/** `marginMm` is the width of frame and glue on both sides together. */
function frame(
  short: number,
  long: number,
  { weightKg, marginMm }: { weightKg: number; marginMm: number },
): StencilSize {
  return { size: `${short}x${long}`, weightKg, prints: [[short - marginMm, long - marginMm]] };
}

/**
 * The framed and frameless sizes. The margins of 300 × 400, 370 × 470, 420 × 520, 450 × 550, 584 × 584, 550 × 650 and
 * 736 × 736 mm are from the table of a stencil supplier; another frame has the margin of the next longer one, or of the
 * longest.
 */
export const STENCIL_SIZES: Readonly<Record<"framed" | "frameless", readonly StencilSize[]>> = {
  frameless: [sheet(280, 380, 1), sheet(320, 420, 1), sheet(460, 460, 1.5), sheet(600, 600, 2.5)],
  framed: [
    frame(300, 400, { weightKg: 1.5, marginMm: 160 }),
    frame(370, 470, { weightKg: 2, marginMm: 180 }),
    frame(420, 520, { weightKg: 2.5, marginMm: 180 }),
    frame(400, 600, { weightKg: 3, marginMm: 200 }),
    frame(450, 550, { weightKg: 3, marginMm: 180 }),
    frame(400, 800, { weightKg: 4, marginMm: 236 }),
    frame(500, 700, { weightKg: 4, marginMm: 236 }),
    frame(584, 584, { weightKg: 4, marginMm: 204 }),
    frame(550, 650, { weightKg: 4.5, marginMm: 200 }),
    frame(500, 800, { weightKg: 5, marginMm: 236 }),
    frame(736, 736, { weightKg: 6, marginMm: 236 }),
  ],
};

export const STENCIL_QUANTITY = { min: 1, max: 50 } as const;

export const DEFAULT_STENCIL: Omit<StencilSpecification, "size"> = {
  stencilType: "laser",
  framework: false,
  thicknessUm: 100,
  side: "Top",
  fiducials: false,
  solderBall: false,
  quantity: 1,
};

/** The entry of the chosen size; undefined if it is not made. */
export function stencilPrints(specification: Pick<StencilSpecification, "framework" | "size">): StencilSize["prints"] {
  return stencilSizes(specification).find(({ size }) => size === specification.size)?.prints ?? [];
}

const holds = (outer: StencilSize["prints"], [short, long]: readonly [number, number]) =>
  outer.some(([s, l]) => short <= s && long <= l);

/** The first sheet that prints an area in mm, in either orientation; the largest if none does. */
export function fittingSheet(oneMm: number, otherMm: number): string {
  const area = [Math.min(oneMm, otherMm), Math.max(oneMm, otherMm)] as const;
  const { frameless } = STENCIL_SIZES;
  return (frameless.find(({ prints }) => holds(prints, area)) ?? frameless.at(-1))?.size ?? "";
}

/**
 * Another frame changes the size, unless one is given: to the first that prints the former area, otherwise to the
 * largest one.
 */
export function changeStencil(
  previous: StencilSpecification,
  patch: Partial<StencilSpecification>,
): StencilSpecification {
  const next = { ...previous, ...patch };
  if (patch.size !== undefined || next.framework === previous.framework) return next;
  const sizes = stencilSizes(next);
  const prints = stencilPrints(previous);
  const fitting = sizes.find((size) => prints.some((area) => holds(size.prints, area))) ?? sizes.at(-1);
  return { ...next, size: fitting?.size ?? previous.size };
}

export function stencilSizes({ framework }: Pick<StencilSpecification, "framework">): readonly StencilSize[] {
  return STENCIL_SIZES[framework ? "framed" : "frameless"];
}

/** Missing options get the cheapest value; a given size stays, even if it is not made with that frame. */
export function completeStencil(options: Partial<StencilSpecification>): StencilSpecification {
  const defined = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  const whole = { ...DEFAULT_STENCIL, ...defined } as StencilSpecification;
  return { ...whole, size: options.size ?? stencilSizes(whole)[0]?.size ?? "" };
}

export type StencilViolation = { rule: "stencilSize" | "stencilQuantity"; option: keyof StencilSpecification };

/** Every rule that the specification breaks; empty if it can be made. */
export function checkStencil(specification: StencilSpecification): StencilViolation[] {
  const { size, quantity } = specification;
  const violations: StencilViolation[] = [];
  if (!stencilSizes(specification).some((offered) => offered.size === size)) {
    violations.push({ rule: "stencilSize", option: "size" });
  }
  const { min, max } = STENCIL_QUANTITY;
  if (!Number.isInteger(quantity) || quantity < min || quantity > max) {
    violations.push({ rule: "stencilQuantity", option: "quantity" });
  }
  return violations;
}

/** The number of stencils: one per side for separate ones. */
export function stencilCount({ side, quantity }: Pick<StencilSpecification, "side" | "quantity">): number {
  return side === "Separate" ? 2 * quantity : quantity;
}

/** The weight of all stencils in kg, without packaging. */
export function stencilWeightKg(specification: StencilSpecification): number {
  const offered = stencilSizes(specification).find(({ size }) => size === specification.size);
  return (offered?.weightKg ?? 0) * stencilCount(specification);
}

/** Chinese working days from payment: one, and one more for electropolishing. */
export function stencilDays({ stencilType }: Pick<StencilSpecification, "stencilType">): number {
  return stencilType === "electropolished" ? 2 : 1;
}
