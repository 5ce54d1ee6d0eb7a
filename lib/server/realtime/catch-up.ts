// After events were lost between processes: the connected are told to read again what they show.

import type { Server } from "socket.io";
import type { Deps } from "@/lib/server/deps";
import { discussionRoom, watchedProject } from "./discussion-rooms";
import { checkRoom, joinedProject, projectRoom, tellState } from "./project-rooms";
import { SERVER_EVENTS } from "./publish";

/**
 * Sessions need nothing: each message of a socket, and each beat, asks for its session anew. Pages of single orders are
 * right at their next load.
 */
export async function catchUp(deps: Deps, io: Server, staffRoom: string): Promise<void> {
  const tell = (room: string | null, event: number, data: Record<string, unknown>) =>
    (room === null ? io : io.to(room)).emit("message", { event, data });
  const sockets = [...io.of("/").sockets.values()];
  tell(null, SERVER_EVENTS.notification, { isNew: true });
  tell(staffRoom, SERVER_EVENTS.adminChanged, {});
  const discussions = new Set(sockets.flatMap((socket) => watchedProject(socket) ?? []));
  for (const projectId of discussions)
    tell(discussionRoom(projectId), SERVER_EVENTS.discussionChanged, { projectId, commentsId: null });
  const projects = new Set(sockets.flatMap((socket) => joinedProject(socket) ?? []));
  for (const projectId of projects) {
    await checkRoom(deps, io, projectId);
    await tellState(deps, io, projectId);
    tell(projectRoom(projectId), SERVER_EVENTS.projectCommented, { projectId });
  }
}
