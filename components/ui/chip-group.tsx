"use client";
// Radio group of chips with price effects, or reasons why they are unavailable.
import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { DrawnIcon } from "@/components/icons/drawn-icon";
import { cx } from "@/components/ui/cx";
import styles from "./chip-group.module.css";

export interface ChipOption<V extends string | number | boolean> {
  value: V;
  label: string;
  /** Second line: the price effect; may be empty. */
  effect?: ReactNode;
  /** Color swatch before the label, a CSS color or token. */
  swatch?: string;
  /** Disables the option: one sentence with the reason. */
  disabledReason?: string;
}

interface ChipGroupProps<V extends string | number | boolean> {
  label: string;
  options: readonly ChipOption<V>[];
  value: V | undefined;
  onChange: (value: V) => void;
  onBlur?: () => void;
  isLabelHidden?: boolean;
  /** From a surrounding form field. */
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

  // Arrows reach disabled chips too, so that screen readers announce their reasons.
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
              {/* The space separates label and effect for screen readers. */}
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
