// A request as the mock received it: where, with which headers, and its fields whatever carried them.

import type { EndpointName } from "@/lib/contracts/registry";

export interface SeenCall {
  name: EndpointName;
  method: string;
  path: string;
  headers: Record<string, string>;
  query: Record<string, string>;
  /** The body's fields: form and multipart as text (files by name and size), JSON as it was. */
  body: Record<string, unknown>;
  parameters: Record<string, string>;
}

async function readFields(request: Request): Promise<Record<string, unknown>> {
  const contentType = request.headers.get("content-type") ?? "";
  if (request.method === "GET") return {};
  if (contentType.startsWith("application/json")) return (await request.json()) as Record<string, unknown>;
  if (contentType.startsWith("application/x-www-form-urlencoded")) {
    return Object.fromEntries(new URLSearchParams(await request.text()));
  }
  if (!contentType.startsWith("multipart/form-data")) return {};
  const form = await request.formData();
  return Object.fromEntries(
    [...form.entries()].map(([key, value]) => [
      key,
      typeof value === "string" ? value : `${value.name} (${value.size})`,
    ]),
  );
}

export async function readRequest(
  name: EndpointName,
  request: Request,
  params: Record<string, string | readonly string[] | undefined>,
): Promise<SeenCall> {
  const url = new URL(request.url);
  return {
    name,
    method: request.method,
    path: url.pathname,
    headers: Object.fromEntries(request.headers.entries()),
    query: Object.fromEntries(url.searchParams),
    body: await readFields(request),
    parameters: Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value ?? "")])),
  };
}
