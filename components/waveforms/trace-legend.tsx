"use client";
// Names of the traces of a pane with their inks, and the field that adds one.
import { useTranslations } from "next-intl";
import { useId, useState, type FormEvent } from "react";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import type { DrawnTrace } from "@/components/waveforms/drawn-traces";
import type { TraceStyle } from "@/components/waveforms/trace-style";
import type { ExpressionFailure } from "@/lib/core/waveform/expression/failure";
import type { PaneSetup } from "@/components/waveforms/viewer-state";
import styles from "./waveforms.module.css";

export function TraceInk({ color, dash, width }: TraceStyle) {
  return (
    <svg width={24} height={8} aria-hidden="true" className={styles.ink}>
      <path d="M0 4h24" fill="none" stroke={`var(${color})`} strokeWidth={width} strokeDasharray={dash.join(" ")} />
    </svg>
  );
}

export function TraceLegend({
  traces,
  pane,
  onRemove,
}: {
  traces: readonly DrawnTrace[];
  pane: PaneSetup;
  onRemove: (trace: number) => void;
}) {
  const t = useTranslations("waveforms.trace");
  return (
    <ul className={styles.legend}>
      {pane.traces.map((trace) => (
        <li key={trace.id}>
          {traces
            .filter(({ traceId }) => traceId === trace.id)
            .map((drawn) => (
              <span key={drawn.key} className={styles.legendName}>
                <TraceInk {...drawn.style} />
                {drawn.name}
              </span>
            ))}
          <Button
            variant="quiet"
            size="sm"
            isIconOnly
            aria-label={t("remove", { name: trace.expression })}
            onClick={() => onRemove(trace.id)}
          >
            <Icon name="close" size={16} />
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface AddTraceProps {
  /** Names that can be chosen. */
  names: readonly string[];
  /** Null if the trace was added. */
  onAdd: (expression: string) => ExpressionFailure | null;
}

export function AddTrace({ names, onAdd }: AddTraceProps) {
  const t = useTranslations("waveforms");
  const id = useId();
  const [text, setText] = useState("");
  const [failure, setFailure] = useState<ExpressionFailure | null>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const failed = onAdd(text);
    setFailure(failed);
    if (!failed) setText("");
  };
  return (
    <form className={styles.add} onSubmit={submit}>
      <label htmlFor={id} className="visually-hidden">
        {t("trace.expression")}
      </label>
      <Field
        id={id}
        list={`${id}-names`}
        value={text}
        placeholder={t("trace.placeholder")}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={failure ? true : undefined}
        aria-describedby={failure ? `${id}-error` : undefined}
        onChange={(event) => {
          setText(event.target.value);
          setFailure(null);
        }}
      />
      <datalist id={`${id}-names`}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Button type="submit" size="md">
        {t("trace.add")}
      </Button>
      {failure && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {t(`errors.${failure.code}`, { text: failure.text, at: failure.at + 1 })}
        </p>
      )}
    </form>
  );
}
