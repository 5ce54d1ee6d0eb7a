// Commands of the View menu: camera, panels, the keyboard's cursor, and the sheet that is shown.
import type { Command } from "@/components/schematic/commands/command";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import { GRID } from "@/lib/core/schematic/model/units";

const arrow = (key: string, x: number, y: number): Command => ({
  ...{ group: "view", keys: [key, `Shift+${key}`], isOnSheet: true },
  perform: (page) => page.moveCursor(x, y),
});

const GRIDS = [2 * GRID, GRID, GRID / 2];

function stepSheet(editor: SchematicEditor, by: 1 | -1): void {
  const { instances } = editor.hierarchy;
  const at = instances.findIndex(({ path }) => path === editor.path);
  const next = instances[at + by];
  if (next) editor.openSheet(next.path);
}

export const VIEW_COMMANDS = {
  fit: { group: "view", keys: ["Home"], perform: (page) => page.fit() },
  zoomIn: { group: "view", keys: ["+", "F1"], isOnSheet: true, perform: ({ viewport }) => viewport.zoomBy(1.4) },
  zoomOut: { group: "view", keys: ["-", "F2"], isOnSheet: true, perform: ({ viewport }) => viewport.zoomBy(1 / 1.4) },
  grid: {
    ...{ group: "view", keys: ["N"], easyEda: ["Shift+G"], icon: "grid" },
    perform: ({ editor }) => editor.setGrid(GRIDS[(GRIDS.indexOf(editor.grid) + 1) % GRIDS.length] ?? GRID),
  },
  leftPanel: { group: "view", keys: ["["], icon: "panel", perform: (page) => page.togglePanel("left") },
  rightPanel: { group: "view", keys: ["]"], icon: "panel", perform: (page) => page.togglePanel("right") },
  panels: { group: "view", keys: ["F11"], perform: (page) => page.togglePanel("both") },
  cursorLeft: arrow("ArrowLeft", -1, 0),
  cursorRight: arrow("ArrowRight", 1, 0),
  cursorUp: arrow("ArrowUp", 0, -1),
  cursorDown: arrow("ArrowDown", 0, 1),
  press: { group: "view", keys: ["Enter"], isOnSheet: true, perform: (page) => page.pressCursor() },
  leaveSheet: {
    ...{ group: "view", keys: ["Alt+Backspace"] },
    perform: ({ editor }) => editor.openSheet(editor.instance?.parent?.path ?? "/"),
  },
  previousSheet: { group: "view", keys: ["PageUp"], isOnSheet: true, perform: ({ editor }) => stepSheet(editor, -1) },
  nextSheet: { group: "view", keys: ["PageDown"], isOnSheet: true, perform: ({ editor }) => stepSheet(editor, 1) },
} as const satisfies Record<string, Command>;
