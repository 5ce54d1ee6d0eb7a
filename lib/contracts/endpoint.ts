// One endpoint of the API as data: where it is, who may call it, what it takes and gives.

import type * as z from "zod/mini";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** `public` may be called by anyone (a visitor key is made); `signed-in` needs a live token; `staff` a staff account. */
export type Access = "public" | "signed-in" | "staff";

/** Body encoding that the client uses: form fields (urlencoded), multipart, or JSON. The server accepts all three. */
export type BodyKind = "form" | "multipart" | "json";

/** Kind of answer: the envelope, or a file with its content-disposition. */
export type AnswerKind = "data" | "file";

/** A budget of calls per minute, counted for the account, else the visitor's address. */
export type RateLimit = { perMinute: number };

/** Any schema, of the small build or the full one. */
type Schema = z.core.$ZodType;

/** Keys of messages/<locale>/success.json. */
export const SUCCESS_KEYS = ["avatarRemoved", "avatarUploaded", "passwordChanged", "profileSaved"] as const;
export type SuccessKey = (typeof SUCCESS_KEYS)[number];

export type Endpoint<I extends Schema = Schema, O extends Schema = Schema, A extends Access = Access> = {
  method: Method;
  /** With `{name}` for what a path carries: `/api/eda/order/view/{id}`. */
  path: string;
  access: A;
  input: I;
  output: O;
  body: BodyKind;
  answer: AnswerKind;
  /** Its refusals show no toast: the caller says it in its own place. */
  quiet: boolean;
  /** The message of a success, which the client shows as a toast; without one the page itself shows the result. */
  success?: SuccessKey;
  /** Takes an `Idempotency-Key`; the answer is kept in the transaction of what it protects. */
  idempotent: boolean;
  limit?: RateLimit;
  /** The field of a multipart body that brings a file, streamed past the parser. */
  fileField?: string;
  /** Limit of the body, if larger than the usual one. */
  maxBodyBytes?: number;
  /** The same for everybody of an area: browsers and proxies may keep the answer so long, and ask by its ETag then. */
  cacheSeconds?: number;
  summary: string;
};

type Definition<I extends Schema, O extends Schema, A extends Access> = Pick<
  Endpoint<I, O, A>,
  "method" | "path" | "access" | "input" | "output" | "summary"
> &
  Partial<
    Pick<
      Endpoint<I, O, A>,
      "body" | "answer" | "quiet" | "success" | "idempotent" | "limit" | "fileField" | "maxBodyBytes" | "cacheSeconds"
    >
  >;

export function endpoint<I extends Schema, O extends Schema, A extends Access>(
  definition: Definition<I, O, A>,
): Endpoint<I, O, A> {
  return { body: "form", answer: "data", quiet: false, idempotent: false, ...definition };
}

export type InputOf<E extends Endpoint> = z.input<E["input"]>;
export type ParsedInputOf<E extends Endpoint> = z.output<E["input"]>;
export type OutputOf<E extends Endpoint> = z.output<E["output"]>;

/** The names between braces in a path, in order. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
}
