// The states of orders and quotes, and all transitions with the actors that may make them.

export type OrderStatus =
  | "Queued"
  | "Submitted"
  | "Paid"
  | "Reviewed"
  | "In Production"
  | "Processed"
  | "Shipped"
  | "Complete"
  | "Cancelled"
  | "Failed"
  | "Quotation Process"
  | "Quotation Offered"
  | "Order Received";

/** `provider` is a payment provider's webhook, `system` the product itself (time, checks). */
export type Actor = "customer" | "staff" | "provider" | "system";

type Moves<S extends string> = Record<S, Partial<Record<S, readonly Actor[]>>>;

const ORDER_MOVES: Moves<OrderStatus> = {
  Queued: { Submitted: ["system", "staff"], Cancelled: ["customer", "system"] },
  Submitted: { Paid: ["provider", "staff"], Failed: ["provider"], Cancelled: ["customer", "system"] },
  Paid: { Reviewed: ["staff"], Cancelled: ["customer", "staff"] },
  Reviewed: { "In Production": ["staff"], Cancelled: ["staff"] },
  "In Production": { Processed: ["staff"], Cancelled: ["staff"] },
  Processed: { Shipped: ["staff"], Cancelled: ["staff"] },
  Shipped: { Complete: ["customer", "system"] },
  Complete: {},
  Cancelled: {},
  Failed: { Submitted: ["customer", "provider"], Cancelled: ["system"] },
  "Quotation Process": { "Quotation Offered": ["staff"], Cancelled: ["customer", "staff", "system"] },
  "Quotation Offered": { "Order Received": ["customer"], Cancelled: ["customer", "staff", "system"] },
  "Order Received": { Submitted: ["system", "staff"], Cancelled: ["customer", "staff", "system"] },
};

export const ORDER_STATUSES = Object.keys(ORDER_MOVES) as OrderStatus[];

export function mayMoveOrder(from: OrderStatus, to: OrderStatus, actor: Actor): boolean {
  return ORDER_MOVES[from][to]?.includes(actor) ?? false;
}

/** The states that an order may enter next, for any actor. */
export function nextOrderStatuses(from: OrderStatus): OrderStatus[] {
  return Object.keys(ORDER_MOVES[from]) as OrderStatus[];
}

/** The customer may add or replace files until they are reviewed (docs/decisions/states.md). */
export function mayAddFiles(status: OrderStatus): boolean {
  const takes: readonly OrderStatus[] = ["Queued", "Order Received", "Submitted", "Failed", "Paid"];
  return takes.includes(status);
}

/**
 * The way in which the customer may change a line: directly while nothing is paid, by a request to staff until the
 * files are reviewed, and not at all after that.
 */
export function lineChange(status: OrderStatus): "now" | "request" | null {
  if (status === "Submitted" || status === "Failed") return "now";
  return status === "Paid" ? "request" : null;
}

/** True for an order whose price staff have not set, or the customer has not accepted. */
export function isInQuotation(status: OrderStatus): boolean {
  return status === "Quotation Process" || status === "Quotation Offered";
}

/** Only ended orders may be hidden from the customer's list. */
export function mayHideOrder(status: OrderStatus): boolean {
  return status === "Cancelled" || status === "Failed" || status === "Complete";
}

export type QuoteStatus =
  "Initial" | "Inquiry Received" | "Quoting" | "Quoted" | "Final" | "Order Received" | "Expired" | "Invalid";

const QUOTE_MOVES: Moves<QuoteStatus> = {
  Initial: { Quoted: ["system"], "Inquiry Received": ["customer", "staff", "system"], Invalid: ["customer", "staff"] },
  "Inquiry Received": { Quoting: ["staff"], Invalid: ["customer", "staff"] },
  Quoting: { Quoted: ["staff"], Invalid: ["customer", "staff"] },
  Quoted: {
    Final: ["customer"],
    "Order Received": ["customer", "system"],
    Expired: ["system"],
    Invalid: ["customer", "staff"],
  },
  Final: { "Order Received": ["system"] },
  "Order Received": {},
  Expired: {},
  Invalid: {},
};

export const QUOTE_STATUSES = Object.keys(QUOTE_MOVES) as QuoteStatus[];

/** A quote that staff must price may be ordered before it has a price (docs/decisions/states.md). */
export function mayOrderUnpriced(status: QuoteStatus): boolean {
  return status === "Inquiry Received" || status === "Quoting";
}

export function mayMoveQuote(from: QuoteStatus, to: QuoteStatus, actor: Actor): boolean {
  return QUOTE_MOVES[from][to]?.includes(actor) ?? false;
}
