// Context of the page behind the panel: its address carries the open quote, the board and the order.

import type { QuestionContext } from "@/lib/core/assistant/answer";
import { pagePath } from "@/lib/i18n/href";

/** Limit of the contract; a longer address says only which page it is. */
const MAX_PATH = 2_000;
const ORDER_PAGE = /^\/my-center\/orders\/[^/]+$/;
const ORDER_NUMBER = /\bBW\d{6}-[A-Z0-9]{4,8}\b/;

/** `heading` is that of the page: an order's address has its id, its heading the number. */
export function pageContext(
  { pathname, search, hash }: Pick<URL, "pathname" | "search" | "hash">,
  heading: string,
): QuestionContext {
  const path = pagePath(pathname);
  const whole = path + search + hash;
  const parameters = new URLSearchParams(search);
  return {
    page: whole.length <= MAX_PATH ? whole : path,
    projectId: parameters.get("project") ?? parameters.get("projectId"),
    orderNumber: ORDER_PAGE.test(path) ? (ORDER_NUMBER.exec(heading)?.[0] ?? null) : null,
  };
}
