"use client";
// The commands for buttons, menus and keys of the page.
import { createContext, use, useCallback, useEffect, useEffectEvent } from "react";
import type { EditorPage } from "@/components/schematic/commands/command";
import { type CommandName, commandOf, isAvailable, nudgeOrMove } from "@/components/schematic/commands/commands";
import { copiedText, picturesOf } from "@/components/schematic/commands/clipboard";
import { findCommand, type KeyChoice, keysOf } from "@/components/schematic/commands/key-choice";
import { keyLabel, keyOf } from "@/components/schematic/commands/keys";
import { useKeyChoice } from "@/components/schematic/commands/use-key-choice";
import { STAGE_ID } from "@/components/schematic/stage/stage-focus";
import { deleteSelection } from "@/lib/core/schematic/editor/actions";
import type { ToolKey } from "@/lib/core/schematic/editor/tool";

export const PageContext = createContext<EditorPage | null>(null);

export function useEditorPage(): EditorPage {
  const page = use(PageContext);
  if (!page) throw new Error("commands are used outside the editor");
  return page;
}

export const isMac = (): boolean => typeof navigator !== "undefined" && /mac|iphone|ipad/i.test(navigator.userAgent);

/** Label of a command's first key; undefined without one. */
export function useKeyLabel(): (name: CommandName) => string | undefined {
  const keys = useKeyChoice();
  return useCallback(
    (name) => {
      const [key] = keysOf(name, keys);
      return key === undefined ? undefined : keyLabel(key, isMac());
    },
    [keys],
  );
}

export function runCommand(name: CommandName, page: EditorPage): void {
  if (isAvailable(name, page)) commandOf(name).perform(page);
}

const TYPING = "input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable]";
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const TEN = 10;
/** Keys of the tool at work come first: Enter ends a wire, Backspace takes a corner back. */
const TOOL_KEYS: Record<string, ToolKey> = { Backspace: "back" };

/** Searches open from fields as well, in place of the browser's own; what a dialog covers stays closed. */
const opensAnywhere = (name: CommandName | undefined): boolean =>
  name === "palette" || (name === "find" && !isCovered());

/** By a dialog, which need not have the focus: it falls to the body with an element that is removed. */
const isCovered = (): boolean => document.querySelector("dialog[open]") !== null;

/** Takes a key of the page; false if it is none of the editor's. */
function takeKey(event: KeyboardEvent, page: EditorPage, keys: KeyChoice): boolean {
  const target = event.target instanceof Element ? event.target : null;
  const isOnSheet = (target?.id === STAGE_ID || target === document.body) && !isCovered();
  const key = keyOf(event);
  const name = findCommand(key, { keys, isOnSheet });
  // Fields, dialogs and lists have keys of their own.
  const hasOwnKeys = target?.closest(`${TYPING}, [role=menu], [role=listbox]`) || isCovered();
  if (hasOwnKeys && !opensAnywhere(name)) return false;
  const step = ARROWS[event.key];
  if (step && isOnSheet && !event.ctrlKey && !event.altKey) {
    const by = event.shiftKey ? TEN : 1;
    if (!nudgeOrMove(page, step[0] * by, step[1] * by)) page.moveCursor(step[0] * by, step[1] * by);
    return true;
  }
  const toolKey = TOOL_KEYS[key];
  if (toolKey && isOnSheet && page.editor.toolKey(toolKey)) return true;
  // The browser's own events carry the clipboard without asking for a permission.
  if (!name || CLIPBOARD.has(name)) return false;
  runCommand(name, page);
  return true;
}

const CLIPBOARD: ReadonlySet<CommandName> = new Set(["copy", "cut", "paste"]);

/** Copying, cutting and pasting by the browser's keys and menus, while no text is selected or written. */
function useClipboard({ editor, pasteText }: EditorPage): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(TYPING) || isCovered() || !event.clipboardData) return;
    if (event.type === "paste") pasteText(event.clipboardData.getData("text/plain"), picturesOf(event.clipboardData));
    else {
      const text = copiedText(editor);
      if (text === null || getSelection()?.isCollapsed === false) return;
      event.clipboardData.setData("text/plain", text);
      if (event.type === "cut") deleteSelection(editor);
    }
    event.preventDefault();
  });
  useEffect(() => {
    const ending = new AbortController();
    const listener = (event: ClipboardEvent) => take(event);
    for (const name of ["copy", "cut", "paste"] as const)
      document.addEventListener(name, listener, { signal: ending.signal });
    return () => ending.abort();
  }, []);
}

export function useKeys(page: EditorPage): void {
  const keys = useKeyChoice();
  useClipboard(page);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (takeKey(event, page, keys)) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}
