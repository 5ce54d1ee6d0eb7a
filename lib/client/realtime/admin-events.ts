// Updates of the admin over the socket.

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { opsKeys } from "@/lib/client/ops";
import { reload } from "@/lib/client/transport/reload";
import { type SocketClient, socketClient } from "@/lib/client/realtime/socket";
import { useIsSignedIn } from "@/stores/account/session";

/** Several changes of one transaction arrive as several messages; they cause one reload. */
const BURST_MS = 250;

/** Reloads lists, counts and the open record when the server reports a change. */
export function useAdminEvents(socket: SocketClient = socketClient): void {
  const queryClient = useQueryClient();
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    if (!isSignedIn) return;
    let pending: ReturnType<typeof setTimeout> | undefined;
    const stop = socket.on("adminChanged", () => {
      clearTimeout(pending);
      pending = setTimeout(() => void reload(queryClient, { queryKey: opsKeys.all }), BURST_MS);
    });
    const release = socket.hold();
    return () => {
      clearTimeout(pending);
      stop();
      release();
    };
  }, [socket, queryClient, isSignedIn]);
}
