// A person's own symbols: a library that all of their drawings share.

import * as z from "zod/mini";
import { endpoint } from "./endpoint";
import { symbolSchema } from "./schematic-file";
import { id, nothing } from "./values";

/** Symbols of one person. */
export const MAX_OWN_SYMBOLS = 5_000;
/** As it is sent, with the fields around it. */
export const MAX_SYMBOL_BYTES = 256 * 1024;

/** The name is that of the list: without a library before it, and not empty. */
const namedSymbol = symbolSchema.check(
  z.refine(({ name }) => name.trim() !== "" && name.trim() === name, { error: "common.required" }),
);

const symbolRow = z.object({
  id,
  name: z.string(),
  prefix: z.string(),
  description: z.string(),
  keywords: z.readonly(z.array(z.string())),
  fields: z.readonly(z.record(z.string(), z.string())),
  pinCount: z.int(),
  /** Counts the times that it was saved. */
  revision: z.int(),
  updateTime: z.string(),
});
export type SymbolRow = z.infer<typeof symbolRow>;

export const listSymbols = endpoint({
  method: "GET",
  path: "/api/eda/symbol/list",
  access: "signed-in",
  summary: "One's own symbols by name, without their drawings",
  limit: { perMinute: 60 },
  input: z.object({}),
  output: z.object({ rows: z.array(symbolRow) }),
});

export const getSymbol = endpoint({
  method: "GET",
  path: "/api/eda/symbol/{id}",
  access: "signed-in",
  summary: "One of one's own symbols",
  limit: { perMinute: 600 },
  input: z.object({ id }),
  output: z.extend(symbolRow, { symbol: symbolSchema }),
});

/** NAME_EXISTS for a taken name, TOO_MANY_RECORDS beyond 5,000 symbols. */
export const createSymbol = endpoint({
  method: "POST",
  path: "/api/eda/symbol",
  access: "signed-in",
  body: "json",
  maxBodyBytes: MAX_SYMBOL_BYTES,
  summary: "Keeps a symbol in one's own library",
  limit: { perMinute: 60 },
  input: z.object({ symbol: namedSymbol }),
  output: symbolRow,
});

export const MAX_ADDED_SYMBOLS = 200;
export const MAX_ADDED_BYTES = 4 * 1024 * 1024;

/** TOO_MANY_RECORDS beyond 5,000 symbols: then none is added. */
export const addSymbols = endpoint({
  method: "POST",
  path: "/api/eda/symbol/import",
  access: "signed-in",
  body: "json",
  maxBodyBytes: MAX_ADDED_BYTES,
  summary: "Adds symbols to one's own library, such as those of an imported file",
  limit: { perMinute: 60 },
  input: z.object({ symbols: z.array(namedSymbol).check(z.minLength(1), z.maxLength(MAX_ADDED_SYMBOLS)) }),
  /** Names that one's library has already; those symbols stay as they are. */
  output: z.object({ added: z.int(), taken: z.array(z.string()) }),
});

/**
 * NAME_EXISTS where another of one's symbols has the name; STALE_VERSION where `revision` is not the kept one: another
 * window has changed the symbol.
 */
export const putSymbol = endpoint({
  method: "PUT",
  path: "/api/eda/symbol/{id}",
  access: "signed-in",
  body: "json",
  maxBodyBytes: MAX_SYMBOL_BYTES,
  summary: "Replaces one of one's own symbols",
  limit: { perMinute: 60 },
  input: z.object({ id, revision: z.optional(z.int()), symbol: namedSymbol }),
  output: symbolRow,
});

export const deleteSymbol = endpoint({
  method: "DELETE",
  path: "/api/eda/symbol/{id}",
  access: "signed-in",
  summary: "Removes one of one's own symbols; drawings keep their copies",
  limit: { perMinute: 60 },
  input: z.object({ id }),
  output: nothing,
});
