// A typed API client for tests, by the contracts.
import { randomUUID } from "node:crypto";
import { pathParameters, type Access, type Endpoint, type InputOf, type OutputOf } from "@/lib/contracts/endpoint";
import type { Envelope } from "@/lib/contracts/envelope";
import type { Locale } from "@/lib/core/market/area";
import type * as z from "zod/mini";

interface ApiSettings {
  origin: string;
  /** The IP address under which the server counts this caller. */
  address: string;
  locale: Locale;
}

export type Api = ReturnType<typeof createApi>;

/** Returns the data of a call; a refusal fails the test with its code. */
export function createApi({ origin, address, locale }: ApiSettings) {
  async function call<I extends z.core.$ZodType, O extends z.core.$ZodType, A extends Access>(
    endpoint: Endpoint<I, O, A>,
    input: InputOf<Endpoint<I, O, A>>,
    token?: string,
  ): Promise<OutputOf<Endpoint<I, O, A>>> {
    const rest = { ...(input as Record<string, unknown>) };
    let path = endpoint.path;
    for (const name of pathParameters(endpoint.path)) {
      path = path.replace(`{${name}}`, encodeURIComponent(String(rest[name])));
      delete rest[name];
    }
    const url = new URL(path, origin);
    const headers: Record<string, string> = { "x-forwarded-for": address, "x-locale": locale };
    if (token !== undefined) headers.authorization = token;
    if (endpoint.idempotent) headers["idempotency-key"] = randomUUID();
    const init: RequestInit = { method: endpoint.method, headers };
    if (endpoint.method === "GET")
      for (const [name, value] of Object.entries(rest)) url.searchParams.set(name, String(value));
    else {
      headers["content-type"] = "application/json";
      init.body = JSON.stringify(rest);
    }
    const response = await fetch(url, init);
    const body = (await response.json()) as Envelope<OutputOf<Endpoint<I, O, A>>>;
    if (body.type !== "success") throw new Error(`${endpoint.method} ${endpoint.path}: ${body.code} ${body.message}`);
    return body.data as OutputOf<Endpoint<I, O, A>>;
  }
  return { call };
}
