"use client";
// Tools with their keys, and the commands used most.
import { useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import { type CommandName, commandOf, isAvailable } from "@/components/schematic/commands/commands";
import { runCommand, useEditorPage, useKeyLabel } from "@/components/schematic/commands/use-commands";
import { useEditorState } from "@/components/schematic/editor-context";
import { focusStage } from "@/components/schematic/stage/stage-focus";
import { ToolIcon } from "@/components/schematic/tool-icon";
import { TOOL_NAMES, type ToolName } from "@/lib/core/schematic/editor/tools/create-tool";
import styles from "./toolbar.module.css";

const TOOLS = [
  ...(["select", "symbol", "power", "wire", "bus", "busEntry", "netLabel", "port"] as const),
  ...([
    "sheetLabel",
    "noConnect",
    "junction",
    "sheet",
    "text",
    "line",
    "rectangle",
    "image",
    "simulationProbe",
  ] as const),
] as const satisfies readonly CommandName[];

const ACTIONS = ["undo", "redo", "rotate", "mirrorSides", "annotate", "highlight", "nextFinding", "grid"] as const;

/** "netLabel" is the command of the tool "net-label". */
const toolOf = (name: CommandName): ToolName | undefined => {
  const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return TOOL_NAMES.find((tool) => tool === kebab);
};

export function Toolbar() {
  const t = useTranslations("schematic");
  const tool = useEditorState((state) => state.tool);
  // Undo and the commands of a selection become available.
  useEditorState((state) => state.version);
  useEditorState((state) => state.selection);
  return (
    <div role="toolbar" aria-label={t("toolbar.label")} className={styles.toolbar}>
      <div className={styles.group}>
        {TOOLS.map((name) => (
          <ToolButton key={name} name={name} isPressed={toolOf(name) === tool} />
        ))}
      </div>
      <div className={styles.group}>
        {ACTIONS.map((name) => (
          <ToolButton key={name} name={name} />
        ))}
      </div>
      <PaletteButton />
    </div>
  );
}

function ToolButton({ name, isPressed }: { name: CommandName; isPressed?: boolean }) {
  const t = useTranslations("schematic.commands");
  const page = useEditorPage();
  const keyLabel = useKeyLabel();
  const { icon } = commandOf(name);
  const key = keyLabel(name);
  if (!icon) return null;
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={t(name)}
      title={key ? `${t(name)} (${key})` : t(name)}
      aria-pressed={isPressed}
      aria-disabled={!isAvailable(name, page) || undefined}
      onClick={() => {
        focusStage();
        runCommand(name, page);
      }}
    >
      <ToolIcon name={icon} />
      {key && key.length === 1 && <kbd aria-hidden="true">{key}</kbd>}
    </button>
  );
}

function PaletteButton() {
  const t = useTranslations("schematic.toolbar");
  const page = useEditorPage();
  const keyLabel = useKeyLabel();
  return (
    <button type="button" className={styles.palette} onClick={() => page.open("palette")}>
      <Icon name="search" size={16} />
      <span>{t("palette")}</span>
      <kbd aria-hidden="true">{keyLabel("palette")}</kbd>
    </button>
  );
}
