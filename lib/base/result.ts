// A value or the coded reason why there is none.

export type Ok<T> = { ok: true; value: T };
/** A failure: `code` names the reason for programs and translations, `details` its facts. */
export type Err<C extends string = string> = { ok: false; code: C; details?: Record<string, string | number> };
export type Result<T, C extends string = string> = Ok<T> | Err<C>;

export function ok<T>(value: T): Ok<T> {
  return { ok: true, value };
}

export function err<C extends string>(code: C, details?: Record<string, string | number>): Err<C> {
  return details === undefined ? { ok: false, code } : { ok: false, code, details };
}
