"use client";
// Sheet of the symbol editor, with its keys.
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useSymbolEditor, useSymbolState } from "@/components/schematic/symbol-editor/symbol-editor-context";
import { openSymbolScene } from "@/components/schematic/symbol-editor/symbol-scene";
import { pressOnSheet } from "@/components/schematic/symbol-editor/use-draft-keys";
import { StageHost } from "@/components/ui/stage-host";
import { toMm } from "@/lib/core/schematic/model/units";
import styles from "./symbol-editor.module.css";

export function SymbolStage() {
  const t = useTranslations("schematic.symbolEditor");
  const editor = useSymbolEditor();
  const tool = useSymbolState((state) => state.tool);
  const pointer = useSymbolState((state) => state.pointer);
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => (host.current ? openSymbolScene(host.current, editor) : undefined), [editor]);
  return (
    <div className={styles.stageFrame}>
      <StageHost
        ref={host}
        className={styles.stage}
        data-tool={tool}
        hasNoCross
        aria-label={t("stage.label")}
        aria-describedby="symbol-stage-help"
        onKeyDown={(event) => {
          if (event.ctrlKey || event.metaKey || event.altKey || !pressOnSheet(editor, event)) return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      <p id="symbol-stage-help" className={styles.help}>
        <span>{t(`stage.help.${tool}`)}</span>
        {pointer && (
          <span className={styles.place}>
            X {toMm(pointer.x).toFixed(2)} Y {toMm(pointer.y).toFixed(2)}
          </span>
        )}
      </p>
    </div>
  );
}
