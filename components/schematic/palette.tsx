"use client";
// The palette finds everything: commands, parts and nets of the drawing, symbols of the library.
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useDeferredValue, useId, useMemo, useRef, useState } from "react";
import { COMMAND_NAMES, isAvailable } from "@/components/schematic/commands/commands";
import { runCommand, useEditorPage, useKeyLabel } from "@/components/schematic/commands/use-commands";
import { useOpenProject } from "@/components/schematic/editor-context";
import { showObject } from "@/components/schematic/stage/show-place";
import { connectPins } from "@/lib/core/schematic/editor/connect-pins";
import { Modal } from "@/components/ui/modal";
import styles from "./palette.module.css";

interface Entry {
  readonly key: string;
  readonly kind: "command" | "part" | "net" | "connect";
  readonly label: string;
  readonly detail?: string;
  readonly run: () => void;
}

const MAX_SHOWN = 40;

/** A dialog gives the focus to the element with this attribute when it opens; React's property comes too early. */
const takeFocus = (field: HTMLInputElement | null): void => field?.setAttribute("autofocus", "");

export function Palette({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslations("schematic.palette");
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t("title")} kind="wide">
      <PaletteList onClose={onClose} />
    </Modal>
  );
}

function PaletteList({ onClose }: { onClose: () => void }) {
  const t = useTranslations("schematic.palette");
  const id = useId();
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const entries = useEntries(useDeferredValue(text.trim()));
  const shown = entries.slice(0, MAX_SHOWN);
  const chosen = Math.min(at, shown.length - 1);

  function run(entry: Entry | undefined): void {
    if (!entry) return;
    onClose();
    // The dialog gives the focus back first.
    requestAnimationFrame(entry.run);
  }
  function press(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && shown.length > 0) {
      const next = (chosen + step + shown.length) % shown.length;
      setAt(next);
      list.current?.children[next]?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter") run(shown[chosen]);
    else return;
    event.preventDefault();
  }
  return (
    <div className={styles.palette}>
      <input
        ref={takeFocus}
        type="search"
        role="combobox"
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={shown[chosen] ? `${id}-${chosen}` : undefined}
        aria-label={t("search")}
        placeholder={t("search")}
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
        }}
        onKeyDown={press}
      />
      <ul ref={list} id={id} role="listbox" aria-label={t("title")}>
        {shown.map((entry, index) => (
          <li
            key={entry.key}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === chosen}
            onClick={() => run(entry)}
            onPointerMove={() => setAt(index)}
          >
            <span>{entry.label}</span>
            <small>{entry.detail ?? t(`kinds.${entry.kind}`)}</small>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p>{t("none", { text: text.trim() })}</p>}
    </div>
  );
}

function useEntries(text: string): readonly Entry[] {
  const t = useTranslations("schematic");
  const page = useEditorPage();
  const project = useOpenProject();
  const keyLabel = useKeyLabel();
  const all = useMemo((): Entry[] => {
    const { editor } = project;
    const commands = COMMAND_NAMES.filter((name) => name !== "palette" && isAvailable(name, page)).map((name) => ({
      ...{ key: `command ${name}`, kind: "command" as const, label: t(`commands.${name}`), detail: keyLabel(name) },
      run: () => runCommand(name, page),
    }));
    const parts = editor.hierarchy.instances.flatMap(({ path, sheet }) =>
      [...editor.workspace.store.values()].flatMap((record) => {
        if (record.kind !== "component" || record.sheetId !== sheet.id) return [];
        const label = `${record.designators[path] ?? "?"} ${record.fields.value?.text ?? ""}`;
        const run = () => showObject(project, { id: record.id, path });
        return [{ key: `part ${path}${record.id}`, kind: "part" as const, label, run }];
      }),
    );
    const nets = editor.netlist.nets
      .filter(({ driver, name }) => driver !== null && name !== "")
      .map(({ name }) => ({
        ...{ key: `net ${name}`, kind: "net" as const, label: name, run: () => editor.highlight(name) },
      }));
    return [...commands, ...parts, ...nets];
  }, [page, project, t, keyLabel]);
  return useMemo(() => {
    if (text === "") return all;
    const words = text.toLowerCase().split(/\s+/);
    const found = all
      .map((entry) => ({ entry, rank: rank(entry.label.toLowerCase(), words) }))
      .filter(({ rank: value }) => value > 0)
      .toSorted((a, b) => b.rank - a.rank)
      .map(({ entry }) => entry);
    return [...connectEntries(text, project, (pins) => t("palette.connect", pins)), ...found];
  }, [all, text, project, t]);
}

/** 0 unless all words are found; words at the start count most. */
function rank(label: string, words: readonly string[]): number {
  let sum = 0;
  for (const word of words) {
    const at = label.indexOf(word);
    if (at < 0) return 0;
    sum += at === 0 ? 3 : /\W/.test(label.charAt(at - 1)) ? 2 : 1;
  }
  return sum / label.length ** 0.1;
}

const PIN = /[A-Z]+\d+[A-Z]?\.\w+/gi;

function pinOf(text: string | undefined): { designator: string; number: string } | null {
  const [designator, number] = text?.split(".") ?? [];
  return designator && number ? { designator: designator.toUpperCase(), number } : null;
}

/** "connect U3.13 to C4.1" draws the wire. */
function connectEntries(
  text: string,
  { editor }: ReturnType<typeof useOpenProject>,
  label: (pins: { from: string; to: string }) => string,
): Entry[] {
  const [from, to] = (text.match(PIN) ?? []).map(pinOf);
  if (!from || !to || editor.isReadOnly) return [];
  const words = label({ from: `${from.designator}.${from.number}`, to: `${to.designator}.${to.number}` });
  return [{ key: "connect", kind: "connect", label: words, run: () => connectPins(editor, from, to) }];
}
