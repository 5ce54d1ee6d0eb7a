// Every command of the editor once: toolbar, menus, palette and keys show and run these.
import {
  alignSelection,
  annotate,
  deleteSelection,
  duplicateSelection,
  mirrorSelection,
  nudgeSelection,
  rotateSelection,
  selectAll,
} from "@/lib/core/schematic/editor/actions";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import { objectsAt } from "@/lib/core/schematic/editor/hit";
import { snap } from "@/lib/core/schematic/editor/snap";
import type { ToolKey } from "@/lib/core/schematic/editor/tool";
import type { ToolName } from "@/lib/core/schematic/editor/tools/create-tool";
import { GRID } from "@/lib/core/schematic/model/units";
import type { ViewportController } from "@/components/stage/viewport-controller";
import type { ToolIconName } from "@/components/schematic/tool-icon";

/** Parts of the screen that a command may use. */
export interface EditorPage {
  readonly editor: SchematicEditor;
  readonly viewport: ViewportController;
  focusLibrary(): void;
  focusProperties(field?: "designator" | "value" | "footprint"): void;
  openPalette(): void;
  openKeys(): void;
  togglePanel(side: "left" | "right" | "both"): void;
  showNets(): void;
  stepFinding(by: 1 | -1): void;
  copy(isCut: boolean): void;
  paste(): void;
  pasteText(text: string | null): void;
  fit(): void;
  export(format: ExportFormat): void;
  quoteBom(): void;
  moveCursor(x: number, y: number): void;
  pressCursor(): void;
}

