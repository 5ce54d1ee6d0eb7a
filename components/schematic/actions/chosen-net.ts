// The net that an action on a net is about.
import { type RenameTarget, renameTarget } from "@/lib/core/schematic/editor/actions/rename-net";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";

/** The net of what is selected, or the one that was highlighted last. */
export function chosenNet(editor: SchematicEditor): RenameTarget | null {
  for (const { id, kind } of editor.selected()) {
    const target = kind === "component" ? null : renameTarget(editor, id);
    if (target) return target;
  }
  const name = editor.state.highlighted.at(-1);
  const net = editor.netlist.nets.find((other) => other.name === name);
  return net ? { net, cluster: null } : null;
}
