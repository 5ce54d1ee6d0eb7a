"use client";
// The actions of this session: a click leads back to any of them, or forward again.
import { useFormatter, useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useDocument, useEditor } from "@/components/schematic/editor-context";
import { Dock } from "@/components/schematic/panels/dock";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import { restoreTo } from "@/lib/core/schematic/editor/restore";
import { subjectOf } from "@/lib/core/schematic/edit/diff-subject";
import { hasText } from "@/lib/base/has-text";
import styles from "./dock.module.css";

interface Step {
  readonly name: string;
  readonly names: readonly string[];
  readonly more: number;
}

/** All steps, oldest first, and how many of them are done. */
function stepsOf({ history }: SchematicEditor): { steps: readonly Step[]; done: number } {
  const entries = [...history.done, ...history.undone.toReversed()];
  return { steps: entries.map(({ name, diff }) => ({ name, ...subjectOf(diff) })), done: history.done.length };
}

export function HistoryPanel({ onClose }: { onClose: () => void }) {
  const t = useTranslations("schematic.history");
  const editor = useEditor();
  const { steps, done } = useDocument(stepsOf);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [done]);

  function press(event: KeyboardEvent): void {
    const goal = { ArrowUp: done - 1, ArrowDown: done + 1, Home: 0, End: steps.length }[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const to = Math.min(steps.length, Math.max(0, goal));
    restoreTo(editor, to);
    list.current?.querySelectorAll("button")[to]?.focus();
  }
  return (
    <Dock title={t("title")} onClose={onClose}>
      {steps.length === 0 && <p className={styles.none}>{t("none")}</p>}
      <ol ref={list} className={styles.steps} onKeyDown={press}>
        {[null, ...steps].map((step, at) => (
          <li key={at}>
            <button
              type="button"
              aria-current={at === done ? "step" : undefined}
              data-undone={at > done || undefined}
              disabled={editor.isReadOnly}
              onClick={() => restoreTo(editor, at)}
            >
              {step ? <StepText step={step} /> : <span>{t("start")}</span>}
            </button>
          </li>
        ))}
      </ol>
    </Dock>
  );
}

function StepText({ step: { name, names, more } }: { step: Step }) {
  const t = useTranslations("schematic.actions");
  const history = useTranslations("schematic.history");
  const format = useFormatter();
  const rest = more > 0 ? [history("more", { count: more })] : [];
  return (
    <>
      <span>{hasText(t, name) ? t(name) : name}</span>
      {names.length > 0 && <small>{format.list([...names, ...rest])}</small>}
    </>
  );
}
