"use client";
// Text of an unsent comment, kept on this device until it is posted.
import { useEffect, useState } from "react";
import { type Drafts, drafts } from "@/stores/drafts/draft";

const readText = (stored: unknown): string | null => (typeof stored === "string" ? stored : null);

/** `place` is the comment that is answered or edited; "new" for a new one. */
export const draftKey = (projectId: string, place: string): string => `comment:${projectId}:${place}`;

interface CommentDraft {
  text: string;
  setText: (text: string) => void;
  /** The text was posted. */
  clear: () => void;
}

export function useCommentDraft(key: string, initial: string, store: Drafts = drafts): CommentDraft {
  const [text, setText] = useState(initial);
  useEffect(() => {
    let isLeft = false;
    void store.find(key, readText).then((kept) => {
      if (!isLeft && kept !== null) setText((typed) => (typed === initial ? kept : typed));
    });
    return () => {
      isLeft = true;
    };
  }, [key, initial, store]);
  return {
    text,
    setText(next) {
      setText(next);
      void (next === initial ? store.forget(key) : store.keep(key, next));
    },
    clear() {
      setText("");
      void store.forget(key);
    },
  };
}
