import type { UseMutationResult } from "@tanstack/react-query";

/**
 * Sends a change and calls `act` with its result, even if the component that asked for it is gone by then: a list that
 * reloads after the change removes the row, and the callbacks given to `mutate` end with the row. A failure stays in
 * the mutation's `error`.
 */
export function mutateThen<I, T>(
  mutation: Pick<UseMutationResult<T, Error, I>, "mutateAsync">,
  input: I,
  act: (result: T) => void,
): void {
  mutation.mutateAsync(input).then(act, () => undefined);
}
