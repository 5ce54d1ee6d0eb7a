"use client";
// Button that opens the assistant in a panel; the panel is loaded when it is pressed.
import { type ComponentType, type ReactNode, useRef, useState } from "react";
import type { WidgetPanelProps } from "@/components/chat/widget/widget-panel";
import type { MarketTag } from "@/lib/i18n/variants";
import styles from "./chat-widget.module.css";

interface ChatWidgetProps {
  tag: MarketTag;
  words: { open: string; loading: string; failed: string };
  /** Icon of the button. */
  children: ReactNode;
}

export function ChatWidget({ tag, words, children }: ChatWidgetProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [Panel, setPanel] = useState<ComponentType<WidgetPanelProps> | null>(null);
  const [state, setState] = useState<"closed" | "loading" | "failed" | "open">("closed");

  async function open() {
    setState("loading");
    try {
      const { WidgetPanel } = await import("@/components/chat/widget/widget-panel");
      setPanel(() => WidgetPanel);
      setState("open");
    } catch {
      setState("failed");
    }
  }
  function close() {
    setState("closed");
    button.current?.focus();
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${styles.button} needs-script no-print`}
        aria-label={words.open}
        title={words.open}
        aria-expanded={state === "open"}
        aria-busy={state === "loading" || undefined}
        onClick={() => void open()}
      >
        {children}
      </button>
      {(state === "loading" || state === "failed") && (
        <p className={styles.state} role="status">
          {words[state]}
        </p>
      )}
      {Panel && state === "open" && <Panel tag={tag} onClose={close} />}
    </>
  );
}
