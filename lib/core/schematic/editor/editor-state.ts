// State of the editor that its views render.
import type { Choices } from "./choices";
import { DEFAULT_CHOICES } from "./choices";
import { GRID } from "../model/units";
import type { TextEdit } from "./object-text";
import type { Pointer } from "./pointer";
import { NO_OVERLAY, type Overlay } from "./tool";
import type { ToolName } from "./tools/create-tool";

export interface EditorState {
  /** Path of the placement that is shown. */
  readonly path: string;
  readonly selection: ReadonlySet<string>;
  readonly tool: ToolName;
  readonly choices: Choices;
  readonly overlay: Overlay;
  /** Last place of the pointer; null while it is elsewhere. */
  readonly pointer: Pointer | null;
  /** Counts the changes of the document. */
  readonly version: number;
  /** Names of highlighted nets. */
  readonly highlighted: readonly string[];
  readonly grid: number;
  /** The text that is typed on the sheet. */
  readonly editing: TextEdit | null;
}

export const FIRST_STATE: EditorState = {
  ...{ path: "/", selection: new Set<string>(), tool: "select", choices: DEFAULT_CHOICES },
  ...{ overlay: NO_OVERLAY, pointer: null, version: 0, highlighted: [], grid: GRID, editing: null },
};

const HIGHLIGHT_LIMIT = 3;

/** Up to three nets; a name that is highlighted already is taken out. */
export function toggleHighlight(highlighted: readonly string[], name: string): readonly string[] {
  const others = highlighted.filter((other) => other !== name);
  const isNew = others.length === highlighted.length;
  return isNew ? [...others, name].slice(-HIGHLIGHT_LIMIT) : others;
}
