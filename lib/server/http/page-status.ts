// The status of a page that has something to show all the same: what is not found is said in the page's own words.
//
// Decided: such a page is rendered like any other and tells its status here. Refused: `notFound()` of Next, whose answer
// has an empty body that only scripts fill, so that readers and crawlers without them see nothing.

import { AsyncLocalStorage } from "node:async_hooks";

type PageStatus = { isMissing: boolean };

// Pages are bundled apart from the server: what both must know hangs on the process.
const shared = globalThis as typeof globalThis & { boardwrightPageStatus?: AsyncLocalStorage<PageStatus> };
const storage = (shared.boardwrightPageStatus ??= new AsyncLocalStorage<PageStatus>());

/** Makes a page; `status` answers at any time what it has said of itself: 404, or null for nothing. */
export function withPageStatus<T>(make: (status: () => number | null) => T): T {
  const pageStatus: PageStatus = { isMissing: false };
  return storage.run(pageStatus, () => make(() => (pageStatus.isMissing ? 404 : null)));
}

/** Within a page that is being made: what its address names does not exist. */
export function sayMissing(): void {
  const pageStatus = storage.getStore();
  if (pageStatus) pageStatus.isMissing = true;
}
