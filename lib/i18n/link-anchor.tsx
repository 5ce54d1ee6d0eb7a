"use client";
// Client side of a link: navigates in the app, or loads the whole page for /order.
import { useRouter } from "next/navigation";
import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { isExternal, isOrderPath } from "@/lib/i18n/href";
import { forgetCarriedFile } from "@/lib/i18n/leave";
import { announceNavigation } from "@/lib/i18n/navigation-events";

type LinkAnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** An anchor whose `href` already carries its prefix. */
export function LinkAnchor({ href, onClick, ...rest }: LinkAnchorProps) {
  const router = useRouter();
  const isInApp = rest.target !== "_blank" && !isExternal(href) && !href.startsWith("#");

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || !isInApp || rest.download !== undefined) return;
    announceNavigation(href);
    if (isOrderPath(href)) return forgetCarriedFile(sessionStorage);
    event.preventDefault();
    router.push(href);
  }

  const isPrefetched = isInApp && !isOrderPath(href);
  return (
    <a {...rest} href={href} onClick={follow} onPointerEnter={isPrefetched ? () => router.prefetch(href) : undefined} />
  );
}
