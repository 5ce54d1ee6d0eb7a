// Rooms of open discussions: whoever reads the page of a published project hears of new comments.

import type { Socket } from "socket.io";
import { z } from "zod";
import { findPublished } from "@/lib/server/community/discussion/publication";
import type { Deps } from "@/lib/server/deps";

/** Number of the client's event (docs/decisions/wire.md, Socket). */
export const WATCH_DISCUSSION = 24;

const watchData = z.nullable(z.object({ projectId: z.string().max(64) }));

/** The project whose discussion the socket watches. */
export const watchedProject = (socket: Socket): string | null =>
  (socket.data as { discussion?: string | null }).discussion ?? null;

export const discussionRoom = (projectId: string): string => `discussion:${projectId}`;

/** The room of the discussion that the socket watches; it stays when the rooms of its account change. */
export function watchedRoom(socket: Socket): string | null {
  const projectId = watchedProject(socket);
  return projectId && discussionRoom(projectId);
}

/** One discussion per socket; null ends it. A project that is not published has none. */
export async function watchDiscussion({ db }: Pick<Deps, "db">, socket: Socket, raw: unknown): Promise<void> {
  const parsed = watchData.safeParse(raw);
  if (!parsed.success) return void socket.disconnect(true);
  const previous = watchedRoom(socket);
  if (previous) await socket.leave(previous);
  const projectId = parsed.data?.projectId ?? null;
  const isRead = projectId !== null && (await findPublished(db, projectId)) !== null;
  (socket.data as { discussion?: string | null }).discussion = isRead ? projectId : null;
  if (isRead) await socket.join(discussionRoom(projectId));
}
