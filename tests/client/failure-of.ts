// The ApiError that a call ends with; anything else fails the test.

import { ApiError } from "@/lib/client/transport/api-error";

export async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const outcome = await promise.then(
    () => "it succeeded",
    (error: unknown) => error,
  );
  if (!(outcome instanceof ApiError)) throw new Error(`not an ApiError: ${String(outcome)}`);
  return outcome;
}
