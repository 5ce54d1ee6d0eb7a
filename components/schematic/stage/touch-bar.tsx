"use client";
// Keys of a wire that is being drawn as buttons, on screens without a keyboard.
import { useTranslations } from "next-intl";
import { useEditor, useEditorState } from "@/components/schematic/editor-context";
import { OwnPointer } from "@/components/schematic/stage/own-pointer";
import { Button } from "@/components/ui/button";
import type { ToolName } from "@/lib/core/schematic/editor/tools/create-tool";
import styles from "./sheet-stage.module.css";

const RUNS: ReadonlySet<ToolName> = new Set(["wire", "bus", "line", "polygon"]);
const HAS_CORNERS: ReadonlySet<ToolName> = new Set(["wire", "bus"]);

export function TouchBar() {
  const t = useTranslations("schematic.stage.touch");
  const editor = useEditor();
  const tool = useEditorState((state) => state.tool);
  const isDrawing = useEditorState(({ overlay }) => overlay.measure !== null);
  if (!isDrawing || !RUNS.has(tool)) return null;
  return (
    <OwnPointer role="toolbar" aria-label={t("label")} className={styles.touchBar}>
      {HAS_CORNERS.has(tool) && <Button onClick={() => editor.toolKey("corner-mode")}>{t("corner")}</Button>}
      <Button onClick={() => editor.toolKey("back")}>{t("back")}</Button>
      <Button variant="primary" onClick={() => editor.toolKey("finish")}>
        {t("end")}
      </Button>
    </OwnPointer>
  );
}
