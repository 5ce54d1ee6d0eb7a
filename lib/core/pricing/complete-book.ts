// Price books published before an entry existed, completed with the entries of the built-in book.

/** The format of books published now; a book without a number is older than the number. */
export const BOOK_SCHEMA = 2;

type Figures = Readonly<Record<string, unknown>>;

const isFigures = (value: unknown): value is Figures =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A list of zones, an amount as text, a count as a number. */
function isOfKind(value: unknown, model: unknown): boolean {
  return Array.isArray(model) ? Array.isArray(value) : typeof value === typeof model && !Array.isArray(value);
}

/**
 * The book with every entry of `model`, the built-in book of the same area: existing entries stay, entries that are
 * missing or of another form are the model's. An option that was added later is charged as in the model, since a
 * missing rate would make it free.
 */
export function completeBook<T>(book: unknown, model: T): T {
  if (!isFigures(model)) return isOfKind(book, model) ? (book as T) : model;
  if (!isFigures(book)) return model;
  const completed = Object.entries(model).map(([name, figure]) => [name, completeBook(book[name], figure)]);
  return { ...book, ...Object.fromEntries(completed) } as T;
}

/** The book of `area`, completed by the built-in one of the same area, which `brought` must contain. */
export function completeForArea<B extends { area: string }>(book: unknown, area: string, builtIn: readonly B[]): B {
  const model = builtIn.find((own) => own.area === area);
  if (!model) throw new Error(`no price book of ${area}`);
  return completeBook(book, model);
}
