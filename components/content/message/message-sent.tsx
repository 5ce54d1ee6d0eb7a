"use client";
// In place of a form whose message was sent.
import { useEffect, useRef } from "react";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import styles from "./message-form.module.css";

interface MessageSentProps {
  title: string;
  text: string;
  another: string;
  onAnother: () => void;
}

export function MessageSent({ title, text, another, onAnother }: MessageSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.sent} role="status">
      <Icon name="ok" size={40} />
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      <Button onClick={onAnother}>{another}</Button>
    </div>
  );
}
