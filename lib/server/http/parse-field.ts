// Input whose shape is known only once a record was read: refused as the contract would have refused it.

import * as z from "zod/mini";
import { AppError } from "@/lib/contracts/errors";
import type { Locale } from "@/lib/core/market/area";
import { fieldMessage } from "./translate";

/** The parsed value; INVALID_INPUT, with the fields named under `field`, otherwise. */
export function parseField<T extends z.core.$ZodType>(
  schema: T,
  value: unknown,
  { field, locale }: { field: string; locale: Locale },
): z.output<T> {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const data = parsed.error.issues.slice(0, 50).map(({ path, message }) => ({
    field: [field, ...path.map(String)].join("."),
    message: fieldMessage(locale, message),
  }));
  throw new AppError("INVALID_INPUT", { data });
}
