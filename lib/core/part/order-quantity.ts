// Orderable quantities of a part, and the reasons against another quantity.

export interface OrderTerms {
  /** Minimum order quantity. */
  minimum: number;
  /** Order multiple: cut tape, tubes, trays. */
  multiple: number;
  stock: number;
}

/** Maximum quantity of one line. */
export const MAX_PART_QUANTITY = 1_000_000;

export type QuantityRule = "partMinimum" | "partMultiple" | "partMaximum";

/** Violations of a quantity, regardless of stock; empty if there are none. */
export function checkQuantity({ minimum, multiple }: Pick<OrderTerms, "minimum" | "multiple">, quantity: number) {
  const rules: QuantityRule[] = [];
  if (!Number.isInteger(quantity) || quantity < minimum) rules.push("partMinimum");
  else if (quantity % multiple !== 0) rules.push("partMultiple");
  if (quantity > MAX_PART_QUANTITY) rules.push("partMaximum");
  return rules;
}

/** The next orderable quantity. */
export function orderable({ minimum, multiple }: Pick<OrderTerms, "minimum" | "multiple">, quantity: number): number {
  const min = Math.max(quantity, minimum, 1);
  return Math.ceil(min / multiple) * multiple;
}

export type Availability = "inStock" | "short" | "outOfStock";

/** Availability of a quantity; `short` if there is stock, but not enough. */
export function availabilityOf(
  { stock, minimum }: Pick<OrderTerms, "stock" | "minimum">,
  quantity: number,
): Availability {
  if (stock < Math.max(minimum, 1)) return "outOfStock";
  return quantity > stock ? "short" : "inStock";
}

/** Pieces including attrition: `attrition` pieces per part are lost while a machine is set up. */
export function withAttrition(placed: number, attrition: number): number {
  return placed === 0 ? 0 : placed + attrition;
}
