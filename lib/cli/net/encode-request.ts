// Input of an endpoint as its request: path, query and body.

import type { FilePart } from "@/lib/cli/net/file-part";
import type { Endpoint } from "@/lib/contracts/endpoint";

interface Encoded {
  readonly path: string;
  readonly body?: BodyInit;
  readonly headers: Record<string, string>;
}

const textOf = (value: unknown) => (typeof value === "object" ? JSON.stringify(value) : String(value));

export function encodeRequest(endpoint: Endpoint, input: Record<string, unknown>, file?: FilePart): Encoded {
  const left = { ...input };
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const value = left[name];
    delete left[name];
    return encodeURIComponent(String(value));
  });
  const fields = Object.entries(left).filter(([, value]) => value !== undefined);
  if (endpoint.method === "GET") {
    const query = new URLSearchParams(fields.map(([name, value]) => [name, textOf(value)]));
    return { path: query.size > 0 ? `${path}?${query}` : path, headers: {} };
  }
  if (file === undefined) return { path, body: JSON.stringify(left), headers: { "content-type": "application/json" } };
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, textOf(value));
  form.append(file.field, new Blob([file.bytes]), file.name);
  return { path, body: form, headers: {} };
}
