// Rules of addresses: language prefix, the /order rule, allowed link targets.

/** Keys of the session store that following an /order link removes. */
export const ORDER_SESSION_KEYS = ["gerberUrl", "projectName"] as const;

/** Only http, https and our own paths are allowed in a link; null for anything else. */
export function safeHref(href: string): string | null {
  if (/[\u0000-\u001f]/.test(href)) return null;
  if (/^https?:\/\//i.test(href)) return href;
  if (href.startsWith("#")) return href;
  // "//host" and "/\host" leave the site.
  return href.startsWith("/") && !/^\/[/\\]/.test(href) ? href : null;
}

export function isExternal(href: string): boolean {
  return /^https?:\/\//i.test(href);
}

/** Adds the language prefix to a path of ours; external addresses and anchors are unchanged. */
export function withPrefix(href: string, prefix: string): string {
  if (prefix === "" || !href.startsWith("/")) return href;
  return href === "/" ? prefix : /^\/[?#]/.test(href) ? prefix + href.slice(1) : prefix + href;
}

/** The path without language prefix or internal variant: "/zh/order" and "/us-zh/order" become "/order". */
export function pagePath(pathname: string): string {
  const rest = pathname.replace(/^\/(?:(?:us|cn)-(?:en|zh)|en|zh)(?=\/|$)/, "");
  return rest === "" ? "/" : rest;
}

/** A followed link to /order drops the carried file and loads the whole page. */
export function isOrderPath(href: string): boolean {
  return !isExternal(href) && pagePath(href).startsWith("/order");
}

/** The progress bar runs on every navigation except to the chat and the home page. */
export function showsProgress(href: string): boolean {
  const path = pagePath(href).replace(/[?#].*$/, "") || "/";
  return path !== "/" && path !== "/chat" && !path.startsWith("/chat/");
}
