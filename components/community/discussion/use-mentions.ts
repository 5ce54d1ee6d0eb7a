"use client";
// Completion of a mention while it is typed: names below the text, chosen by keys or by click.
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { mentionAt } from "@/lib/core/discussion/mentions";
import { useMentionable } from "@/lib/client/discussion";

interface Completed {
  projectId: string;
  text: string;
  setText: (text: string) => void;
  area: RefObject<HTMLTextAreaElement | null>;
}

export function useMentions({ projectId, text, setText, area }: Completed) {
  const [cursor, setCursor] = useState(0);
  const [chosen, setChosen] = useState(0);
  /** Position at which completion was closed by Escape. */
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const mention = mentionAt(text, cursor);
  const isOpen = mention !== null && mention.start !== closedAt;
  const people = useMentionable(projectId, isOpen ? mention.keyword : null).data?.rows ?? [];
  const names = isOpen ? people.map(({ name }) => name) : [];
  const at = Math.min(chosen, names.length - 1);
  const nextCursor = useRef<number | null>(null);

  useEffect(() => {
    if (nextCursor.current === null) return;
    area.current?.setSelectionRange(nextCursor.current, nextCursor.current);
    nextCursor.current = null;
  }, [text, area]);

  function choose(name: string): void {
    if (!mention) return;
    const end = mention.start + name.length + 2;
    setText(`${text.slice(0, mention.start)}@${name} ${text.slice(cursor)}`);
    setCursor(end);
    nextCursor.current = end;
    area.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (names.length === 0) return;
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const name = names[at];
    if (step !== 0) setChosen((at + step + names.length) % names.length);
    else if (event.key === "Escape") setClosedAt(mention?.start ?? null);
    else if ((event.key === "Enter" || event.key === "Tab") && name !== undefined && !event.ctrlKey && !event.metaKey)
      choose(name);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    names,
    /** Index of the name that Enter takes. */
    chosen: at,
    choose,
    onKeyDown,
    moveCursor(to: number) {
      setCursor(to);
      setChosen(0);
    },
  };
}
