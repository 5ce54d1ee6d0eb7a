// The reference of the public API: what an API key may call, as its page shows it.

import type { ApiScope } from "./api-key";
import type { Method } from "./endpoint";
import type { EndpointName } from "./registry";

export interface ApiField {
  readonly name: string;
  readonly place: "path" | "query" | "body";
  /** Type of JSON Schema: "string", "integer"; null where a value may have several. */
  readonly type: string | null;
  /** The values that are offered; empty where there is no list. */
  readonly values: readonly string[];
  readonly isRequired: boolean;
}

export interface ApiOperation {
  readonly name: EndpointName;
  readonly scope: ApiScope;
  readonly method: Method;
  readonly path: string;
  /** Media type of the body; null without one. */
  readonly body: string | null;
  readonly answersFile: boolean;
  /** Takes an `Idempotency-Key`. */
  readonly isIdempotent: boolean;
  /** Null where only the calls of the key are counted. */
  readonly callsPerMinute: number | null;
  readonly fields: readonly ApiField[];
}
