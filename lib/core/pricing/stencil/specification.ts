// A stencil specification: what is decided when one is ordered.

export type StencilSide = "Top" | "Bottom" | "Combine" | "Separate";

export type StencilSpecification = {
  /** Cut by laser, or smoothed electrolytically after that. */
  stencilType: "laser" | "electropolished";
  /** Glued into a frame, or a sheet. */
  framework: boolean;
  /** Outer size in mm, short side first, as `STENCIL_SIZES` lists it. */
  size: string;
  thicknessUm: 100 | 127 | 150;
  /** One side, both on one stencil, or a stencil for each. */
  side: StencilSide;
  fiducials: boolean;
  /** Openings for planting solder balls instead of printing paste. */
  solderBall: boolean;
  quantity: number;
};

/** Options that are chosen from a list, the cheapest value first. */
export const STENCIL_OPTIONS = {
  stencilType: ["laser", "electropolished"],
  thicknessUm: [100, 127, 150],
  side: ["Top", "Bottom", "Combine", "Separate"],
} as const;

/** What is made with a frame and without; the area that can be cut and the weight go with the size. */
export const STENCIL_SIZES: Readonly<Record<"framed" | "frameless", readonly StencilSize[]>> = {
  frameless: [
    { size: "280x380", weightKg: 1 },
    { size: "320x420", weightKg: 1 },
    { size: "460x460", weightKg: 1.5 },
    { size: "600x600", weightKg: 2.5 },
  ],
  framed: [
    { size: "300x400", weightKg: 1.5 },
    { size: "370x470", weightKg: 2 },
    { size: "420x520", weightKg: 2.5 },
    { size: "400x600", weightKg: 3 },
    { size: "450x550", weightKg: 3 },
    { size: "400x800", weightKg: 4 },
    { size: "500x700", weightKg: 4 },
    { size: "584x584", weightKg: 4 },
    { size: "550x650", weightKg: 4.5 },
    { size: "500x800", weightKg: 5 },
    { size: "736x736", weightKg: 6 },
  ],
};
export type StencilSize = { size: string; weightKg: number };

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

export function stencilSizes({ framework }: Pick<StencilSpecification, "framework">): readonly StencilSize[] {
  return STENCIL_SIZES[framework ? "framed" : "frameless"];
}

/** What was left out takes the cheapest setting; a size that was said stays, and may not be made with that frame. */
export function completeStencil(given: Partial<StencilSpecification>): StencilSpecification {
  const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const whole = { ...DEFAULT_STENCIL, ...said } as StencilSpecification;
  return { ...whole, size: given.size ?? stencilSizes(whole)[0]?.size ?? "" };
}

export type StencilViolation = { rule: "stencilSize" | "stencilQuantity"; option: keyof StencilSpecification };

/** Every rule that the specification breaks; empty when it can be made. */
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

/** How many stencils that are: one for each side where they are separate. */
export function stencilCount({ side, quantity }: Pick<StencilSpecification, "side" | "quantity">): number {
  return side === "Separate" ? 2 * quantity : quantity;
}

/** Kilograms of all of them, without packing. */
export function stencilWeightKg(specification: StencilSpecification): number {
  const offered = stencilSizes(specification).find(({ size }) => size === specification.size);
  return (offered?.weightKg ?? 0) * stencilCount(specification);
}

/** China's working days from payment: one, and one more for polishing. */
export function stencilDays({ stencilType }: Pick<StencilSpecification, "stencilType">): number {
  return stencilType === "electropolished" ? 2 : 1;
}
