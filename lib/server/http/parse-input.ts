// Validation of input against the contract; issues are reported per field in the reader's language.

import * as z from "zod/mini";
import type { Endpoint, ParsedInputOf } from "@/lib/contracts/endpoint";
import type { FieldIssue } from "@/lib/contracts/envelope";
import { AppError } from "@/lib/contracts/errors";
import type { Locale } from "@/lib/core/market/area";
import { fieldMessage } from "./translate";

const MAX_ISSUES = 50;

function issuesOf(error: z.core.$ZodError, locale: Locale): FieldIssue[] {
  return error.issues.slice(0, MAX_ISSUES).map((issue) => ({
    field: issue.path.map(String).join("."),
    message: fieldMessage(locale, issue.message),
  }));
}

/** Throws INVALID_INPUT with the fields. */
export function parseInput<E extends Endpoint>(endpoint: E, parameters: unknown, locale: Locale): ParsedInputOf<E> {
  const parsed = z.safeParse(endpoint.input, parameters);
  if (!parsed.success) throw new AppError("INVALID_INPUT", { data: issuesOf(parsed.error, locale) });
  return parsed.data as ParsedInputOf<E>;
}
