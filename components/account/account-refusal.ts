// Refusal of the server, assigned to the fields of a form.
import type { AccountRefusal, Credentials } from "@/components/account/account-form";
import { ApiError } from "@/lib/client/transport/api-error";
import { fieldIssues } from "@/lib/client/transport/field-issues";

/** Refusals that concern one field. */
const FIELD_OF_CODE: Record<string, keyof Credentials> = {
  ACCOUNT_EXISTS: "account",
  PASSWORD_TOO_COMMON: "password",
  CODE_WRONG: "code",
};

/** Fields of endpoints with other names than this form's. */
const OWN_NAMES: Record<string, keyof Credentials> = { nPassword: "password" };

export function toRefusal(error: unknown): AccountRefusal {
  const fields = Object.fromEntries(
    fieldIssues(error).map(({ field, message }) => [OWN_NAMES[field] ?? field, message]),
  );
  if (Object.keys(fields).length > 0) return { fields };
  if (!(error instanceof ApiError)) throw error;
  const field = FIELD_OF_CODE[error.code];
  return field ? { fields: { [field]: error.message } } : { message: error.message };
}