export const EXPORT_FORMATS = ["svg", "png", "netlist", "spice", "bom", "file"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const COMMAND_GROUPS = ["file", "edit", "view", "place", "inspect", "tools"] as const;
export type CommandGroup = (typeof COMMAND_GROUPS)[number];

export interface Command {
  readonly group: CommandGroup;
  /** KiCad's, where it has the command. */
  readonly keys: readonly string[];
  readonly easyEda?: readonly string[];
  readonly icon?: ToolIconName;
  /** Changes the drawing: unavailable for viewers. */
  readonly isEdit?: boolean;
  /** Keys that other parts of the page use too: only while the sheet has the focus. */
  readonly isOnSheet?: boolean;
  readonly isAvailable?: (page: EditorPage) => boolean;
  readonly perform: (page: EditorPage) => void;
}

const tool = (
  name: ToolName,
  icon: ToolIconName,
  keys: readonly string[],
  easyEda: readonly string[] = keys,
): Command => ({
  ...{ group: "place", keys, easyEda, icon, isEdit: true },
  perform: ({ editor }) => editor.use(name),
});

const hasSelection = ({ editor }: EditorPage): boolean => editor.selection.size > 0;
const hasSeveral = ({ editor }: EditorPage): boolean => editor.selection.size > 1;

/** A key turns what the tool holds; with nothing in hand it turns the selection. */
const turn = (key: ToolKey, otherwise: (page: EditorPage) => void) => (page: EditorPage) => {
  if (!page.editor.toolKey(key)) otherwise(page);
};

const toolKey = (key: ToolKey, keys: readonly string[]): Command => ({
  ...{ group: "place", keys, isEdit: true, isOnSheet: true },
  perform: ({ editor }) => void editor.toolKey(key),
});

const arrow = (key: string, x: number, y: number): Command => ({
  ...{ group: "view", keys: [key, `Shift+${key}`], isOnSheet: true },
  perform: (page) => page.moveCursor(x, y),
});

const exporter = (format: ExportFormat): Command => ({
  ...{ group: "file", keys: [] },
  perform: (page) => page.export(format),
});

const align = (side: Parameters<typeof alignSelection>[1]): Command => ({
  ...{ group: "edit", keys: [], isEdit: true, isAvailable: hasSeveral },
  perform: ({ editor }) => alignSelection(editor, side),
});

const GRIDS = [2 * GRID, GRID, GRID / 2];

function highlightAt({ editor }: EditorPage): void {
  const { pointer, selection } = editor.state;
  const [under] = pointer ? objectsAt(editor.view, pointer) : [];
  const id = under?.id ?? [...selection][0];
  const [item] = id === undefined ? [] : editor.workspace.graph.itemsOf(id);
  const cluster = item && editor.workspace.graph.clusterOf(item);
  const net = cluster && editor.netlist.netOf(editor.path, cluster);
  if (net) editor.highlight(net.name);
}

export const COMMANDS = {
  select: { group: "edit", keys: [], icon: "select", perform: ({ editor }) => editor.use("select") },
  escape: { group: "edit", keys: ["Escape"], perform: ({ editor }) => editor.escape() },
  undo: { group: "edit", keys: ["Ctrl+Z"], icon: "undo", isEdit: true, perform: ({ editor }) => editor.undo() },
  redo: {
    ...{ group: "edit", keys: ["Ctrl+Y", "Ctrl+Shift+Z"], icon: "redo", isEdit: true },
    perform: ({ editor }) => editor.redo(),
  },
  cut: {
    ...{ group: "edit", keys: ["Ctrl+X"], isEdit: true, isAvailable: hasSelection },
    perform: (page) => page.copy(true),
  },
  copy: { group: "edit", keys: ["Ctrl+C"], isAvailable: hasSelection, perform: (page) => page.copy(false) },
  paste: { group: "edit", keys: ["Ctrl+V"], isEdit: true, perform: (page) => page.paste() },
  duplicate: {
    ...{ group: "edit", keys: ["Ctrl+D"], easyEda: ["Shift+D"], isEdit: true, isAvailable: hasSelection },
    perform: ({ editor }) => duplicateSelection(editor),
  },
  delete: {
    ...{ group: "edit", keys: ["Delete"], isEdit: true, isAvailable: hasSelection },
    perform: ({ editor }) => deleteSelection(editor),
  },
  selectAll: { group: "edit", keys: ["Ctrl+A"], perform: ({ editor }) => selectAll(editor) },
  move: {
    group: "edit",
    keys: ["M"],
    isEdit: true,
    isAvailable: hasSelection,
    perform: ({ editor }) => editor.grab("move"),
  },
  drag: {
    ...{ group: "edit", keys: ["G"], easyEda: ["D"], isEdit: true, isAvailable: hasSelection },
    perform: ({ editor }) => editor.grab("drag"),
  },
  rotate: {
    ...{ group: "edit", keys: ["R"], easyEda: ["Space"], icon: "rotate", isEdit: true },
    perform: turn("rotate", ({ editor }) => rotateSelection(editor, 1)),
  },
  rotateRight: {
    ...{ group: "edit", keys: ["Shift+R"], easyEda: ["Shift+Space"], isEdit: true, isAvailable: hasSelection },
    perform: ({ editor }) => rotateSelection(editor, 3),
  },
  mirrorSides: {
    ...{ group: "edit", keys: ["X"], icon: "mirror-y", isEdit: true },
    perform: turn("mirror-y", ({ editor }) => mirrorSelection(editor, "y")),
  },
  mirrorTop: {
    ...{ group: "edit", keys: ["Y"], icon: "mirror-x", isEdit: true },
    perform: turn("mirror-x", ({ editor }) => mirrorSelection(editor, "x")),
  },
  properties: {
    ...{ group: "edit", keys: ["E"], easyEda: ["Enter"], isAvailable: hasSelection, isOnSheet: true },
    perform: (page) => page.focusProperties(),
  },
  editDesignator: {
    ...{ group: "edit", keys: ["U"], easyEda: ["Shift+U"], isEdit: true, isAvailable: hasSelection },
    perform: (page) => page.focusProperties("designator"),
  },
  editValue: {
    ...{ group: "edit", keys: ["V"], isEdit: true, isAvailable: hasSelection },
    perform: (page) => page.focusProperties("value"),
  },
  editFootprint: {
    ...{ group: "edit", keys: ["F"], isEdit: true, isAvailable: hasSelection },
    perform: (page) => page.focusProperties("footprint"),
  },
  alignLeft: align("left"),
  alignCenter: align("center"),
  alignRight: align("right"),
  alignTop: align("top"),
  alignMiddle: align("middle"),
  alignBottom: align("bottom"),

  symbol: {
    ...{ group: "place", keys: ["A"], easyEda: ["Shift+F"], icon: "library", isEdit: true },
    perform: (page) => page.focusLibrary(),
  },
  power: tool("power", "power", ["P"], ["Ctrl+G"]),
  wire: {
    ...tool("wire", "wire", ["W"]),
    // Over a pin, a wire or a label it starts there at once.
    perform: ({ editor }) => {
      const { pointer } = editor.state;
      const target = pointer && snap(editor.view, pointer, { layer: "wire", grid: editor.grid });
      if (pointer && target?.item) editor.startWire(pointer);
      else editor.use("wire");
    },
  },
  bus: tool("bus", "bus", ["B"]),
  netLabel: tool("net-label", "label", ["L"], ["N"]),
  port: tool("port", "port", ["Ctrl+L"], ["Shift+N"]),
  sheetLabel: tool("sheet-label", "sheet-label", ["H"]),
  noConnect: tool("no-connect", "no-connect", ["Q"], ["Shift+Q"]),
  junction: tool("junction", "junction", ["J"]),
  sheet: tool("sheet", "sheet", ["S"], ["Shift+S"]),
  text: tool("text", "text", ["T"], ["Shift+T"]),
  directive: { ...tool("directive", "run", []), group: "place" },
  endWire: toolKey("end", ["K"]),
  cornerMode: toolKey("corner-mode", ["Shift+Space"]),
  otherLeg: toolKey("other-leg", ["/"]),
  back: toolKey("back", ["Backspace"]),

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

  highlight: { group: "inspect", keys: ["`"], icon: "net", perform: highlightAt },
  clearHighlight: { group: "inspect", keys: ["~"], perform: ({ editor }) => editor.clearHighlight() },
  nets: { group: "inspect", keys: ["Ctrl+Shift+N"], easyEda: ["Ctrl+D"], perform: (page) => page.showNets() },
  nextFinding: { group: "inspect", keys: ["F8"], icon: "check", perform: (page) => page.stepFinding(1) },
  previousFinding: { group: "inspect", keys: ["Shift+F8"], perform: (page) => page.stepFinding(-1) },
  measure: { group: "inspect", keys: ["Ctrl+Shift+M"], icon: "grid", perform: ({ editor }) => editor.use("measure") },

  annotate: {
    ...{ group: "tools", keys: [], icon: "annotate", isEdit: true },
    perform: ({ editor }) => annotate(editor, { keepsExisting: true }),
  },
  annotateAll: {
    ...{ group: "tools", keys: [], isEdit: true },
    perform: ({ editor }) => annotate(editor, { keepsExisting: false }),
  },
  palette: { group: "tools", keys: ["Ctrl+K", "Ctrl+F"], perform: (page) => page.openPalette() },
  keys: { group: "tools", keys: ["?"], icon: "keys", perform: (page) => page.openKeys() },

  exportSvg: exporter("svg"),
  exportPng: exporter("png"),
  exportNetlist: exporter("netlist"),
  exportSpice: exporter("spice"),
  exportBom: exporter("bom"),
  exportFile: exporter("file"),
  quoteBom: { group: "file", keys: [], perform: (page) => page.quoteBom() },
} as const satisfies Record<string, Command>;

export type CommandName = keyof typeof COMMANDS;

export const COMMAND_NAMES = Object.keys(COMMANDS) as CommandName[];

export const commandOf = (name: CommandName): Command => COMMANDS[name];

export const PRESETS = ["kicad", "easyeda"] as const;
export type Preset = (typeof PRESETS)[number];

export const keysOf = (name: CommandName, preset: Preset): readonly string[] => {
  const { keys, easyEda } = commandOf(name);
  return preset === "easyeda" ? (easyEda ?? keys) : keys;
};

/** The command of a key; those of the sheet only while it has the focus. */
export function findCommand(
  key: string,
  { preset, isOnSheet }: { preset: Preset; isOnSheet: boolean },
): CommandName | undefined {
  return COMMAND_NAMES.find((name) => keysOf(name, preset).includes(key) && (isOnSheet || !commandOf(name).isOnSheet));
}

export const isAvailable = (name: CommandName, page: EditorPage): boolean => {
  const { isEdit = false, isAvailable: test } = commandOf(name);
  return !(isEdit && page.editor.isReadOnly) && (test?.(page) ?? true);
};

function stepSheet(editor: SchematicEditor, by: 1 | -1): void {
  const { instances } = editor.hierarchy;
  const at = instances.findIndex(({ path }) => path === editor.path);
  const next = instances[at + by];
  if (next) editor.openSheet(next.path);
}

/** Arrow keys move the selection, or the cursor where nothing is selected or a tool is in use. */
export function nudgeOrMove(page: EditorPage, x: number, y: number): boolean {
  const { editor } = page;
  if (editor.selection.size === 0 || editor.state.tool !== "select" || editor.isReadOnly) return false;
  nudgeSelection(editor, x, y);
  return true;
}
