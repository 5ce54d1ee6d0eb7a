// Commands of the Edit menu: the clipboard, and what is done to the selection.
import { type Command, type EditorPage, hasSelection, hasSeveral } from "@/components/schematic/commands/command";
import {
  canTurn,
  duplicateSelection,
  mirrorSelection,
  rotateSelection,
  selectAll,
} from "@/lib/core/schematic/editor/actions";
import { canRepeat, repeatLast } from "@/lib/core/schematic/editor/actions/array";
import {
  canGroup,
  groupSelection,
  isGrouped,
  lockSelection,
  ungroupSelection,
} from "@/lib/core/schematic/editor/actions/groups";
import { alignSelection, distributeSelection } from "@/lib/core/schematic/editor/actions/arrange";
import type { ToolKey } from "@/lib/core/schematic/editor/tool";

/** Images are neither turned nor mirrored. */
const mayTurn = ({ editor }: EditorPage): boolean =>
  editor.state.tool !== "select" || editor.selection.size === 0 || canTurn(editor);

/** A key turns what the tool holds; with nothing in hand it turns the selection. */
const turn = (key: ToolKey, otherwise: (page: EditorPage) => void) => (page: EditorPage) => {
  if (!page.editor.toolKey(key)) otherwise(page);
};

const align = (side: Parameters<typeof alignSelection>[1]): Command => ({
  ...{ group: "edit", keys: [], isEdit: true, isAvailable: hasSeveral },
  perform: ({ editor }) => alignSelection(editor, side),
});

const MIN_DISTRIBUTED = 3;

const distribute = (axis: "x" | "y"): Command => ({
  ...{ group: "edit", keys: [], isEdit: true },
  isAvailable: ({ editor }) => editor.selection.size >= MIN_DISTRIBUTED,
  perform: ({ editor }) => distributeSelection(editor, axis),
});

const hasLocked =
  (isLocked: boolean) =>
  ({ editor }: EditorPage): boolean =>
    editor.selected().some((object) => (object.isLocked ?? false) === isLocked);

export const EDIT_COMMANDS = {
  select: { group: "edit", keys: [], icon: "select", perform: ({ editor }) => editor.use("select") },
  escape: { group: "edit", keys: ["Escape"], perform: ({ editor }) => editor.escape() },
  undo: { group: "edit", keys: ["Ctrl+Z"], icon: "undo", isEdit: true, perform: ({ editor }) => editor.undo() },
  redo: {
    ...{ group: "edit", keys: ["Ctrl+Y", "Ctrl+Shift+Z"], icon: "redo", isEdit: true },
    perform: ({ editor }) => editor.redo(),
  },
  find: { opensSection: true, group: "edit", keys: ["Ctrl+F"], perform: (page) => page.open("find") },
  history: { group: "edit", keys: ["Ctrl+H"], perform: (page) => page.open("history") },
  cut: {
    opensSection: true,
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
    perform: ({ notices }) => notices.deleteSelection(),
  },
  selectAll: { group: "edit", keys: ["Ctrl+A"], perform: ({ editor }) => selectAll(editor) },
  move: {
    opensSection: true,
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
    ...{ group: "edit", keys: ["R"], easyEda: ["Space"], icon: "rotate", isEdit: true, isAvailable: mayTurn },
    perform: turn("rotate", ({ editor }) => rotateSelection(editor, 1)),
  },
  rotateRight: {
    ...{
      group: "edit",
      keys: ["Shift+R"],
      easyEda: ["Shift+Space"],
      isEdit: true,
      isAvailable: ({ editor }) => canTurn(editor),
    },
    perform: ({ editor }) => rotateSelection(editor, 3),
  },
  mirrorSides: {
    ...{ group: "edit", keys: ["X"], icon: "mirror-y", isEdit: true, isAvailable: mayTurn },
    perform: turn("mirror-y", ({ editor }) => mirrorSelection(editor, "y")),
  },
  mirrorTop: {
    ...{ group: "edit", keys: ["Y"], icon: "mirror-x", isEdit: true, isAvailable: mayTurn },
    perform: turn("mirror-x", ({ editor }) => mirrorSelection(editor, "x")),
  },
  properties: {
    opensSection: true,
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
  editSymbol: {
    opensSection: true,
    ...{ group: "edit", keys: ["Ctrl+E"], isEdit: true },
    isAvailable: ({ editor }) => editor.selected().some(({ kind }) => kind === "component"),
    perform: (page) => page.open("editSymbol"),
  },
  newSymbol: { group: "edit", keys: [], isEdit: true, perform: (page) => page.open("newSymbol") },
  alignLeft: { ...align("left"), opensSection: true },
  alignCenter: align("center"),
  alignRight: align("right"),
  alignTop: align("top"),
  alignMiddle: align("middle"),
  alignBottom: align("bottom"),
  distributeAcross: distribute("x"),
  distributeDown: distribute("y"),
  array: {
    opensSection: true,
    ...{ group: "edit", keys: [], isEdit: true, isAvailable: hasSelection },
    perform: (page) => page.open("array"),
  },
  repeat: {
    ...{ group: "edit", keys: ["Insert"], isEdit: true, isAvailable: ({ editor }) => canRepeat(editor) },
    perform: ({ editor }) => repeatLast(editor),
  },
  group: {
    opensSection: true,
    ...{ group: "edit", keys: ["Ctrl+G"], easyEda: [], isEdit: true, isAvailable: ({ editor }) => canGroup(editor) },
    perform: ({ editor }) => groupSelection(editor),
  },
  ungroup: {
    ...{ group: "edit", keys: ["Ctrl+Shift+G"], isEdit: true, isAvailable: ({ editor }) => isGrouped(editor) },
    perform: ({ editor }) => ungroupSelection(editor),
  },
  lock: {
    ...{ group: "edit", keys: [], isEdit: true, isAvailable: hasLocked(false) },
    perform: ({ editor }) => lockSelection(editor, true),
  },
  unlock: {
    ...{ group: "edit", keys: [], isEdit: true, isAvailable: hasLocked(true) },
    perform: ({ editor }) => lockSelection(editor, false),
  },
} as const satisfies Record<string, Command>;
