// Every command of the editor once: toolbar, menus, palette and keys show and run these.
import type { Command, EditorPage } from "@/components/schematic/commands/command";
import { EDIT_COMMANDS } from "@/components/schematic/commands/edit-commands";
import { FILE_COMMANDS } from "@/components/schematic/commands/file-commands";
import { INSPECT_COMMANDS } from "@/components/schematic/commands/inspect-commands";
import { PLACE_COMMANDS } from "@/components/schematic/commands/place-commands";
import { TOOLS_COMMANDS } from "@/components/schematic/commands/tools-commands";
import { VIEW_COMMANDS } from "@/components/schematic/commands/view-commands";
import { nudgeSelection } from "@/lib/core/schematic/editor/actions";

export const COMMANDS = {
  ...EDIT_COMMANDS,
  ...PLACE_COMMANDS,
  ...VIEW_COMMANDS,
  ...INSPECT_COMMANDS,
  ...TOOLS_COMMANDS,
  ...FILE_COMMANDS,
} as const satisfies Record<string, Command>;

export type CommandName = keyof typeof COMMANDS;

export const COMMAND_NAMES = Object.keys(COMMANDS) as CommandName[];

export const commandOf = (name: CommandName): Command => COMMANDS[name];

export const isAvailable = (name: CommandName, page: EditorPage): boolean => {
  const { isEdit = false, isAvailable: test } = commandOf(name);
  return !(isEdit && page.editor.isReadOnly) && (test?.(page) ?? true);
};

/** Arrow keys move the selection, or the cursor where nothing is selected or a tool is in use. */
export function nudgeOrMove(page: EditorPage, x: number, y: number): boolean {
  const { editor } = page;
  if (editor.selection.size === 0 || editor.state.tool !== "select" || editor.isReadOnly) return false;
  nudgeSelection(editor, x, y);
  return true;
}
