// Waits until the server has every change of a session.
import type { DocumentSession } from "@/lib/client/schematic/document-session";

const MAX_WAIT_MS = 15_000;

/** False where a change could not be saved, or not in time. */
export function saveNow(
  session: Pick<DocumentSession, "state" | "subscribe" | "retry">,
  maxWaitMs = MAX_WAIT_MS,
): Promise<boolean> {
  if (session.state.unsaved === 0) return Promise.resolve(true);
  if (session.state.save === "ended") return Promise.resolve(false);
  return new Promise((resolve) => {
    const end = (isSaved: boolean) => {
      clearTimeout(timer);
      unsubscribe();
      resolve(isSaved);
    };
    const timer = setTimeout(() => end(false), maxWaitMs);
    // States from before the retry do not count.
    const unsubscribe = session.subscribe(() => {
      const { save, unsaved } = session.state;
      if (unsaved === 0) end(true);
      else if (save === "offline" || save === "refused" || save === "ended") end(false);
    });
    session.retry();
  });
}
