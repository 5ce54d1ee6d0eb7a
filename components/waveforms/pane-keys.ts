// Keys of a focused pane.
import type { KeyboardEvent } from "react";
import type { CursorStep } from "@/lib/core/waveform/cursors";

export interface PaneCommands {
  readonly hasCursors: boolean;
  readonly zoom: (factor: number) => void;
  /** In the height of the pane. */
  readonly zoomY: (factor: number) => void;
  readonly pan: (share: number) => void;
  readonly fit: () => void;
  readonly toggleLog: () => void;
  readonly toggleCursors: () => void;
  readonly chooseCursor: (cursor: "a" | "b") => void;
  readonly stepCursor: (direction: 1 | -1, step: CursorStep) => void;
}

export const ZOOM_STEP = 0.5;
export const PAN_STEP = 0.2;

function arrow(commands: PaneCommands, direction: 1 | -1, event: KeyboardEvent): void {
  if (!commands.hasCursors) commands.pan(direction * PAN_STEP);
  else commands.stepCursor(direction, event.shiftKey ? "peak" : event.ctrlKey || event.metaKey ? "crossing" : "sample");
}

/** Keys that mean nothing here stay with the page. */
export function handlePaneKey(event: KeyboardEvent, commands: PaneCommands): void {
  const actions: Record<string, (() => void) | undefined> = {
    ArrowLeft: () => arrow(commands, -1, event),
    ArrowRight: () => arrow(commands, 1, event),
    ArrowUp: () => commands.zoomY(ZOOM_STEP),
    ArrowDown: () => commands.zoomY(1 / ZOOM_STEP),
    PageUp: () => commands.pan(-1),
    PageDown: () => commands.pan(1),
    "+": () => commands.zoom(ZOOM_STEP),
    "=": () => commands.zoom(ZOOM_STEP),
    "-": () => commands.zoom(1 / ZOOM_STEP),
    Home: commands.fit,
    l: commands.toggleLog,
    c: commands.toggleCursors,
    a: () => commands.chooseCursor("a"),
    b: () => commands.chooseCursor("b"),
  };
  const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
  const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!action || (isShortcut && !event.key.startsWith("Arrow"))) return;
  event.preventDefault();
  action();
}
