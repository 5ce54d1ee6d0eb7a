// Commands of the viewer with their keys, used by the toolbar, the keyboard and the list of shortcuts.
import type { Instruments } from "@/components/gerber/viewer/instruments";
import { litNet, netOf } from "@/components/gerber/viewer/light";
import { CAMERA_COMMANDS } from "@/components/stage/camera-commands";
import { clearRuler } from "@/components/stage/ruler";
import type { BoardViewerStore } from "@/stores/viewer/board-viewer";
import type { ViewerPanel, ViewerUnit } from "@/stores/viewer/board-viewer-state";
import { type Preset, withNextSolo, withPreset } from "@/stores/viewer/board-viewer-layers";

export interface CommandTargets extends Instruments {
  store: BoardViewerStore;
  /** Actions of the page outside the board. */
  page: {
    chooseFile(): void;
    savePicture(): void;
    print(): void;
    showKeys(): void;
    focusSearch(): void;
    togglePanels(): void;
  };
  /** Acts as a click at the center of the stage. */
  press(): void;
}

export const COMMAND_GROUPS = ["look", "pick", "layers", "page"] as const;

export interface Command {
  group: (typeof COMMAND_GROUPS)[number];
  /** As `KeyboardEvent.key`, letters in lower case; the first is shown. */
  keys: readonly string[];
  /** Only while the board has the focus: keys that fields, lists and buttons also use. */
  isOnStage?: boolean;
  perform(targets: CommandTargets): void;
}

const UNITS: ViewerUnit[] = ["mm", "mil", "inch"];

const preset = (name: Preset, key: string): Command => ({
  group: "layers",
  keys: [key],
  perform: ({ store }) => store.getState().changeRows((rows) => withPreset(rows, name)),
});
const panel = (name: ViewerPanel, key: string): Command => ({
  group: "page",
  keys: [key],
  perform: ({ store }) => store.getState().set({ panel: name }),
});
const arrow = (name: "left" | "right" | "up" | "down"): Command => ({
  group: "look",
  isOnStage: true,
  ...CAMERA_COMMANDS[name],
});

export function nextUnit(unit: ViewerUnit): ViewerUnit {
  return UNITS[(UNITS.indexOf(unit) + 1) % UNITS.length] ?? "mm";
}

/** Cancels the current measurement, then the highlight, then the selection, then the tool. */
function stepBack({ store, ruler }: CommandTargets): void {
  const { lit, selection, tool, set } = store.getState();
  if (clearRuler(ruler)) return;
  if (lit) set({ lit: null });
  else if (selection) set({ selection: null });
  else if (tool === "measure") set({ tool: "select" });
}

function toggleNet({ store }: CommandTargets): void {
  const state = store.getState();
  const net = netOf(state, state.selection?.hits[state.selection.chosen]);
  const lit = net && litNet(net);
  state.set({ lit: lit?.key === state.lit?.key ? null : lit });
}

export const COMMANDS = {
  zoomIn: { group: "look", ...CAMERA_COMMANDS.zoomIn },
  zoomOut: { group: "look", ...CAMERA_COMMANDS.zoomOut },
  fit: { group: "look", ...CAMERA_COMMANDS.fit },
  flip: {
    group: "look",
    keys: ["x"],
    perform: ({ store }) => store.getState().flip(store.getState().side === "top" ? "bottom" : "top"),
  },
  turn: { group: "look", keys: ["r"], perform: ({ viewport }) => viewport.turn() },
  mode: {
    group: "look",
    keys: ["v"],
    perform: ({ store }) => store.getState().set({ mode: store.getState().mode === "board" ? "layers" : "board" }),
  },
  grid: {
    group: "look",
    keys: ["g"],
    perform: ({ store }) => store.getState().set({ hasGrid: !store.getState().hasGrid }),
  },
  unit: {
    group: "look",
    keys: ["u"],
    perform: ({ store }) => store.getState().set({ unit: nextUnit(store.getState().unit) }),
  },
  left: arrow("left"),
  right: arrow("right"),
  up: arrow("up"),
  down: arrow("down"),
  select: { group: "pick", keys: ["s"], perform: ({ store }) => store.getState().set({ tool: "select" }) },
  measure: { group: "pick", keys: ["m"], perform: ({ store }) => store.getState().set({ tool: "measure" }) },
  press: { group: "pick", keys: ["Enter", " "], isOnStage: true, perform: ({ press }) => press() },
  net: { group: "pick", keys: ["n"], perform: toggleNet },
  back: { group: "pick", keys: ["Escape"], perform: stepBack },
  all: preset("all", "1"),
  top: preset("top", "2"),
  bottom: preset("bottom", "3"),
  copper: preset("copper", "4"),
  holes: preset("holes", "5"),
  nextLayer: {
    group: "layers",
    keys: ["."],
    perform: ({ store }) => store.getState().changeRows((rows) => withNextSolo(rows, 1)),
  },
  previousLayer: {
    group: "layers",
    keys: [","],
    perform: ({ store }) => store.getState().changeRows((rows) => withNextSolo(rows, -1)),
  },
  inspect: panel("inspect", "i"),
  drills: panel("holes", "d"),
  files: panel("files", "l"),
  compare: panel("compare", "e"),
  find: { group: "page", keys: ["/"], perform: ({ page }) => page.focusSearch() },
  panels: { group: "page", keys: ["\\"], perform: ({ page }) => page.togglePanels() },
  open: { group: "page", keys: ["o"], perform: ({ page }) => page.chooseFile() },
  save: { group: "page", keys: ["c"], perform: ({ page }) => page.savePicture() },
  print: { group: "page", keys: ["p"], perform: ({ page }) => page.print() },
  keys: { group: "page", keys: ["?"], perform: ({ page }) => page.showKeys() },
} as const satisfies Record<string, Command>;

export type CommandName = keyof typeof COMMANDS;

export function commandOf(key: string, isOnStage: boolean): Command | null {
  const wanted = key.length === 1 ? key.toLowerCase() : key;
  const found = Object.values<Command>(COMMANDS).find(({ keys }) => keys.includes(wanted));
  return found && (isOnStage || !found.isOnStage) ? found : null;
}
