// Encoding of an endpoint's input for its method and body kind.

import type { AxiosRequestConfig } from "axios";
import type { BodyKind, Method } from "@/lib/contracts/endpoint";
import type { Fields } from "@/lib/client/address-of";

type Entry = [key: string, value: string | Blob];

/** Lists and objects are sent as JSON, which the contracts parse; undefined and null are omitted. */
function entriesOf(fields: Fields): Entry[] {
  return Object.entries(fields).flatMap(([key, value]): Entry[] => {
    if (value === undefined || value === null) return [];
    if (value instanceof Blob) return [[key, value]];
    if (typeof value === "object") return [[key, JSON.stringify(value)]];
    return [[key, String(value as string | number | boolean)]];
  });
}

function toUrlEncoded(fields: Fields): URLSearchParams {
  const result = new URLSearchParams();
  for (const [key, value] of entriesOf(fields)) {
    if (value instanceof Blob) throw new Error(`${key} is a file, which this body cannot carry`);
    result.append(key, value);
  }
  return result;
}

function toMultipart(fields: Fields): FormData {
  const result = new FormData();
  for (const [key, value] of entriesOf(fields)) result.append(key, value);
  return result;
}

/** GET sends its input in the query, other methods in the body (`data`, also for DELETE) encoded as `kind`. */
export function encodeInput(method: Method, kind: BodyKind, fields: Fields): AxiosRequestConfig {
  if (method === "GET") return { params: toUrlEncoded(fields) };
  if (kind === "json") return { data: JSON.stringify(fields), headers: { "Content-Type": "application/json" } };
  // axios removes this header again, so that the browser sets it with the boundary.
  if (kind === "multipart") return { data: toMultipart(fields), headers: { "Content-Type": "multipart/form-data" } };
  return { data: toUrlEncoded(fields), headers: { "Content-Type": "application/x-www-form-urlencoded" } };
}
