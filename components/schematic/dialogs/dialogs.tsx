"use client";
// The editor's dialogs by name; one at a time is open.
import type { ComponentType } from "react";
import { ArrayDialog } from "@/components/schematic/actions/array-dialog";
import { LabelPinsDialog } from "@/components/schematic/actions/label-pins-dialog";
import { MoveToSheetDialog } from "@/components/schematic/actions/move-to-sheet-dialog";
import { AnnotateDialog } from "@/components/schematic/dialogs/annotate-dialog";
import { FieldsDialog } from "@/components/schematic/dialogs/fields/fields-dialog";
import { RulesDialog } from "@/components/schematic/dialogs/rules-dialog";
import { DIALOG_NAMES, type DialogName } from "@/components/schematic/dialogs/screen-parts";
import { KeysDialog } from "@/components/schematic/dialogs/keys-dialog";
import { RenameNetDialog } from "@/components/schematic/rename-net-dialog";
import { Palette } from "@/components/schematic/palette";

export interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const DIALOGS: Record<DialogName, ComponentType<DialogProps>> = {
  palette: Palette,
  keys: KeysDialog,
  annotate: AnnotateDialog,
  fields: FieldsDialog,
  rules: RulesDialog,
  array: ArrayDialog,
  labelPins: LabelPinsDialog,
  renameNet: RenameNetDialog,
  moveToSheet: MoveToSheetDialog,
};

/** Closed ones stay in the page, so that each gives the focus back. */
export function Dialogs({ open, onClose }: { open: DialogName | null; onClose: () => void }) {
  return DIALOG_NAMES.map((name) => {
    const Dialog = DIALOGS[name];
    return <Dialog key={name} isOpen={name === open} onClose={onClose} />;
  });
}
