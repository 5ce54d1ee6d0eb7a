"use client";
// Menu of the right button: commands for what was under it.
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import type { Vec2 } from "@/lib/base/vec2";
import { CommandItem } from "@/components/schematic/bar/command-menu";
import type { EditorPage } from "@/components/schematic/commands/command";
import { type CommandName, isAvailable } from "@/components/schematic/commands/commands";
import { useEditorPage } from "@/components/schematic/commands/use-commands";
import type { ToolName } from "@/lib/core/schematic/editor/tools/create-tool";
import { focusStage } from "@/components/schematic/stage/stage-focus";
import { moveInMenu } from "@/components/ui/menu-keys";
import styles from "./bar/editor-bar.module.css";

const ON_OBJECT: readonly CommandName[] = [
  ...(["editValue", "editDesignator", "editFootprint", "rotate", "mirrorSides", "mirrorTop"] as const),
  ...(["move", "drag", "duplicate", "copy", "cut", "delete", "highlight"] as const),
  ...(["editSymbol", "renameNet", "repeat", "array", "group", "ungroup", "lock", "unlock", "ownSheet"] as const),
  ...(["probeVoltage", "probeCurrent", "probePower", "comment"] as const),
];
const ON_SHEET: readonly CommandName[] = [
  "paste",
  "symbol",
  "wire",
  "power",
  "netLabel",
  "selectAll",
  "comment",
  "fit",
  "leaveSheet",
];
const WHILE_DRAWING: readonly CommandName[] = ["endWire", "back", "cornerMode", "otherLeg", "escape"];

const WHILE_PLACING: readonly CommandName[] = ["rotate", "mirrorSides", "mirrorTop", "escape"];

/** Tools that go from point to point until they are ended. */
const DRAWING: ReadonlySet<ToolName> = new Set(["wire", "bus", "line", "polygon"]);

export const kindOfTool = (tool: ToolName): MenuPlace["kind"] => (DRAWING.has(tool) ? "drawing" : "placing");

export interface MenuPlace {
  /** In px of the stage. */
  readonly at: Vec2;
  readonly kind: "object" | "sheet" | "drawing" | "placing";
}

/** Kept in the menu where they cannot be used now, so that the menu looks the same each time. */
const ALWAYS: ReadonlySet<CommandName> = new Set([
  ...ON_OBJECT.slice(0, 13),
  ...ON_SHEET,
  ...WHILE_DRAWING,
  ...WHILE_PLACING,
]);

const isShown = (name: CommandName, page: EditorPage): boolean => ALWAYS.has(name) || isAvailable(name, page);

const NAMES: Record<MenuPlace["kind"], readonly CommandName[]> = {
  object: ON_OBJECT,
  sheet: ON_SHEET,
  drawing: WHILE_DRAWING,
  placing: WHILE_PLACING,
};

export function ContextMenu({ place, onClose }: { place: MenuPlace | null; onClose: () => void }) {
  const t = useTranslations("schematic.stage");
  const page = useEditorPage();
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = menu.current;
    if (!place || !element) return;
    element.showPopover();
    const stage = element.parentElement?.getBoundingClientRect();
    const [x, y] = [place.at[0] + (stage?.left ?? 0), place.at[1] + (stage?.top ?? 0)];
    element.style.left = `${Math.max(8, Math.min(x, innerWidth - element.offsetWidth - 8))}px`;
    element.style.top = `${Math.max(8, Math.min(y, innerHeight - element.offsetHeight - 8))}px`;
    element.querySelector<HTMLElement>("[role=menuitem]")?.focus();
  }, [place]);
  return (
    <div
      ref={menu}
      popover="auto"
      role="menu"
      aria-label={t("menu")}
      className={styles.menu}
      onKeyDown={moveInMenu}
      onToggle={(event) => {
        if (event.newState !== "closed") return;
        onClose();
        // The focus stays with the part of the page that the command has opened.
        const { activeElement } = document;
        const isFree = activeElement === null || activeElement === document.body;
        if (isFree || menu.current?.contains(activeElement) === true) focusStage();
      }}
    >
      {place &&
        NAMES[place.kind]
          .filter((name) => isShown(name, page))
          .map((name) => <CommandItem key={name} name={name} onChoose={() => menu.current?.hidePopover()} />)}
    </div>
  );
}
