// Which fields a refusal names.

import { type FieldIssue, fieldIssue } from "@/lib/contracts/envelope";
import { ApiError } from "@/lib/client/api-error";

/** The fields of an INVALID_INPUT with their messages in the reader's language; none for any other failure. */
export function fieldIssues(error: unknown): FieldIssue[] {
  if (!(error instanceof ApiError) || error.code !== "INVALID_INPUT") return [];
  const parsed = fieldIssue.array().safeParse(error.data);
  return parsed.success ? parsed.data : [];
}
