// The steps in which boards (or panels) are ordered.

export const QUANTITY_STEPS: readonly number[] = [
  5, 10, 15, 20, 25, 30, 40, 50, 75, 100, 125, 150, 200, 250, 300, 350, 400, 450, 500, 600, 700, 800, 900, 1000, 1500,
  2000, 2500, 3000, 3500, 4000, 4500, 5000, 5500, 6000, 6500, 7000, 7500, 8000, 9000, 10000,
];

export function isQuantityStep(quantity: number): boolean {
  return QUANTITY_STEPS.includes(quantity);
}

/** The smallest step that is not below the quantity; the largest if none is. */
export function stepFor(quantity: number): number {
  return QUANTITY_STEPS.find((step) => step >= quantity) ?? 10_000;
}
