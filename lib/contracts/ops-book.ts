// Price books at the desk: every version with the source of its figures, and publishing a new one.

import * as z from "zod/mini";
import { BOOK_FAULTS } from "@/lib/core/pricing/book-fault";
import { BOOK_KINDS } from "@/lib/core/pricing/price-books";
import { endpoint } from "./endpoint";
import { adminArea, actNote } from "./ops";
import { jsonField } from "./values";

const bookKind = z.enum(BOOK_KINDS);

const adminBook = z.object({
  version: z.string(),
  kind: bookKind,
  area: adminArea,
  /** `YYYY-MM-DD` in Shanghai. */
  effectiveFrom: z.string(),
  /** `product`: built in; `published`: by staff. */
  origin: z.enum(["product", "published"]),
  status: z.enum(["inForce", "coming", "previous"]),
  note: z.string(),
  publishedBy: z.string(),
  publishedAt: z.nullable(z.string()),
});
export type AdminBook = z.infer<typeof adminBook>;

export const listAdminBooks = endpoint({
  method: "GET",
  path: "/api/ops/book/list",
  access: "staff",
  summary: "Price books of boards, assembly and stencils, newest first",
  input: z.object({}),
  output: z.object({ rows: z.array(adminBook) }),
});

export const viewAdminBook = endpoint({
  method: "GET",
  path: "/api/ops/book/view",
  access: "staff",
  summary: "A price book as data, with the source of each rate",
  input: z.object({ version: z.string().check(z.minLength(1), z.maxLength(60)) }),
  output: z.extend(adminBook, {
    book: z.record(z.string(), z.unknown()),
    sources: z.array(z.object({ path: z.string(), source: z.string() })),
  }),
});

/** Data of a refused book: the first invalid rate, and all of them with reasons. */
export const bookRefusal = z.object({
  path: z.string(),
  faults: z.array(z.object({ path: z.string(), reason: z.enum(BOOK_FAULTS) })),
});

/** BOOK_INVALID with a `bookRefusal`; BOOK_EXISTS where the version is taken. */
export const publishAdminBook = endpoint({
  method: "POST",
  path: "/api/ops/book",
  access: "staff",
  body: "json",
  summary: "Publishes a price book with a future effective date",
  input: z.object({
    kind: z._default(bookKind, "boards"),
    book: jsonField(z.record(z.string(), z.unknown())),
    note: actNote,
  }),
  output: z.object({ version: z.string() }),
});
