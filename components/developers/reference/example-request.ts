// The request of an example: where its input goes.

import type { ApiOperation } from "@/lib/contracts/api-reference";
import { pathParameters } from "@/lib/contracts/endpoint";
import type { Sample } from "./samples";

export interface ExampleRequest {
  readonly method: ApiOperation["method"];
  /** With the query. */
  readonly path: string;
  readonly json: Readonly<Record<string, unknown>> | null;
  readonly form: Readonly<Record<string, string>> | null;
  readonly file: Sample["file"] | null;
  readonly isIdempotent: boolean;
  readonly answersFile: boolean;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

export function exampleRequest(
  { method, path, isIdempotent, answersFile }: ApiOperation,
  { input, file }: Sample,
): ExampleRequest {
  const inPath = new Set(pathParameters(path));
  const filled = path.replace(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent(textOf(input[name])));
  const rest = Object.entries(input).filter(([name]) => !inPath.has(name));
  const fields = Object.fromEntries(rest.map(([name, value]) => [name, textOf(value)]));
  const query =
    method === "GET" && rest.length > 0 ? `?${new URLSearchParams(fields).toString().replaceAll("%2C", ",")}` : "";
  return {
    ...{ method, path: `${filled}${query}`, isIdempotent, answersFile },
    json: method !== "GET" && !file && rest.length > 0 ? Object.fromEntries(rest) : null,
    form: file ? fields : null,
    file: file ?? null,
  };
}
