// Keys as text, "Ctrl+Shift+Z": letters in upper case, other keys by their names.

type KeyInput = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

/** Signs that need Shift on some keyboards only: Shift is no part of their name. */
const isSign = (key: string): boolean => key.length === 1 && !/[a-z0-9 ]/i.test(key);

export function keyOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyInput): string {
  const name = key === " " ? "Space" : key.length === 1 ? key.toUpperCase() : key;
  const parts = [ctrlKey || metaKey ? "Ctrl" : "", altKey ? "Alt" : "", shiftKey && !isSign(key) ? "Shift" : "", name];
  return parts.filter((part) => part !== "").join("+");
}

const SIGNS: Record<string, string> = {
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
  Escape: "Esc",
  Delete: "Del",
  Insert: "Ins",
  PageUp: "PgUp",
  PageDown: "PgDn",
  Backspace: "⌫",
};

/** As printed on buttons and lists; on a Mac Ctrl is Cmd. */
export const keyLabel = (key: string, isMac: boolean): string =>
  key
    .split(/\+(?=.)/)
    .map((part) => (part === "Ctrl" && isMac ? "⌘" : (SIGNS[part] ?? part)))
    .join(isMac ? "" : " ");
