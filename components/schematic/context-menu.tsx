"use client";
// Menu of the right button: commands for what was under it.
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import type { Vec2 } from "@/lib/base/vec2";
import { CommandItem } from "@/components/schematic/bar/command-menu";
import type { CommandName } from "@/components/schematic/commands/commands";
import { focusStage } from "@/components/schematic/stage/stage-focus";
import { moveInMenu } from "@/components/ui/menu-keys";
import styles from "./bar/editor-bar.module.css";

const ON_OBJECT: readonly CommandName[] = [
  ...(["editValue", "editDesignator", "editFootprint", "rotate", "mirrorSides", "mirrorTop"] as const),
  ...(["move", "drag", "duplicate", "copy", "cut", "delete", "highlight"] as const),
];
const ON_SHEET: readonly CommandName[] = [
  "paste",
  "symbol",
  "wire",
  "power",
  "netLabel",
  "selectAll",
  "fit",
  "leaveSheet",
];
const WHILE_DRAWING: readonly CommandName[] = ["endWire", "back", "cornerMode", "otherLeg", "escape"];

export interface MenuPlace {
  /** In px of the stage. */
  readonly at: Vec2;
  readonly kind: "object" | "sheet" | "drawing";
}

const NAMES: Record<MenuPlace["kind"], readonly CommandName[]> = {
  object: ON_OBJECT,
  sheet: ON_SHEET,
  drawing: WHILE_DRAWING,
};

export function ContextMenu({ place, onClose }: { place: MenuPlace | null; onClose: () => void }) {
  const t = useTranslations("schematic.stage");
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
        if (event.newState === "closed") {
          onClose();
          focusStage();
        }
      }}
    >
      {place &&
        NAMES[place.kind].map((name) => (
          <CommandItem key={name} name={name} onChoose={() => menu.current?.hidePopover()} />
        ))}
    </div>
  );
}
