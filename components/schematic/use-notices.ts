"use client";
// Short messages about what a command did, with what may be done next.
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { toast } from "@/components/ui/toast";
import { deleteSelection } from "@/lib/core/schematic/editor/actions";
import { closeGap, gapOf } from "@/lib/core/schematic/editor/actions/close-gap";
import { labelPins } from "@/lib/core/schematic/editor/actions/label-pins";
import { makeSheetOfSelection } from "@/lib/core/schematic/editor/actions/own-sheet";
import { moveToGrid } from "@/lib/core/schematic/editor/actions/to-grid";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";

export interface Notices {
  /** Offers to close the gap that a part in line leaves. */
  deleteSelection(): void;
  moveToGrid(): void;
  makeSheet(): void;
  /** False where no pin takes a label. */
  labelPins(text: string): boolean;
  sayNoNet(): void;
}

export function useNotices(editor: SchematicEditor): Notices {
  const t = useTranslations("schematic.messages");
  return useMemo(
    () => ({
      deleteSelection() {
        const gap = gapOf(editor);
        const [part] = editor.selected();
        const name = part?.kind === "component" ? (part.designators[editor.path] ?? "?") : "";
        deleteSelection(editor);
        if (!gap) return;
        const action = { label: t("closeGap"), onPress: () => closeGap(editor, gap) };
        toast({ kind: "info", message: t("deleted", { part: name }), action });
      },
      moveToGrid() {
        const result = moveToGrid(editor);
        if (result === "nothing") toast({ kind: "info", message: t("gridNothing") });
        else if (result === "changes-nets") toast({ kind: "warning", message: t("gridChangesNets") });
        else toast({ kind: "success", message: t("gridMoved", { count: result.moved }) });
      },
      makeSheet() {
        if (!makeSheetOfSelection(editor)) toast({ kind: "warning", message: t("sheetNotMade") });
      },
      labelPins(text) {
        const count = labelPins(editor, text);
        if (count > 0) toast({ kind: "success", message: t("pinsLabeled", { count }) });
        return count > 0;
      },
      sayNoNet: () => toast({ kind: "info", message: t("noNet") }),
    }),
    [editor, t],
  );
}
