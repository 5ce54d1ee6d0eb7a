"use client";
// Binds the commands to buttons and keyboard.
import { createContext, use, useEffect, useEffectEvent, useState } from "react";
import { COMMANDS, type CommandName, commandOf, type CommandTargets } from "@/components/gerber/viewer/commands";
import { useInstruments } from "@/components/gerber/viewer/instruments";
import type { StageHandle } from "@/components/gerber/viewer/viewer-stage";
import { saveFile } from "@/lib/client/upload/download";
import { useBoardViewerStore } from "@/stores/viewer/board-viewer";

export interface Commands {
  perform: (name: CommandName) => void;
  /** If single-key shortcuts are off, keys work only while the board has the focus. */
  areKeysOn: boolean;
  setKeysOn: (areOn: boolean) => void;
}

interface PageActs extends Pick<CommandTargets["page"], "chooseFile" | "print" | "showKeys" | "togglePanels"> {
  showSide: () => void;
}

export const CommandsContext = createContext<Commands | null>(null);

export function useCommands(): Commands {
  const commands = use(CommandsContext);
  if (!commands) throw new Error("commands are used outside their provider");
  return commands;
}

/** Field that `/` focuses. */
export const SEARCH_FIELD_ID = "viewer-search";

const TYPING =
  "input:not([type=range], [type=color], [type=checkbox], [type=radio]), select, textarea, [contenteditable]";

export function useCommandTargets(stage: StageHandle | null, acts: PageActs): Commands {
  const store = useBoardViewerStore();
  const instruments = useInstruments();
  const [areKeysOn, setKeysOn] = useState(true);

  async function savePicture(): Promise<void> {
    const { file, side } = store.getState();
    const stem = file?.name.replace(/\.(zip|rar)$/i, "") ?? "board";
    if (stage) saveFile({ file: await stage.picture(), name: `${stem}-${side}.png` });
  }
  const targets: CommandTargets = {
    ...instruments,
    store,
    press: () => stage?.press(),
    page: {
      ...acts,
      savePicture: () => void savePicture(),
      focusSearch: () => {
        store.getState().set({ panel: "find" });
        acts.showSide();
        // The panel's field exists after the next render.
        requestAnimationFrame(() => document.getElementById(SEARCH_FIELD_ID)?.focus());
      },
    },
  };
  const obey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(`${TYPING}, dialog`)) return;
    const isOnStage = target !== null && target === stage?.element;
    if (!areKeysOn && !isOnStage) return;
    const command = commandOf(event.key, isOnStage);
    if (!command) return;
    event.preventDefault();
    command.perform(targets);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => obey(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
  return { perform: (name) => COMMANDS[name].perform(targets), areKeysOn, setKeysOn };
}
