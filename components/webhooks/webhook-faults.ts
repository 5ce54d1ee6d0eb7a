// Errors of a webhook's fields, from the contract or from the server's answer.

import { ApiError } from "@/lib/client/transport/api-error";
import { fieldIssues, refusalText } from "@/lib/client/transport/field-issues";
import type { WebhookFaults } from "./webhook-fields";

export function faultsOf(error: unknown): WebhookFaults {
  if (error instanceof ApiError && error.code === "WEBHOOK_URL_REFUSED") return { url: error.message };
  const issues = fieldIssues(error).map(({ field, message }) => [field.split(".")[0], message] as const);
  return issues.length > 0 ? Object.fromEntries(issues) : { all: refusalText(error) };
}
