"use client";
// Link to the notifications with the number of unread ones, for the signed-in. Their code is loaded after the page.
import { useEffect, useState } from "react";
import { Icon } from "@/components/icons/icon";
import { LinkAnchor } from "@/lib/i18n/link-anchor";
import { useIsSignedIn } from "@/stores/account/session";
import styles from "./notification-bell.module.css";

/** A higher number would not fit. */
const MAX_SHOWN = 99;

interface NotificationBellProps {
  label: string;
  href: string;
}

export function NotificationBell({ label, href }: NotificationBellProps) {
  const isSignedIn = useIsSignedIn();
  return isSignedIn ? <Bell label={label} href={href} /> : null;
}

function Bell({ label, href }: NotificationBellProps) {
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    let isLeft = false;
    let stop: (() => void) | undefined;
    void import("@/lib/client/notification").then(({ watchUnread }) => {
      if (!isLeft) stop = watchUnread(setUnread);
    });
    return () => {
      isLeft = true;
      stop?.();
    };
  }, []);
  const shown = unread > MAX_SHOWN ? `${MAX_SHOWN}+` : String(unread);
  return (
    <LinkAnchor
      className={styles.bell}
      href={href}
      aria-label={unread > 0 ? `${label} (${shown})` : label}
      title={label}
    >
      <Icon name="bell" />
      {unread > 0 && (
        <span className="num" aria-hidden>
          {shown}
        </span>
      )}
    </LinkAnchor>
  );
}
