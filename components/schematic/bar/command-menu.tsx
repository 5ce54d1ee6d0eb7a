"use client";
// A menu of the bar: a button, and the commands of a group with their keys.
import { useTranslations } from "next-intl";
import { useId, useRef, useState } from "react";
import { type CommandName, commandOf, isAvailable } from "@/components/schematic/commands/commands";
import { runCommand, useEditorPage, useKeyLabel } from "@/components/schematic/commands/use-commands";
import { focusStage } from "@/components/schematic/stage/stage-focus";
import { moveInMenu } from "@/components/ui/menu-keys";
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
        onKeyDown={moveInMenu}
      >
        {isOpen &&
          names.map((name) => (
            <CommandItem
              key={name}
              name={name}
              opensSection={commandOf(name).opensSection}
              onChoose={() => menu.current?.hidePopover()}
            />
          ))}
      </div>
    </>
  );
}

interface CommandItemProps {
  name: CommandName;
  /** A line stands above it. */
  opensSection?: boolean;
  onChoose: () => void;
}

export function CommandItem({ name, opensSection, onChoose }: CommandItemProps) {
  const t = useTranslations("schematic.commands");
  const page = useEditorPage();
  const keyLabel = useKeyLabel();
  const isOff = !isAvailable(name, page);
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      data-section={opensSection}
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
