"use client";
// Line and fill of the shapes that are drawn next.
import { useTranslations } from "next-intl";
import { LineFields } from "@/components/schematic/bar/line-fields";
import { useEditor, useEditorState } from "@/components/schematic/editor-context";
import styles from "./toolbar.module.css";

export function DrawingOptions() {
  const t = useTranslations("schematic.commands");
  const editor = useEditor();
  const stroke = useEditorState((state) => state.choices.stroke);
  const fill = useEditorState((state) => state.choices.fill);
  const tool = useEditorState((state) => state.tool);
  const hasFill = tool !== "line" && tool !== "arc";
  return (
    <div className={styles.options} role="group" aria-label={t("line")}>
      <LineFields stroke={stroke} fill={hasFill ? fill : null} onChange={(change) => editor.chooseQuietly(change)} />
    </div>
  );
}
