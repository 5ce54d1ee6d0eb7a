"use client";
// Keeps the end of a growing list in view, as long as the reader is at its end.
import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** Distance in CSS pixels that still counts as the end. */
const NEAR_PX = 80;

export interface FollowEnd {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly isAtEnd: boolean;
  readonly onScroll: () => void;
  readonly toEnd: () => void;
}

/** `content` changes whenever the list grows, and is null while there is none; a new `asked` always leads to the end. */
export function useFollowEnd(content: unknown, asked: string | null): FollowEnd {
  const ref = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const [isAtEnd, setAtEnd] = useState(true);

  function toEnd(): void {
    if (ref.current) ref.current.scrollTop = ref.current.scrollHeight;
  }
  useLayoutEffect(() => {
    if (asked !== null) isFollowing.current = true;
  }, [asked]);
  useLayoutEffect(() => {
    if (content !== null && isFollowing.current) toEnd();
  }, [content, asked]);

  return {
    ref,
    isAtEnd,
    onScroll() {
      const node = ref.current;
      if (!node) return;
      isFollowing.current = node.scrollHeight - node.scrollTop - node.clientHeight <= NEAR_PX;
      setAtEnd(isFollowing.current);
    },
    toEnd,
  };
}
