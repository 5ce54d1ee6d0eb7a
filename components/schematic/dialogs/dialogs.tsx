"use client";
// The editor's dialogs by name; one at a time is open.
import { type ComponentType, Suspense, useState } from "react";
import { DIALOG_NAMES, type DialogName } from "@/components/schematic/dialogs/screen-parts";
import { latePart } from "@/components/schematic/late-part";
import { Palette } from "@/components/schematic/palette";

export interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const DIALOGS: Record<DialogName, ComponentType<DialogProps>> = {
  palette: Palette,
  keys: latePart(() => import("./keys-dialog").then(({ KeysDialog }) => KeysDialog)),
  annotate: latePart(() => import("./annotate-dialog").then(({ AnnotateDialog }) => AnnotateDialog)),
  fields: latePart(() => import("./fields/fields-dialog").then(({ FieldsDialog }) => FieldsDialog)),
  rules: latePart(() => import("./rules-dialog").then(({ RulesDialog }) => RulesDialog)),
  array: latePart(() => import("../actions/array-dialog").then(({ ArrayDialog }) => ArrayDialog)),
  labelPins: latePart(() => import("../actions/label-pins-dialog").then(({ LabelPinsDialog }) => LabelPinsDialog)),
  renameNet: latePart(() => import("../rename-net-dialog").then(({ RenameNetDialog }) => RenameNetDialog)),
  moveToSheet: latePart(() =>
    import("../actions/move-to-sheet-dialog").then(({ MoveToSheetDialog }) => MoveToSheetDialog),
  ),
  editSymbol: latePart(() =>
    import("../symbol-editor/edited-symbols").then(({ EditSymbolDialog }) => EditSymbolDialog),
  ),
  netlist: latePart(() => import("../netlist/netlist-dialog").then(({ NetlistDialog }) => NetlistDialog)),
  proposals: latePart(() => import("../part-proposal/proposal-dialog").then(({ ProposalDialog }) => ProposalDialog)),
  newSymbol: latePart(() => import("../symbol-editor/edited-symbols").then(({ NewSymbolDialog }) => NewSymbolDialog)),
};

/** Those that were opened stay in the page, so that each gives the focus back. */
export function Dialogs({ open, onClose }: { open: DialogName | null; onClose: () => void }) {
  const [opened, setOpened] = useState<ReadonlySet<DialogName>>(() => new Set(["palette"]));
  if (open !== null && !opened.has(open)) setOpened(new Set([...opened, open]));
  return DIALOG_NAMES.filter((name) => opened.has(name)).map((name) => {
    const Dialog = DIALOGS[name];
    return (
      <Suspense key={name} fallback={null}>
        <Dialog isOpen={name === open} onClose={onClose} />
      </Suspense>
    );
  });
}
