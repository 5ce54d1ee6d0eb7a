// Why a call did not succeed, in one shape whatever went wrong on the way.

export type ApiErrorKind =
  /** The server answered and refused: `code` and `message` are its own. */
  | "refused"
  /** No usable answer: the network, a time-out, an HTTP status, a malformed body. Whether it was done is unknown. */
  | "transport"
  /** The request could not even be made. */
  | "unsent"
  | "cancelled"
  /** HTTP 403, or body code "403": the page is on its way to the root. */
  | "left";

export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly data: unknown;
  readonly status: number | null;
  /** Delay of the `Retry-After` header. */
  readonly retryAfterMs: number | null;

  constructor(
    readonly code: string,
    message: string,
    facts: { kind: ApiErrorKind; data?: unknown; status?: number; retryAfterMs?: number | null; cause?: unknown },
  ) {
    super(message, { cause: facts.cause });
    this.name = "ApiError";
    this.kind = facts.kind;
    this.data = facts.data;
    this.status = facts.status ?? null;
    this.retryAfterMs = facts.retryAfterMs ?? null;
  }
}

/** True where the server decided: the same request again would get the same answer. */
export function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.kind === "refused" && error.code !== "IN_PROGRESS";
}
