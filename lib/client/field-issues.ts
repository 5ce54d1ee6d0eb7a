// The fields that a refusal names.
import { z } from "zod";
import { ApiError } from "@/lib/client/api-error";
import { type FieldIssue, fieldIssue } from "@/lib/contracts/envelope";

const issues = z.array(fieldIssue);

/** What the server said of each field of the input; empty for every other error. */
export function fieldIssues(error: unknown): FieldIssue[] {
  if (!(error instanceof ApiError) || error.code !== "INVALID_INPUT") return [];
  return issues.safeParse(error.data).data ?? [];
}
