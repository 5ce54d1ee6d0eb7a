"use client";
// A choice of one among chips; each says what it does to the price, or why it cannot be chosen.
import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { DrawnIcon } from "@/components/icons/drawn-icon";
import { cx } from "@/components/ui/cx";
import styles from "./chip-group.module.css";

export interface ChipOption<V extends string | number | boolean> {
  value: V;
  label: string;
  /** Line two: the effect on the price in words; may come to nothing. */
  effect?: ReactNode;
  /** A colour to show before the label, as a CSS colour or token. */
  swatch?: string;
  /** Present when the option cannot be chosen: one sentence that says why. */
  disabledReason?: string;
}

interface ChipGroupProps<V extends string | number | boolean> {
  label: string;
  options: readonly ChipOption<V>[];
  value: V | undefined;
  onChange: (value: V) => void;
  onBlur?: () => void;
  isLabelHidden?: boolean;
  /** From a form field around it. */
  describedBy?: string;
  isInvalid?: boolean;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function ChipGroup<V extends string | number | boolean>(props: ChipGroupProps<V>) {
  "use memo";
  const { label, options, value, onChange, onBlur, isLabelHidden = true, describedBy, isInvalid } = props;
  const id = useId();
  const chips = useRef<(HTMLButtonElement | null)[]>([]);
  const chosen = options.findIndex((option) => option.value === value);
  const firstEnabled = options.findIndex((option) => option.disabledReason === undefined);
  const tabStop = chosen >= 0 ? chosen : Math.max(0, firstEnabled);
  const reasons = [...new Set(options.flatMap((option) => option.disabledReason ?? []))];

  function choose(option: ChipOption<V> | undefined) {
    if (option && option.disabledReason === undefined && option.value !== value) onChange(option.value);
  }

  // Arrows reach the disabled chips too, so that their reason is heard.
  function move(event: KeyboardEvent, at: number) {
    const step = STEPS[event.key];
    const target = event.key === "Home" ? 0 : event.key === "End" ? options.length - 1 : step && at + step;
    if (target === undefined) return;
    event.preventDefault();
    const next = (target + options.length) % options.length;
    chips.current[next]?.focus();
    choose(options[next]);
  }

  return (
    <div>
      <div id={`${id}-label`} className={isLabelHidden ? "visually-hidden" : styles.label}>
        {label}
      </div>
      <div
        role="radiogroup"
        className={styles.chips}
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
      >
        {options.map((option, at) => {
          const reason = option.disabledReason;
          return (
            <button
              key={String(option.value)}
              ref={(node) => {
                chips.current[at] = node;
              }}
              type="button"
              role="radio"
              className={styles.chip}
              aria-checked={at === chosen}
              aria-disabled={reason !== undefined || undefined}
              aria-describedby={reason === undefined ? undefined : `${id}-why-${reasons.indexOf(reason)}`}
              tabIndex={at === tabStop ? 0 : -1}
              onClick={() => choose(option)}
              onKeyDown={(event) => move(event, at)}
              onBlur={onBlur}
            >
              <span>
                {option.swatch && <i className={styles.swatch} style={{ background: option.swatch }} />}
                {option.label}
              </span>
              {/* The space keeps label and effect apart for those who hear them. */}
              {option.effect && (
                <>
                  {" "}
                  <small>{option.effect}</small>
                </>
              )}
            </button>
          );
        })}
      </div>
      {reasons.map((reason, at) => (
        <p key={reason} id={`${id}-why-${at}`} className={cx(styles.why, "why")}>
          <DrawnIcon name="info" size={16} />
          {reason}
        </p>
      ))}
    </div>
  );
}
