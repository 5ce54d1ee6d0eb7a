// A person's notifications, and the number of unread ones in the header.

import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { blockPerson, listBlocked, unblockPerson } from "@/lib/contracts/discussion";
import type { InputOf } from "@/lib/contracts/endpoint";
import {
  countUnread,
  listNotifications,
  type NotificationMail,
  readNotifications,
  setNotificationSettings,
  viewNotificationSettings,
} from "@/lib/contracts/notification";
import { type SocketClient, socketClient } from "@/lib/client/realtime/socket";
import { call } from "@/lib/client/transport/call";
import { reload } from "@/lib/client/transport/reload";
import { useIsSignedIn } from "@/stores/account/session";

const notificationKeys = {
  all: ["notifications"] as const,
  list: (input: InputOf<typeof listNotifications>) => [...notificationKeys.all, "list", input] as const,
  settings: () => [...notificationKeys.all, "settings"] as const,
  blocked: () => [...notificationKeys.all, "blocked"] as const,
};

/** Reloads when somebody has notified the person. */
export function useNotifications(input: InputOf<typeof listNotifications>, socket: SocketClient = socketClient) {
  const client = useQueryClient();
  const enabled = useIsSignedIn();
  useEffect(() => {
    if (!enabled) return;
    const stop = socket.on("notification", ({ isNew }) => {
      if (isNew) void reload(client, { queryKey: [...notificationKeys.all, "list"] });
    });
    const release = socket.hold();
    return () => {
      stop();
      release();
    };
  }, [client, enabled, socket]);
  return useQuery({
    queryKey: notificationKeys.list(input),
    queryFn: ({ signal }) => call(listNotifications, input, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
    enabled,
  });
}

/** Without ids all are read. */
export function useReadNotifications() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (notificationIds?: string[]) =>
      call(readNotifications, notificationIds ? { notificationIds } : {}, { isQuiet: true }),
    onSuccess: () => reload(client, { queryKey: [...notificationKeys.all, "list"] }),
  });
}

export function useNotificationSettings() {
  return useQuery({
    queryKey: notificationKeys.settings(),
    queryFn: ({ signal }) => call(viewNotificationSettings, {}, { signal, isQuiet: true }),
    enabled: useIsSignedIn(),
  });
}

export function useSetNotificationSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (mail: NotificationMail) => call(setNotificationSettings, { mail }),
    onSuccess: (settings) => client.setQueryData(notificationKeys.settings(), settings),
  });
}

export function useBlocked() {
  return useQuery({
    queryKey: notificationKeys.blocked(),
    queryFn: ({ signal }) => call(listBlocked, {}, { signal, isQuiet: true }),
    enabled: useIsSignedIn(),
  });
}

export function useBlock() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (authorId: string) => call(blockPerson, { authorId }),
    onSuccess: () => reload(client, { queryKey: notificationKeys.blocked() }),
  });
}

export function useUnblock() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (authorId: string) => call(unblockPerson, { authorId }),
    onSuccess: () => reload(client, { queryKey: notificationKeys.blocked() }),
  });
}

/**
 * Calls `onCount` with the number of unread notifications: now, and whenever it may have changed. Returns its end. A
 * failure leaves the number as it was; the header is no place for an error.
 */
export function watchUnread(onCount: (unread: number) => void, socket: SocketClient = socketClient): () => void {
  let isOver = false;
  async function count() {
    try {
      const { unread } = await call(countUnread, {}, { isQuiet: true });
      if (!isOver) onCount(unread);
    } catch {
      // The next event asks again.
    }
  }
  const stop = socket.on("notification", ({ isNew }) => {
    if (isNew) void count();
  });
  const release = socket.hold();
  void count();
  return () => {
    isOver = true;
    stop();
    release();
  };
}
