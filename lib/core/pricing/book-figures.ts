// The entries of a price book as filed, one by one: their paths, and the differences between two books.

export type Figure = string | number;
/** Names from the outside in; a name may contain dots. */
export type FigurePath = readonly (string | number)[];

export interface BookFigure {
  path: FigurePath;
  value: Figure;
}

export interface FigureChange {
  path: FigurePath;
  /** Null for a new entry. */
  before: Figure | null;
  /** Null for a removed entry. */
  after: Figure | null;
  /** Relative to the former value, for two amounts or counts of which the former is above zero. */
  percent: number | null;
}

/** Fields that identify a book and are no prices. */
const IDENTITY: readonly string[] = ["area", "currency", "version", "effectiveFrom", "schema"];

export const figureName = (path: FigurePath): string => path.join(".");

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function leaves(value: unknown, path: FigurePath): BookFigure[] {
  if (typeof value === "string" || typeof value === "number") return [{ path, value }];
  // A list of words, such as the countries of a zone, is one entry.
  if (Array.isArray(value) && value.every((entry) => typeof entry === "string")) {
    return [{ path, value: value.join(", ") }];
  }
  if (Array.isArray(value)) return value.flatMap((entry, at) => leaves(entry, [...path, at]));
  return isRecord(value) ? Object.entries(value).flatMap(([name, inner]) => leaves(inner, [...path, name])) : [];
}

/** The entries in the order of the book, without the identifying fields. */
export function figuresOf(book: Readonly<Record<string, unknown>>): BookFigure[] {
  return Object.entries(book).flatMap(([name, value]) => (IDENTITY.includes(name) ? [] : leaves(value, [name])));
}

/** The same book with another entry at `path`; an unknown path changes nothing. */
export function withFigure<T>(book: T, path: FigurePath, value: unknown): T {
  const [name, ...rest] = path;
  if (name === undefined) return value as T;
  if (Array.isArray(book)) return book.map((entry, at) => (at === name ? withFigure(entry, rest, value) : entry)) as T;
  if (!isRecord(book) || !Object.hasOwn(book, name)) return book;
  return { ...book, [name]: withFigure(book[String(name)], rest, value) };
}

function percentChange(before: Figure, after: Figure): number | null {
  const [was, is] = [Number(before), Number(after)];
  if (after === "" || !(was > 0) || !Number.isFinite(is)) return null;
  return ((is - was) / was) * 100;
}

/** The differences of `next` from `previous`, in the order of `next`, then the removed entries. */
export function figureChanges(
  previous: Readonly<Record<string, unknown>>,
  next: Readonly<Record<string, unknown>>,
): FigureChange[] {
  const had = new Map(figuresOf(previous).map((figure) => [figureName(figure.path), figure]));
  const changes = figuresOf(next).flatMap(({ path, value }): FigureChange[] => {
    const before = had.get(figureName(path))?.value ?? null;
    had.delete(figureName(path));
    return before === value ? [] : [{ path, before, after: value, percent: percentChange(before ?? 0, value) }];
  });
  const removed = [...had.values()].map(({ path, value }) => ({ path, before: value, after: null, percent: null }));
  return [...changes, ...removed];
}

/** The entry at `path`; undefined without one. */
function valueAt(book: unknown, path: FigurePath): unknown {
  return path.reduce<unknown>((value, name) => {
    if (Array.isArray(value)) return value[Number(name)];
    return isRecord(value) && Object.hasOwn(value, name) ? value[String(name)] : undefined;
  }, book);
}

/** A typed entry in the type of the book's own one; text that is no number stays text. */
export function withTyped<T>(book: T, path: FigurePath, text: string): T {
  const previous = valueAt(book, path);
  const trimmed = text.trim();
  if (Array.isArray(previous))
    return withFigure(book, path, trimmed === "" ? [] : trimmed.split(",").map((word) => word.trim()));
  const isNumber = typeof previous === "number" && trimmed !== "" && Number.isFinite(Number(trimmed));
  return withFigure(book, path, isNumber ? Number(trimmed) : trimmed);
}
