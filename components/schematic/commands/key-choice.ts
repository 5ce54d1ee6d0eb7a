// Keys of the commands: those of a preset, and those that the user has changed on this device.
import { type CommandName, COMMAND_NAMES, commandOf } from "@/components/schematic/commands/commands";

export const PRESETS = ["kicad", "easyeda"] as const;
export type Preset = (typeof PRESETS)[number];

export interface KeyChoice {
  readonly preset: Preset;
  /** Keys in place of those of the preset; none for a command that lost its key to another. */
  readonly changed: Readonly<Partial<Record<CommandName, readonly string[]>>>;
}

export const USUAL_KEYS: KeyChoice = { preset: "kicad", changed: {} };

const presetKeys = (name: CommandName, preset: Preset): readonly string[] => {
  const { keys, easyEda } = commandOf(name);
  return preset === "easyeda" ? (easyEda ?? keys) : keys;
};

export const keysOf = (name: CommandName, { preset, changed }: KeyChoice): readonly string[] =>
  changed[name] ?? presetKeys(name, preset);

/** The command of a key; those of the sheet only while it has the focus. */
export function findCommand(
  key: string,
  { keys, isOnSheet }: { keys: KeyChoice; isOnSheet: boolean },
): CommandName | undefined {
  return COMMAND_NAMES.find((name) => keysOf(name, keys).includes(key) && (isOnSheet || !commandOf(name).isOnSheet));
}

/** Commands whose keys stay: the page, the browser's clipboard or the tool in use read them directly. */
const FIXED: ReadonlySet<CommandName> = new Set<CommandName>([
  ...(["escape", "cut", "copy", "paste", "press", "back"] as const),
  ...(["cursorLeft", "cursorRight", "cursorUp", "cursorDown"] as const),
]);

export const isFixed = (name: CommandName): boolean => FIXED.has(name);

/** Keys that browsers keep for windows and tabs, or that a page cannot do without. */
const BROWSER_KEYS: ReadonlySet<string> = new Set([
  ...[
    "Ctrl+W",
    "Ctrl+T",
    "Ctrl+N",
    "Ctrl+Shift+N",
    "Ctrl+Shift+W",
    "Ctrl+Shift+T",
    "Ctrl+Tab",
    "Ctrl+Shift+Tab",
    "Ctrl+F4",
  ],
  ...["Alt+F4", "Ctrl+R", "Ctrl+Shift+R", "Alt+D", "F6", "F12", "Ctrl+Shift+I", "Ctrl+Q", "Ctrl+Shift+Q"],
  ...["Ctrl+PageUp", "Ctrl+PageDown", "Alt+ArrowLeft", "Alt+ArrowRight", "Alt+Home", "Tab", "Shift+Tab", "Escape"],
  ...Array.from({ length: 9 }, (_, at) => `Ctrl+${at + 1}`),
]);

const isOfPage = (key: string): boolean =>
  COMMAND_NAMES.some((name) => isFixed(name) && commandOf(name).keys.includes(key));

export type KeyRefusal = "browser" | "page";

/** Why a key cannot be given to a command; null where it can. */
export function refusalOf(key: string): KeyRefusal | null {
  if (BROWSER_KEYS.has(key)) return "browser";
  return isOfPage(key) ? "page" : null;
}

/** The other command that has the key. */
export const holderOf = (key: string, name: CommandName, keys: KeyChoice): CommandName | undefined =>
  COMMAND_NAMES.find((other) => other !== name && keysOf(other, keys).includes(key));

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((key, at) => key === b[at]);

function withKeys(choice: KeyChoice, name: CommandName, keys: readonly string[]): KeyChoice {
  const { [name]: _before, ...changed } = choice.changed;
  if (isSame(keys, presetKeys(name, choice.preset))) return { ...choice, changed };
  return { ...choice, changed: { ...changed, [name]: keys } };
}

/** Gives the key to a command in place of its others; whoever had it loses it. */
export function assignKey(choice: KeyChoice, name: CommandName, key: string | null): KeyChoice {
  const given = withKeys(choice, name, key === null ? [] : [key]);
  if (key === null) return given;
  const others = COMMAND_NAMES.filter((other) => other !== name && keysOf(other, given).includes(key));
  return others.reduce(
    (before, other) =>
      withKeys(
        before,
        other,
        keysOf(other, before).filter((each) => each !== key),
      ),
    given,
  );
}

/** The preset's keys again, unless another command has been given one of them. */
export function resetKeys(choice: KeyChoice, name: CommandName): KeyChoice {
  const free = presetKeys(name, choice.preset).filter((key) => holderOf(key, name, choice) === undefined);
  return withKeys(choice, name, free);
}

const isCommand = (name: string): name is CommandName => COMMAND_NAMES.some((each) => each === name);
const isKeys = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((key) => typeof key === "string" && key.length < 40);

/** What this device keeps: the name of a preset alone, as it was kept first, or a choice. */
export function readKeyChoice(text: string | null): KeyChoice {
  const preset = PRESETS.find((each) => each === text);
  if (preset) return { ...USUAL_KEYS, preset };
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    if (typeof stored !== "object" || stored === null || !("preset" in stored)) return USUAL_KEYS;
    const changed = "changed" in stored && typeof stored.changed === "object" ? (stored.changed ?? {}) : {};
    const known = Object.entries(changed).filter(([name, keys]) => isCommand(name) && !isFixed(name) && isKeys(keys));
    return { preset: PRESETS.find((each) => each === stored.preset) ?? "kicad", changed: Object.fromEntries(known) };
  } catch {
    return USUAL_KEYS;
  }
}

export const writeKeyChoice = (choice: KeyChoice): string => JSON.stringify(choice);
