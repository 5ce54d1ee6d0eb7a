// The context of a request by a visitor, for services that are called without HTTP.

import { newId } from "@/lib/server/ids";
import type { RequestContext, Viewer } from "@/lib/server/http/context";

type Given = Partial<Pick<RequestContext, "locale" | "area" | "viewer" | "now">>;

export function visitorContext({ locale = "en", area = "en-US", viewer = null, now }: Given = {}): RequestContext {
  const visitorHash = newId();
  return {
    ...{ viewer, visitorHash, area, locale },
    owner: () =>
      viewer === null ? { accountId: null, visitorHash } : { accountId: viewer.accountId, visitorHash: null },
    device: { idFor: () => null, remember: () => {}, setCookie: () => null },
    ...{ ip: "203.0.113.7", userAgent: "test", requestId: newId(), idempotencyKey: null },
    request: new Request("http://localhost:3000/"),
    now: now ?? new Date("2026-11-21T04:00:00Z"),
  };
}

export const signedIn = (accountId: string): Viewer => ({
  ...{ accountId, sessionId: newId(), isStaff: false, contactConfirmed: true },
});
