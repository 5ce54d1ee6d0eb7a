"use client";
// Text editor of a netlist as a part of the page; its module is loaded with the first one.
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { createSpiceEditor, type LineFinding, type SpiceEditor } from "@/components/spice-text/spice-editor";
import styles from "./spice-text.module.css";

export interface SpiceTextFieldProps {
  /** Text of the document; changes of others are merged with typed ones. */
  text: string;
  label: string;
  isReadOnly: boolean;
  findings: readonly LineFinding[];
  onEditor: (editor: SpiceEditor | null) => void;
  onTyped: () => void;
  onChange: (text: string) => void;
  onRun: () => void;
}

const PHRASES = [
  ...(["Find", "Replace", "next", "previous", "all", "match case", "regexp", "by word", "replace"] as const),
  ...(["replace all", "close", "current match", "on line", "Go to line", "go", "Completions", "Diagnostics"] as const),
  ...(["No diagnostics", "Control character"] as const),
] as const;

export function SpiceTextField(props: SpiceTextFieldProps) {
  const t = useTranslations("spiceText.phrases");
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<SpiceEditor | null>(null);
  const { text, findings, label, isReadOnly } = props;
  const typed = useEffectEvent(() => props.onTyped());
  const change = useEffectEvent((value: string) => props.onChange(value));
  const run = useEffectEvent(() => props.onRun());
  const create = useEffectEvent((parent: HTMLElement) =>
    createSpiceEditor(parent, {
      ...{ text, label, isReadOnly },
      phrases: Object.fromEntries(PHRASES.map((phrase) => [phrase, t(phrase)])),
      onTyped: () => typed(),
      onChange: (value) => change(value),
      onRun: () => run(),
    }),
  );
  const hand = useEffectEvent((made: SpiceEditor | null) => props.onEditor(made));
  // A layout effect ends before the document's session does, so that nothing typed is lost.
  useLayoutEffect(() => {
    if (!host.current) return;
    const made = create(host.current);
    editor.current = made;
    hand(made);
    const keep = () => made.flush();
    addEventListener("pagehide", keep);
    return () => {
      removeEventListener("pagehide", keep);
      editor.current = null;
      hand(null);
      made.destroy();
    };
  }, []);
  useEffect(() => editor.current?.receive(text), [text]);
  useEffect(() => editor.current?.show(findings), [findings]);
  return <div ref={host} className={styles.text} />;
}
