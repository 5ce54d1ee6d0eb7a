"use client";
// A menu of the bar: a button, and the commands of a group with their keys.
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { type CommandName, isAvailable } from "@/components/schematic/commands/commands";
import { runCommand, useEditorPage, useKeyLabel } from "@/components/schematic/commands/use-commands";
import { focusStage } from "@/components/schematic/stage/stage-focus";
import styles from "./editor-bar.module.css";

interface CommandMenuProps {
  label: string;
  names: readonly CommandName[];
}

export function CommandMenu({ label, names }: CommandMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  function place(): void {
    const box = button.current?.getBoundingClientRect();
    if (!box || !menu.current) return;
    menu.current.style.left = `${Math.max(8, Math.min(box.left, innerWidth - 300))}px`;
    menu.current.style.top = `${box.bottom + 2}px`;
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        popoverTarget={id}
        className={styles.menuButton}
      >
        {label}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        className={styles.menu}
        onToggle={(event) => {
          const opens = event.newState === "open";
          setOpen(opens);
          if (!opens) return;
          place();
          menu.current?.querySelector<HTMLElement>("[role=menuitem]:not([aria-disabled])")?.focus();
        }}
        onKeyDown={moveFocus}
      >
        {isOpen &&
          names.map((name) => <CommandItem key={name} name={name} onChoose={() => menu.current?.hidePopover()} />)}
      </div>
    </>
  );
}

/** Arrow keys, Home and End within a menu; letters are left to the page. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=menuitem]")];
  const at = items.findIndex((item) => item === document.activeElement);
  const last = items.length - 1;
  const next = { ArrowDown: at >= last ? 0 : at + 1, ArrowUp: at <= 0 ? last : at - 1, Home: 0, End: last }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  items[next]?.focus();
}

export function CommandItem({ name, onChoose }: { name: CommandName; onChoose: () => void }) {
  const t = useTranslations("schematic.commands");
  const page = useEditorPage();
  const keyLabel = useKeyLabel();
  const isOff = !isAvailable(name, page);
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (isOff) return;
        onChoose();
        focusStage();
        runCommand(name, page);
      }}
    >
      {t(name)}
      {keyLabel(name) && <kbd aria-hidden="true">{keyLabel(name)}</kbd>}
    </button>
  );
}
