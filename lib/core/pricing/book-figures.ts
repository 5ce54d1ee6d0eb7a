// The figures of a price book as it lies on file, one by one: where each stands, and what another book has there.

export type Figure = string | number;
/** Names from the outside in; a name may hold dots of its own. */
export type FigurePath = readonly (string | number)[];

export interface BookFigure {
  path: FigurePath;
  value: Figure;
}

export interface FigureChange {
  path: FigurePath;
  /** Null where the book had none. */
  before: Figure | null;
  /** Null where it has none any more. */
  after: Figure | null;
  /** Of what it was, where both are amounts or counts and it was more than nothing. */
  percent: number | null;
}

/** What says which book it is, and is no price. */
const HEAD: readonly string[] = ["area", "currency", "version", "effectiveFrom", "schema"];

export const figureName = (path: FigurePath): string => path.join(".");

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function leaves(value: unknown, path: FigurePath): BookFigure[] {
  if (typeof value === "string" || typeof value === "number") return [{ path, value }];
  // A list of words, such as the countries of a zone, is one figure.
  if (Array.isArray(value) && value.every((entry) => typeof entry === "string")) {
    return [{ path, value: value.join(", ") }];
  }
  if (Array.isArray(value)) return value.flatMap((entry, at) => leaves(entry, [...path, at]));
  return isRecord(value) ? Object.entries(value).flatMap(([name, inner]) => leaves(inner, [...path, name])) : [];
}

/** In the order of the book, without its head. */
export function figuresOf(book: Readonly<Record<string, unknown>>): BookFigure[] {
  return Object.entries(book).flatMap(([name, value]) => (HEAD.includes(name) ? [] : leaves(value, [name])));
}

/** The same book with another figure at `path`; what does not lead anywhere changes nothing. */
export function withFigure<T>(book: T, path: FigurePath, value: unknown): T {
  const [name, ...rest] = path;
  if (name === undefined) return value as T;
  if (Array.isArray(book)) return book.map((entry, at) => (at === name ? withFigure(entry, rest, value) : entry)) as T;
  if (!isRecord(book) || !Object.hasOwn(book, name)) return book;
  return { ...book, [name]: withFigure(book[String(name)], rest, value) };
}

function share(before: Figure | null, after: Figure | null): number | null {
  const [was, is] = [Number(before), Number(after)];
  if (before === null || after === null || after === "" || !(was > 0) || !Number.isFinite(is)) return null;
  return ((is - was) / was) * 100;
}

/** What `next` has otherwise than `previous`, in the order of `next`, then what it has not any more. */
export function figureChanges(
  previous: Readonly<Record<string, unknown>>,
  next: Readonly<Record<string, unknown>>,
): FigureChange[] {
  const had = new Map(figuresOf(previous).map((figure) => [figureName(figure.path), figure]));
  const changes = figuresOf(next).flatMap(({ path, value }): FigureChange[] => {
    const before = had.get(figureName(path))?.value ?? null;
    had.delete(figureName(path));
    return before === value ? [] : [{ path, before, after: value, percent: share(before, value) }];
  });
  const gone = [...had.values()].map(({ path, value }) => ({ path, before: value, after: null, percent: null }));
  return [...changes, ...gone];
}

/** What stands at `path`; undefined where nothing does. */
function valueAt(book: unknown, path: FigurePath): unknown {
  return path.reduce<unknown>((value, name) => {
    if (Array.isArray(value)) return value[Number(name)];
    return isRecord(value) && Object.hasOwn(value, name) ? value[String(name)] : undefined;
  }, book);
}

/** What somebody typed for a figure, as the book has such a one; what is no number stays the text that it is. */
export function withTyped<T>(book: T, path: FigurePath, text: string): T {
  const previous = valueAt(book, path);
  const said = text.trim();
  if (Array.isArray(previous))
    return withFigure(book, path, said === "" ? [] : said.split(",").map((word) => word.trim()));
  const isNumber = typeof previous === "number" && said !== "" && Number.isFinite(Number(said));
  return withFigure(book, path, isNumber ? Number(said) : said);
}
