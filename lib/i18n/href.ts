// Rules of addresses: language prefix, the /order rule, and which targets a link may have.

/** Keys of the session store that a followed /order link forgets. */
export const ORDER_SESSION_KEYS = ["gerberUrl", "projectName"] as const;

/** Only http, https and addresses of our own may stand in a link; anything else becomes `null`. */
export function safeHref(href: string): string | null {
  if (/[\u0000-\u001f]/.test(href)) return null;
  if (/^https?:\/\//i.test(href)) return href;
  if (href.startsWith("#")) return href;
  // "//host" and "/\host" leave the site without saying so.
  return href.startsWith("/") && !/^\/[/\\]/.test(href) ? href : null;
}

export function isExternal(href: string): boolean {
  return /^https?:\/\//i.test(href);
}

/** A path of ours with the prefix of the reader's language; external addresses and anchors stay. */
export function withPrefix(href: string, prefix: string): string {
  if (prefix === "" || !href.startsWith("/")) return href;
  return href === "/" ? prefix : /^\/[?#]/.test(href) ? prefix + href.slice(1) : prefix + href;
}

/** The page's own path without language prefix or internal variant: "/zh/order" and "/us-zh/order" are "/order". */
export function pagePath(pathname: string): string {
  const rest = pathname.replace(/^\/(?:(?:us|cn)-(?:en|zh)|en|zh)(?=\/|$)/, "");
  return rest === "" ? "/" : rest;
}

/** A followed link that starts with /order drops the carried file and loads fully. */
export function isOrderPath(href: string): boolean {
  return !isExternal(href) && pagePath(href).startsWith("/order");
}

/** The progress bar runs on every change of route but to the chat and the home page. */
export function showsProgress(href: string): boolean {
  const path = pagePath(href).replace(/[?#].*$/, "") || "/";
  return path !== "/" && path !== "/chat" && !path.startsWith("/chat/");
}
