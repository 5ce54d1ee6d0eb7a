// How many of a part can be ordered, and why another number cannot.

export interface OrderTerms {
  /** The fewest that are sold. */
  minimum: number;
  /** Sold in these numbers: cut tape, tubes, trays. */
  multiple: number;
  stock: number;
}

/** As many as one line may hold. */
export const MAX_PART_QUANTITY = 1_000_000;

export type QuantityRule = "partMinimum" | "partMultiple" | "partMaximum";

/** What is wrong with a quantity, apart from stock; empty where nothing is. */
export function checkQuantity({ minimum, multiple }: Pick<OrderTerms, "minimum" | "multiple">, quantity: number) {
  const rules: QuantityRule[] = [];
  if (!Number.isInteger(quantity) || quantity < minimum) rules.push("partMinimum");
  else if (quantity % multiple !== 0) rules.push("partMultiple");
  if (quantity > MAX_PART_QUANTITY) rules.push("partMaximum");
  return rules;
}

/** The next quantity up that is sold. */
export function orderable({ minimum, multiple }: Pick<OrderTerms, "minimum" | "multiple">, quantity: number): number {
  const min = Math.max(quantity, minimum, 1);
  return Math.ceil(min / multiple) * multiple;
}

export type Availability = "inStock" | "short" | "outOfStock";

/** Whether so many can be had now; `short` where there are some, but fewer. */
export function availabilityOf(
  { stock, minimum }: Pick<OrderTerms, "stock" | "minimum">,
  quantity: number,
): Availability {
  if (stock < Math.max(minimum, 1)) return "outOfStock";
  return quantity > stock ? "short" : "inStock";
}

/** What a machine loses while it is set up: `attrition` pieces of each part, besides those that are placed. */
export function withAttrition(placed: number, attrition: number): number {
  return placed === 0 ? 0 : placed + attrition;
}
