// A request for a page, reduced to what a page is made from: the host, the address, and for its data the part that is asked for.

import type { IncomingMessage } from "node:http";
import { quoteQuery } from "@/lib/core/pricing/quote-address";
import { NO_PAGE_HEADER } from "@/lib/server/http/gate";
import type { PageQuestion } from "@/lib/server/http/page-render";

export type PageRequest = PageQuestion & {
  /** Equal for requests that one rendering answers. */
  key: string;
  /** The address of the same page without its quote, which is prerendered; null where there is none. */
  staticUrl: string | null;
};

/** Headers that a page may depend on. Cookies, conditions and ranges stay between the reader and this server. */
const PASSED = ["host", "x-forwarded-proto", "x-forwarded-port", NO_PAGE_HEADER];
/** Next's own navigation asks for a page's data, or a part of it. */
const DATA = ["rsc", "next-router-state-tree", "next-router-prefetch", "next-router-segment-prefetch", "next-url"];
const LANGUAGE = /^\/(?:en|zh)(?=\/)/;

export function pageRequest({ url = "/", headers }: IncomingMessage): PageRequest {
  const names = headers.rsc === undefined ? PASSED : [...PASSED, ...DATA];
  const passed: Record<string, string> = {};
  for (const name of names) {
    const value = headers[name];
    if (value !== undefined) passed[name] = String(value);
  }
  return { headers: passed, ...address(url, passed) };
}

function address(url: string, passed: Record<string, string>): Pick<PageRequest, "url" | "key" | "staticUrl"> {
  const at = url.indexOf("?");
  if (at < 0) return { url, key: keyOf(url, passed), staticUrl: null };
  const path = url.slice(0, at);
  const query = new URLSearchParams(url.slice(at + 1));
  const quote = quoteQuery(path.replace(LANGUAGE, ""), query);
  const data = query.get("_rsc");
  const dataQuery = data === null ? "" : new URLSearchParams({ _rsc: data }).toString();
  const join = (...parts: string[]) => [path, parts.filter(Boolean).join("&")].filter(Boolean).join("?");
  const read = quote === null ? url : join(quote, dataQuery);
  return { url: read, key: keyOf(read, passed), staticUrl: quote ? join(dataQuery) : null };
}

const keyOf = (url: string, passed: Record<string, string>) => `${JSON.stringify(passed)} ${url}`;
