// Validates a price book: complete, with plausible entries, and without
// anything that costs less for a larger order.

import type { MarketArea } from "@/lib/core/market/area";
import type { AssemblyBook } from "@/lib/core/pricing/assembly/book";
import type { RawBook } from "@/lib/core/pricing/book";
import { figureChanges, figureName } from "@/lib/core/pricing/book-figures";
import type { BookFault } from "@/lib/core/pricing/book-fault";
import { assemblyFaults, boardFaults, stencilFaults } from "@/lib/core/pricing/book-rules";
import type { BookKind } from "@/lib/core/pricing/price-books";
import type { StencilBook } from "@/lib/core/pricing/stencil/price";

/** A book as filed: the fields that identify it, and its entries. */
export type FiledBook = Readonly<Record<string, unknown>> & {
  area: string;
  currency: string;
  version: string;
  effectiveFrom: string;
};

const DECIMAL = /^\d{1,9}(\.\d{1,6})?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const VERSION = /^[\w.-]{3,40}$/;

/** A larger change, up or down by this factor, is a misplaced decimal point. */
const FAR_OFF = 10;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Amounts are decimal text, counts and percentages numbers, everything else free text. */
function leafFault(value: unknown, model: unknown): BookFault["reason"] | null {
  if (typeof model === "number") {
    return typeof value === "number" && Number.isFinite(value) && value >= 0 ? null : "notNumber";
  }
  if (typeof model === "string" && DECIMAL.test(model)) {
    return typeof value === "string" && DECIMAL.test(value) ? null : "notAmount";
  }
  return typeof value === typeof model && value !== "" ? null : "notText";
}

/** Lists may have any length: each entry has the shape of the model's first one, and a list of words may be empty. */
function listFaults(value: unknown, model: readonly unknown[], path: string): BookFault[] {
  const [first] = model;
  if (!Array.isArray(value)) return [{ path, reason: "missing" }];
  if (!isRecord(first)) {
    return value.every((entry) => typeof entry === "string" && entry !== "") ? [] : [{ path, reason: "notText" }];
  }
  if (value.length === 0) return [{ path, reason: "missing" }];
  return value.flatMap((entry, at) => shapeFaults(entry, first, `${path}.${at}`));
}

/** Each entry that is missing, unknown, or of another type than in the model. */
function shapeFaults(value: unknown, model: unknown, path: string): BookFault[] {
  if (Array.isArray(model)) return listFaults(value, model, path);
  if (!isRecord(model)) {
    const reason = leafFault(value, model);
    return reason === null ? [] : [{ path, reason }];
  }
  if (!isRecord(value)) return [{ path, reason: "missing" }];
  const names = new Set([...Object.keys(model), ...Object.keys(value)]);
  return [...names].flatMap((name): BookFault[] => {
    const inner = path === "" ? name : `${path}.${name}`;
    if (!Object.hasOwn(value, name)) return [{ path: inner, reason: "missing" }];
    if (!Object.hasOwn(model, name)) return [{ path: inner, reason: "unknown" }];
    return shapeFaults(value[name], model[name], inner);
  });
}

function farOff(book: FiledBook, model: FiledBook): BookFault[] {
  return figureChanges(model, book)
    .filter(({ before, after }) => {
      const [was, is] = [Number(before), Number(after)];
      return was > 0 && is > 0 && (is > was * FAR_OFF || is < was / FAR_OFF);
    })
    .map(({ path }) => ({ path: figureName(path), reason: "farOff" }));
}

/** The rules by kind of book, which rely on a valid shape. */
const KIND_FAULTS: Readonly<Record<BookKind, (book: unknown) => BookFault[]>> = {
  boards: (book) => boardFaults(book as RawBook),
  assemblies: (book) => assemblyFaults(book as AssemblyBook),
  stencils: (book) => stencilFaults(book as StencilBook),
};

/** The faults of its entries, with a book in force of the same kind and area as `model`. */
export function figureFaults(book: unknown, { kind, model }: { kind: BookKind; model: FiledBook }): BookFault[] {
  const shape = shapeFaults(book, model, "");
  return shape.length > 0 ? shape : [...KIND_FAULTS[kind](book), ...farOff(book as FiledBook, model)];
}

interface Circumstances {
  kind: BookKind;
  /** The book in force of the same kind and area. */
  model: FiledBook;
  /** Today in Shanghai, `YYYY-MM-DD`: a book takes effect later, so that no price changes during an order. */
  today: string;
  /** All books. */
  known: readonly { kind: BookKind; area: MarketArea; effectiveFrom: string }[];
}

function identityFaults(book: FiledBook, { kind, model, today, known }: Circumstances): BookFault[] {
  const { area, currency, version, effectiveFrom } = book;
  const isDay = DAY.test(effectiveFrom) && !Number.isNaN(Date.parse(effectiveFrom));
  const exists = known.some(
    (other) => other.kind === kind && other.area === area && other.effectiveFrom === effectiveFrom,
  );
  const faults: [boolean, BookFault][] = [
    [area !== model.area, { path: "area", reason: "area" }],
    [currency !== model.currency, { path: "currency", reason: "currency" }],
    [!VERSION.test(version), { path: "version", reason: "version" }],
    [!isDay || effectiveFrom <= today, { path: "effectiveFrom", reason: "notAhead" }],
    [exists, { path: "effectiveFrom", reason: "dayTaken" }],
  ];
  return faults.flatMap(([isFault, fault]) => (isFault ? [fault] : []));
}

/** All reasons against publishing it. */
export function bookFaults(book: unknown, circumstances: Circumstances): BookFault[] {
  const faults = figureFaults(book, circumstances);
  const hasIdentity =
    isRecord(book) && ["area", "currency", "version", "effectiveFrom"].every((name) => typeof book[name] === "string");
  return hasIdentity ? [...identityFaults(book as FiledBook, circumstances), ...faults] : faults;
}
