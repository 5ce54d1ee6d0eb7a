"use client";
// Boxes around what differs from the compared version, on the sheet that is shown.
import { useDocument, useEditor, useEditorState } from "@/components/schematic/editor-context";
import { rectangleOf, SheetOverlay } from "@/components/schematic/stage/sheet-overlay";
import { boundsOf } from "@/lib/core/schematic/paint/bounds";
import { useVersionsShown } from "./versions-state";
import styles from "./versions.module.css";

export function VersionMarks() {
  const { compared } = useVersionsShown();
  const editor = useEditor();
  const sheetId = useDocument(({ view }) => view.sheetId);
  const path = useEditorState((state) => state.path);
  const here = compared?.filter(({ object }) => object.sheetId === sheetId) ?? [];
  if (here.length === 0) return null;
  const context = editor.paintContext(path);
  return (
    <SheetOverlay>
      {here.map(({ object, mark }) => {
        const box = editor.view.index.boxOf(object.id) ?? boundsOf(object, context);
        if (box.minX > box.maxX) return null;
        return <rect key={object.id} className={styles.mark} data-mark={mark} {...rectangleOf(box)} />;
      })}
    </SheetOverlay>
  );
}
