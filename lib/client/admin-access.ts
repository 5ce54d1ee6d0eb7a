// Opens the admin to staff whose browser has a session but no admin cookie yet.

import { viewAdmin } from "@/lib/contracts/ops";
import { call } from "@/lib/client/transport/call";
import { currentToken } from "@/lib/client/transport/end-session";
import { ADMIN_TRIED_KEY, sessionEntries } from "@/stores/drafts/browser-storage";

/**
 * Resolves to true if the server has just given this browser the admin cookie, so that the page can be loaded again. Each
 * token is tried once per tab: a browser that refuses cookies would load the page forever.
 */
export async function obtainAdminCookie(): Promise<boolean> {
  const token = currentToken();
  if (token === null || sessionEntries.read(ADMIN_TRIED_KEY) === token) return false;
  const isStaff = await call(viewAdmin, {}, { isQuiet: true }).then(
    () => true,
    () => false,
  );
  // The call may have renewed the token.
  sessionEntries.write(ADMIN_TRIED_KEY, currentToken());
  return isStaff;
}
