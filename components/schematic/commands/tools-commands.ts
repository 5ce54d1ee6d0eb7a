// Commands of the Tools menu: numbering, the palette, the list of keys.
import type { Command } from "@/components/schematic/commands/command";
import { chosenNet } from "@/components/schematic/actions/chosen-net";
import { canMoveToSheet } from "@/lib/core/schematic/editor/actions/moved-objects";
import { annotate } from "@/lib/core/schematic/editor/actions";

export const TOOLS_COMMANDS = {
  annotate: {
    ...{ group: "tools", keys: [], icon: "annotate", isEdit: true },
    perform: ({ editor }) => annotate(editor, { keepsExisting: true }),
  },
  annotateAll: {
    ...{ group: "tools", keys: [], isEdit: true },
    perform: ({ editor }) => annotate(editor, { keepsExisting: false }),
  },
  annotateDialog: {
    ...{ group: "tools", keys: [], isEdit: true },
    perform: (page) => page.open("annotate"),
  },
  renameNet: {
    opensSection: true,
    ...{ group: "tools", keys: [], isEdit: true },
    perform: (page) => (chosenNet(page.editor) ? page.open("renameNet") : page.notices.sayNoNet()),
  },
  labelPins: {
    ...{ group: "tools", keys: [], isEdit: true },
    isAvailable: ({ editor }) => editor.selected().some(({ kind }) => kind === "component"),
    perform: (page) => page.open("labelPins"),
  },
  toGrid: { group: "tools", keys: [], isEdit: true, perform: ({ notices }) => notices.moveToGrid() },
  ownSheet: {
    opensSection: true,
    ...{ group: "tools", keys: [], isEdit: true, isAvailable: ({ editor }) => canMoveToSheet(editor) },
    perform: ({ notices }) => notices.makeSheet(),
  },
  moveToSheet: {
    ...{ group: "tools", keys: [], isEdit: true, isAvailable: ({ editor }) => canMoveToSheet(editor) },
    perform: (page) => page.open("moveToSheet"),
  },
  fields: { opensSection: true, group: "tools", keys: ["Ctrl+Shift+E"], perform: (page) => page.open("fields") },
  showNetlist: { group: "tools", keys: [], perform: (page) => page.open("netlist") },
  proposeParts: { group: "tools", keys: [], perform: (page) => page.open("proposals") },
  palette: { group: "tools", keys: ["Ctrl+K"], perform: (page) => page.open("palette") },
  keys: { group: "tools", keys: ["?"], icon: "keys", perform: (page) => page.open("keys") },
} as const satisfies Record<string, Command>;
