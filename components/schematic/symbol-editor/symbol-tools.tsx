"use client";
// Tools of the symbol editor, with undo and the arrangement of the pins.
import { useTranslations } from "next-intl";
import { useSymbolEditor, useSymbolState } from "@/components/schematic/symbol-editor/symbol-editor-context";
import { ToolIcon, type ToolIconName } from "@/components/schematic/tool-icon";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { arrangePins } from "@/lib/core/schematic/symbol-editor/arrange";
import type { SymbolTool } from "@/lib/core/schematic/symbol-editor/symbol-editor-state";
import toolbar from "@/components/schematic/bar/toolbar.module.css";
import styles from "./symbol-editor.module.css";

const TOOLS: readonly (readonly [tool: SymbolTool, icon: ToolIconName | "pin", key: string])[] = [
  ["select", "select", ""],
  ["pin", "pin", "P"],
  ["line", "line", "L"],
  ["rectangle", "rectangle", "S"],
  ["circle", "circle", "C"],
  ["arc", "arc", "A"],
  ["polygon", "polygon", "O"],
  ["text", "text", "T"],
];

export function SymbolTools() {
  const t = useTranslations("schematic.symbolEditor");
  const editor = useSymbolEditor();
  const tool = useSymbolState((state) => state.tool);
  const canUndo = useSymbolState((state) => state.canUndo);
  const canRedo = useSymbolState((state) => state.canRedo);
  const hasPins = useSymbolState((state) => state.symbol.pins.length > 0);
  return (
    <div className={styles.tools} role="toolbar" aria-label={t("tools.label")}>
      <div className={toolbar.group}>
        {TOOLS.map(([name, icon, key]) => (
          <button
            key={name}
            type="button"
            className={toolbar.tool}
            aria-pressed={tool === name}
            aria-label={t(`tools.${name}`)}
            title={t(`tools.${name}`)}
            onClick={() => editor.use(name)}
          >
            {icon === "pin" ? <Icon name="chip" /> : <ToolIcon name={icon} />}
            {key !== "" && <kbd>{key}</kbd>}
          </button>
        ))}
      </div>
      <div className={toolbar.group}>
        {(["undo", "redo"] as const).map((name) => (
          <button
            key={name}
            type="button"
            className={toolbar.tool}
            aria-label={t(`tools.${name}`)}
            title={t(`tools.${name}`)}
            aria-disabled={!(name === "undo" ? canUndo : canRedo) || undefined}
            onClick={() => editor[name]()}
          >
            <ToolIcon name={name} />
          </button>
        ))}
      </div>
      <Button
        size="sm"
        disabled={!hasPins}
        onClick={() => editor.change("arrange", (symbol) => arrangePins(symbol, editor.state))}
      >
        {t("tools.arrange")}
      </Button>
    </div>
  );
}
