// Price books that were published before a figure existed, completed with the figures that the product brings.

/** Of the books that are published now; one without a number was published before there was one. */
export const BOOK_SCHEMA = 2;

type Figures = Readonly<Record<string, unknown>>;

const isFigures = (value: unknown): value is Figures =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A list of zones, an amount as text, a count as a number. */
function isOfKind(value: unknown, model: unknown): boolean {
  return Array.isArray(model) ? Array.isArray(value) : typeof value === typeof model && !Array.isArray(value);
}

/**
 * The book with every figure of `model`, which is the product's own of the same area: what the book has stays, what it
 * lacks or has in another form is the model's. An option that came later is charged as the product charges it, since a
 * figure left out would sell it for nothing.
 */
export function completeBook<T>(book: unknown, model: T): T {
  if (!isFigures(model)) return isOfKind(book, model) ? (book as T) : model;
  if (!isFigures(book)) return model;
  const known = Object.entries(model).map(([name, figure]) => [name, completeBook(book[name], figure)]);
  return { ...book, ...Object.fromEntries(known) } as T;
}

/** The book of `area`, completed by the product's own of the same area, which `brought` must hold. */
export function completeForArea<B extends { area: string }>(book: unknown, area: string, brought: readonly B[]): B {
  const model = brought.find((own) => own.area === area);
  if (!model) throw new Error(`no price book of ${area}`);
  return completeBook(book, model);
}
