// The one error type of a failed call.

export type ApiErrorKind =
  /** The server answered and refused: `code` and `message` are its own. */
  | "refused"
  /** No usable answer: network, timeout, HTTP status, malformed body. It is unknown whether the request took effect. */
  | "transport"
  /** The request could not be sent. */
  | "unsent"
  | "cancelled"
  /** HTTP 403, or body code "403": the page is being redirected home. */
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

/** True if the server decided: the same request would get the same answer. */
export function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.kind === "refused" && error.code !== "IN_PROGRESS";
}
