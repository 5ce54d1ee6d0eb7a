import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { reloadOrder } from "@/lib/client/order";
import { type SocketClient, socketClient } from "@/lib/client/realtime/socket";
import { useIsSignedIn } from "@/stores/account/session";
import { bomKeys } from "@/lib/client/bom";
import { reload } from "@/lib/client/transport/reload";

/** Reloads orders when the server reports a change. */
export function useOrderUpdates(socket: SocketClient = socketClient): void {
  const queryClient = useQueryClient();
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    if (!isSignedIn) return;
    const stop = socket.on("orderChanged", ({ orderId }) => reloadOrder(queryClient, orderId));
    const release = socket.hold();
    return () => {
      stop();
      release();
    };
  }, [socket, queryClient, isSignedIn]);
}

/** Reloads quotes when the server reports a change. */
export function useQuoteUpdates(socket: SocketClient = socketClient): void {
  const queryClient = useQueryClient();
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    if (!isSignedIn) return;
    const stop = socket.on("quoteChanged", () => void reload(queryClient, { queryKey: bomKeys.all }));
    const release = socket.hold();
    return () => {
      stop();
      release();
    };
  }, [socket, queryClient, isSignedIn]);
}
