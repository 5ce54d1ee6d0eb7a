// Fields named by a refusal.

import * as z from "zod/mini";
import { type FieldIssue, fieldIssue } from "@/lib/contracts/envelope";
import { ApiError } from "@/lib/client/transport/api-error";

/** Fields of an INVALID_INPUT with their translated messages; empty for any other failure. */
export function fieldIssues(error: unknown): FieldIssue[] {
  if (!(error instanceof ApiError) || error.code !== "INVALID_INPUT") return [];
  const parsed = z.array(fieldIssue).safeParse(error.data);
  return parsed.success ? parsed.data : [];
}

/** Message of a failed call in one sentence: the first field's, else the refusal's own. */
export function refusalText(error: unknown): string {
  const [first] = fieldIssues(error);
  if (first) return first.message;
  if (error instanceof ApiError) return error.message;
  throw error;
}
