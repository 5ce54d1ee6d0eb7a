// Values that several contracts share: identifiers, paging, money, flags as the wire writes them.

import * as z from "zod/mini";

/** Opaque to every reader; a sign that no database keeps is in none of them. */
export const id = z.string().check(
  z.minLength(1),
  z.maxLength(64),
  z.refine((value) => !hasUnkeepableCharacters(value), { error: "common.invalidCharacters" }),
);

export const currency = z.enum(["USD", "CNY"]);
/** Whole millionths of the currency's unit. */
export const amountMicro = z.int();
export const money = z.object({ currency, amountMicro });

/** Numbers arrive as text from forms; anything that is not a plain decimal is refused, not guessed. */
export const decimal = z.pipe(
  z.transform((value) => (typeof value === "string" && /^-?\d{1,20}(\.\d{1,6})?$/.test(value) ? Number(value) : value)),
  z.number(),
);
export const integer = z.pipe(
  z.transform((value) => (typeof value === "string" && /^-?\d{1,15}$/.test(value) ? Number(value) : value)),
  z.int(),
);
/** `0 | 1` on the wire, also as text. */
export const flag = z.pipe(
  z.transform((value) => (value === "0" ? 0 : value === "1" ? 1 : value)),
  z.union([z.literal(0), z.literal(1)]),
);

/** Yes or no, also as text or a digit from a form. */
export const yesNo = z.pipe(
  z.transform((value) => {
    if (value === "true" || value === "1" || value === 1) return true;
    return value === "false" || value === "0" || value === 0 ? false : value;
  }),
  z.boolean(),
);

export const DEFAULT_PAGE_SIZE = 10;
export const MAX_PAGE_SIZE = 100;
export const paging = z.object({
  pageNum: z._default(z.pipe(integer, z.int().check(z.gte(1), z.lte(100_000))), 1),
  pageSize: z._default(z.pipe(integer, z.int().check(z.gte(1), z.lte(MAX_PAGE_SIZE))), DEFAULT_PAGE_SIZE),
});

/** Control characters, and halves of a pair that stands for one character (surrogates). */
function hasUnkeepableCharacters(value: string): boolean {
  if (/\p{Cs}/u.test(value)) return true;
  for (let at = 0; at < value.length; at++) {
    const code = value.charCodeAt(at);
    if (code === 0x7f || (code < 0x20 && code !== 0x09 && code !== 0x0a && code !== 0x0d)) return true;
  }
  return false;
}

/**
 * Trimmed, normalized text of `min` to `max` code points, without what cannot be kept. `tooLong` is a message's key.
 */
export function text(min: number, max: number, tooLong = "common.tooLong") {
  const length = (value: string) => [...value].length;
  const bounded = z.string().check(z.maxLength(max * 4 + 64, { error: tooLong }));
  const normal = z.transform((value: string) => value.normalize("NFC").trim());
  return z.pipe(
    z.pipe(bounded, normal),
    z.string().check(
      z.refine((value) => !hasUnkeepableCharacters(value), { error: "common.invalidCharacters" }),
      z.refine((value) => length(value) >= min, { error: min === 1 ? "common.required" : "common.tooShort" }),
      z.refine((value) => length(value) <= max, { error: tooLong }),
    ),
  );
}

/** JSON carried in a form field; an object given as such passes. */
export function jsonField<T extends z.core.$ZodType>(schema: T) {
  const parsed = z.transform((value: unknown): unknown => {
    if (typeof value !== "string") return value;
    try {
      return JSON.parse(value) as unknown;
    } catch {
      return value;
    }
  });
  return z.pipe(parsed, schema);
}

export const nothing = z.object({});
