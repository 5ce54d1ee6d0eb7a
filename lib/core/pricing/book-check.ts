// Whether data can be a price book: every figure where a book has one, none of them below nothing, and no board that
// costs less for having more layers.

import type { RawBook } from "@/lib/core/pricing/book";

const DECIMAL = /^\d{1,9}(\.\d{1,6})?$/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Amounts are decimal text, counts and percentages numbers, everything else text of its own. */
function isLike(value: unknown, model: unknown): boolean {
  if (typeof model === "number") return typeof value === "number" && Number.isFinite(value) && value >= 0;
  if (typeof model !== "string") return typeof value === typeof model;
  return typeof value === "string" && (DECIMAL.test(model) ? DECIMAL.test(value) : value !== "");
}

/** Lists may be longer or shorter: each entry is as the model's first one, and one of words may be empty. */
function listDifference(value: unknown, model: readonly unknown[], path: string): string | null {
  const [first] = model;
  if (!Array.isArray(value)) return path;
  if (!isRecord(first)) return value.every((entry) => typeof entry === "string" && entry !== "") ? null : path;
  if (value.length === 0) return path;
  const faults = value.map((entry, at) => difference(entry, first, `${path}.${at}`));
  return faults.find((fault) => fault !== null) ?? null;
}

/** The path of the first figure that is missing, too much, or not as the model has it; null where there is none. */
function difference(value: unknown, model: unknown, path: string): string | null {
  if (Array.isArray(model)) return listDifference(value, model, path);
  if (!isRecord(model)) return isLike(value, model) ? null : path;
  if (!isRecord(value)) return path;
  const names = new Set([...Object.keys(model), ...Object.keys(value)]);
  for (const name of names) {
    const inner = path === "" ? name : `${path}.${name}`;
    if (!Object.hasOwn(model, name) || !Object.hasOwn(value, name)) return inner;
    const fault = difference(value[name], model[name], inner);
    if (fault !== null) return fault;
  }
  return null;
}

function fallingBoard({ boards }: RawBook): string | null {
  const layers = Object.entries(boards.byLayers);
  const fall = layers.findIndex(([, { setup, perM2 }], at) => {
    const before = layers[at - 1]?.[1];
    return before !== undefined && (Number(setup) < Number(before.setup) || Number(perM2) < Number(before.perM2));
  });
  return fall < 0 ? null : `boards.byLayers.${layers[fall]?.[0]}`;
}

/** Whoever lives in no other zone is in the last one. */
function unservedRest({ shipping }: RawBook): string | null {
  const last = shipping.zones.length - 1;
  return shipping.zones[last]?.countries.length === 0 ? null : `shipping.zones.${last}.countries`;
}

/** The path of the first fault of `book`, which shall be as `model`, a book in force, is; null where it has none. */
export function bookFault(book: unknown, model: RawBook): string | null {
  const fault = difference(book, model, "");
  if (fault !== null) return fault;
  const raw = book as RawBook;
  return fallingBoard(raw) ?? unservedRest(raw);
}
