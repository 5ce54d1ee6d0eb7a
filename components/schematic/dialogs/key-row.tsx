"use client";
// A command with its keys; while it waits, the next key that is pressed becomes its own.
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useState } from "react";
import { Icon } from "@/components/icons/icon";
import type { CommandName } from "@/components/schematic/commands/commands";
import {
  assignKey,
  holderOf,
  isFixed,
  type KeyRefusal,
  keysOf,
  refusalOf,
  resetKeys,
} from "@/components/schematic/commands/key-choice";
import { keyLabel, keyOf } from "@/components/schematic/commands/keys";
import { isMac } from "@/components/schematic/commands/use-commands";
import { setKeyChoice, useKeyChoice } from "@/components/schematic/commands/use-key-choice";
import { Button } from "@/components/ui/button";
import styles from "./keys-dialog.module.css";

interface KeyRowProps {
  name: CommandName;
  isChanging: boolean;
  onChange: () => void;
  onEnd: () => void;
}

export function KeyRow({ name, isChanging, onChange, onEnd }: KeyRowProps) {
  const t = useTranslations("schematic");
  const choice = useKeyChoice();
  const command = t(`commands.${name}`);
  if (isChanging)
    return (
      <li className={styles.changing}>
        <span>{command}</span>
        <KeyCapture name={name} onEnd={onEnd} />
      </li>
    );
  const isChanged = choice.changed[name] !== undefined;
  return (
    <li>
      <span>{command}</span>
      <span className={styles.keys}>
        {keysOf(name, choice).map((key) => (
          <kbd key={key} data-changed={isChanged || undefined}>
            {keyLabel(key, isMac())}
          </kbd>
        ))}
      </span>
      <span className={styles.buttons}>
        {isChanged && (
          <button
            type="button"
            aria-label={t("keys.reset", { command })}
            title={t("keys.reset", { command })}
            onClick={() => setKeyChoice(resetKeys(choice, name))}
          >
            <Icon name="undo" size={16} />
          </button>
        )}
        {!isFixed(name) && (
          <button
            type="button"
            aria-label={t("keys.change", { command })}
            title={t("keys.change", { command })}
            onClick={onChange}
          >
            <Icon name="edit" size={16} />
          </button>
        )}
      </span>
    </li>
  );
}

const takeFocus = (element: HTMLElement | null): void => element?.focus();

const MODIFIERS: ReadonlySet<string> = new Set(["Control", "Shift", "Alt", "Meta", "AltGraph", "CapsLock", "Dead"]);

interface Pressed {
  readonly key: string;
  readonly refusal: KeyRefusal | null;
  readonly holder: CommandName | undefined;
}

/** Waits for a key; names whoever has it, and takes it over when told to. */
function KeyCapture({ name, onEnd }: { name: CommandName; onEnd: () => void }) {
  const t = useTranslations("schematic");
  const choice = useKeyChoice();
  const [pressed, setPressed] = useState<Pressed | null>(null);

  function give(key: string | null): void {
    setKeyChoice(assignKey(choice, name, key));
    onEnd();
  }
  function press(event: KeyboardEvent): void {
    event.preventDefault();
    event.stopPropagation();
    if (MODIFIERS.has(event.key) || event.nativeEvent.isComposing) return;
    if (event.key === "Escape") return onEnd();
    const key = keyOf(event.nativeEvent);
    const [refusal, holder] = [refusalOf(key), holderOf(key, name, choice)];
    if (refusal === null && holder === undefined) give(key);
    else setPressed({ key, refusal, holder });
  }
  return (
    <div className={styles.capture}>
      <div
        ref={takeFocus}
        role="textbox"
        aria-label={t("keys.press")}
        aria-readonly="true"
        tabIndex={0}
        className={styles.box}
        onKeyDown={press}
      >
        {pressed ? keyLabel(pressed.key, isMac()) : t("keys.press")}
      </div>
      <p role="status">
        {pressed?.refusal && t(`keys.refusals.${pressed.refusal}`)}
        {pressed && !pressed.refusal && pressed.holder && t("keys.taken", { command: t(`commands.${pressed.holder}`) })}
      </p>
      <div className={styles.actions}>
        {pressed && !pressed.refusal && (
          <Button size="sm" variant="primary" onClick={() => give(pressed.key)}>
            {t("keys.takeOver")}
          </Button>
        )}
        {keysOf(name, choice).length > 0 && (
          <Button size="sm" variant="quiet" onClick={() => give(null)}>
            {t("keys.remove")}
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={onEnd}>
          {t("keys.cancel")}
        </Button>
      </div>
    </div>
  );
}
