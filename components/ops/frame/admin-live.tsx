"use client";
// Keeps the admin up to date: reloads what the server reports as changed, and counts open work in the tab's title.
import { useEffect } from "react";
import { useAdminEvents } from "@/lib/client/realtime/admin-events";
import { useAdminOverview } from "@/lib/client/ops";

const BADGE = /^\(\d+\+?\) /;
const MAX_BADGE = 99;

/** Title with the count in front; without one for zero. */
export function badgedTitle(title: string, count: number): string {
  const own = title.replace(BADGE, "");
  if (count === 0) return own;
  return `(${count > MAX_BADGE ? `${MAX_BADGE}+` : count}) ${own}`;
}

/** The router sets the title on every navigation, after which the badge is restored. */
function useTitleBadge(count: number): void {
  useEffect(() => {
    const write = () => {
      const next = badgedTitle(document.title, count);
      if (document.title !== next) document.title = next;
    };
    write();
    const observer = new MutationObserver(write);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      document.title = badgedTitle(document.title, 0);
    };
  }, [count]);
}

export function AdminLive() {
  useAdminEvents();
  const { data } = useAdminOverview();
  useTitleBadge(data?.figures.todo ?? 0);
  return null;
}
