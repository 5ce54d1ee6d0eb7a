// Orders that change while their page is open.

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { orderKeys } from "@/lib/client/order";
import { type SocketClient, socketClient } from "@/lib/client/socket";
import { useIsSignedIn } from "@/stores/session";
import { reload } from "@/lib/client/reload";

/** Loads lists and details of orders again whenever the server says that one has changed. */
export function useOrderNews(socket: SocketClient = socketClient): void {
  const queryClient = useQueryClient();
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    if (!isSignedIn) return;
    const stop = socket.on("orderChanged", ({ orderId }) => {
      void reload(queryClient, { queryKey: orderKeys.lists() });
      void reload(queryClient, { queryKey: orderKeys.detail(orderId) });
    });
    const release = socket.hold();
    return () => {
      stop();
      release();
    };
  }, [socket, queryClient, isSignedIn]);
}
