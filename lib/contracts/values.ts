// Values that several contracts share: identifiers, paging, money, flags as the wire writes them.

import * as z from "zod";

/** Opaque to every reader. */
export const id = z.string().min(1).max(64);

export const currency = z.enum(["USD", "CNY"]);
/** Whole millionths of the currency's unit. */
export const amountMicro = z.number().int();
export const money = z.object({ currency, amountMicro });

/** Numbers arrive as text from forms; anything that is not a plain decimal is refused, not guessed. */
export const decimal = z.preprocess(
  (value) => (typeof value === "string" && /^-?\d{1,20}(\.\d{1,6})?$/.test(value) ? Number(value) : value),
  z.number(),
);
export const integer = z.preprocess(
  (value) => (typeof value === "string" && /^-?\d{1,15}$/.test(value) ? Number(value) : value),
  z.number().int(),
);
/** `0 | 1` on the wire, also as text. */
export const flag = z.preprocess(
  (value) => (value === "0" ? 0 : value === "1" ? 1 : value),
  z.union([z.literal(0), z.literal(1)]),
);

export const DEFAULT_PAGE_SIZE = 10;
export const MAX_PAGE_SIZE = 100;
export const paging = z.object({
  pageNum: integer.pipe(z.number().int().min(1).max(100_000)).default(1),
  pageSize: integer.pipe(z.number().int().min(1).max(MAX_PAGE_SIZE)).default(DEFAULT_PAGE_SIZE),
});

function hasControlCharacters(value: string): boolean {
  for (let at = 0; at < value.length; at++) {
    const code = value.charCodeAt(at);
    if (code === 0x7f || (code < 0x20 && code !== 0x09 && code !== 0x0a && code !== 0x0d)) return true;
  }
  return false;
}

/** Trimmed, normalised text of `min` to `max` code points, without control characters. */
export function text(min: number, max: number) {
  const length = (value: string) => [...value].length;
  return z
    .string()
    .max(max * 4 + 64, { error: "common.tooLong" })
    .transform((value) => value.normalize("NFC").trim())
    .pipe(
      z
        .string()
        .refine((value) => !hasControlCharacters(value), { error: "common.invalidCharacters" })
        .refine((value) => length(value) >= min, { error: min === 1 ? "common.required" : "common.tooShort" })
        .refine((value) => length(value) <= max, { error: "common.tooLong" }),
    );
}

/** JSON carried in a form field; an object given as such passes. */
export function jsonField<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => {
    if (typeof value !== "string") return value;
    try {
      return JSON.parse(value) as unknown;
    } catch {
      return value;
    }
  }, schema);
}

export const nothing = z.object({});
