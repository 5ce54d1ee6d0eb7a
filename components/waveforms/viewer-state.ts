// State of the viewer: panes with their expressions, the x scale, cursors, hidden runs.
import { clampScale, panScale, zoomScale, type Scale } from "@/lib/core/waveform/plot/scale";

/** Curves that are drawn of a phasor. */
export type Display = "magnitude" | "decibels" | "phase" | "both" | "delay";

export interface TraceSetup {
  readonly id: number;
  readonly expression: string;
  /** Number of its ink, which stays when other traces go. */
  readonly ink: number;
}

export interface YWindow {
  readonly from: number;
  readonly to: number;
}

export interface PaneSetup {
  readonly id: number;
  readonly traces: readonly TraceSetup[];
  readonly yWindow: YWindow;
}

export type CursorName = "a" | "b";

export interface ViewerState {
  readonly panes: readonly PaneSetup[];
  readonly display: Display;
  /** Null shows all. */
  readonly x: Scale | null;
  /** Null until someone chooses: logarithmic for frequencies then. */
  readonly isLog: boolean | null;
  readonly cursors: Readonly<Record<CursorName, number>> | null;
  readonly active: CursorName;
  /** Pane that traces from elsewhere are added to. */
  readonly activePane: number;
  readonly hiddenRuns: ReadonlySet<string>;
  readonly nextId: number;
}

export type ViewerAction =
  | { readonly kind: "addTrace"; readonly pane: number; readonly expression: string; readonly isOwnPane: boolean }
  | { readonly kind: "removeTrace"; readonly trace: number }
  | { readonly kind: "addPane" }
  | { readonly kind: "removePane"; readonly pane: number }
  | { readonly kind: "choosePane"; readonly pane: number }
  | { readonly kind: "zoomX"; readonly limits: Scale; readonly factor: number; readonly share: number }
  | { readonly kind: "panX"; readonly limits: Scale; readonly share: number }
  | { readonly kind: "showX"; readonly limits: Scale; readonly from: number; readonly to: number }
  | { readonly kind: "showY"; readonly pane: number; readonly window: YWindow }
  | { readonly kind: "fit" }
  | { readonly kind: "setLog"; readonly isLog: boolean }
  | { readonly kind: "setDisplay"; readonly display: Display }
  | { readonly kind: "toggleCursors"; readonly a: number; readonly b: number }
  | { readonly kind: "moveCursor"; readonly cursor: CursorName; readonly at: number }
  | { readonly kind: "chooseCursor"; readonly cursor: CursorName }
  | { readonly kind: "toggleRun"; readonly run: string }
  | { readonly kind: "hideRuns"; readonly runs: readonly string[] };

export const WHOLE: YWindow = { from: 0, to: 1 };

/** Narrower than this, the y axis would show rounding errors alone. */
const MIN_WINDOW = 1e-9;

export function initialState(panes: readonly (readonly string[])[]): ViewerState {
  let nextId = 1;
  let ink = 0;
  const made = (panes.length === 0 ? [[]] : panes).map((expressions) => ({
    id: nextId++,
    yWindow: WHOLE,
    traces: expressions.map((expression) => ({ id: nextId++, expression, ink: ink++ })),
  }));
  return {
    ...{ panes: made, display: "both", x: null, isLog: null, cursors: null, active: "a" },
    ...{ hiddenRuns: new Set<string>(), nextId, activePane: made[0]?.id ?? 1 },
  };
}

const changePane = (state: ViewerState, id: number, change: (pane: PaneSetup) => PaneSetup): ViewerState => ({
  ...state,
  panes: state.panes.map((pane) => (pane.id === id ? change(pane) : pane)),
});

function addTrace(
  state: ViewerState,
  { pane, expression, isOwnPane }: ViewerAction & { kind: "addTrace" },
): ViewerState {
  const used = new Set(state.panes.flatMap(({ traces }) => traces.map((other) => other.ink)));
  let ink = 0;
  while (used.has(ink)) ink++;
  const trace = { id: state.nextId, expression, ink };
  if (!isOwnPane) {
    const changed = changePane(state, pane, (old) => ({ ...old, yWindow: WHOLE, traces: [...old.traces, trace] }));
    return { ...changed, nextId: state.nextId + 1 };
  }
  const own = { id: state.nextId + 1, traces: [trace], yWindow: WHOLE };
  return { ...state, panes: [...state.panes, own], nextId: state.nextId + 2 };
}

function removePane(state: ViewerState, pane: number): ViewerState {
  const panes = state.panes.filter(({ id }) => id !== pane);
  const [first] = panes;
  if (!first) return state;
  return { ...state, panes, activePane: state.activePane === pane ? first.id : state.activePane };
}

const withX = (state: ViewerState, limits: Scale, change: (shown: Scale) => Scale): ViewerState => {
  const next = clampScale(change(state.x ?? limits), limits);
  return { ...state, x: next === limits ? null : next };
};

export function viewerReducer(state: ViewerState, action: ViewerAction): ViewerState {
  switch (action.kind) {
    case "addTrace":
      return addTrace(state, action);
    case "removeTrace":
      return {
        ...state,
        panes: state.panes.map((pane) => ({ ...pane, traces: pane.traces.filter(({ id }) => id !== action.trace) })),
      };
    case "addPane":
      return {
        ...state,
        panes: [...state.panes, { id: state.nextId, traces: [], yWindow: WHOLE }],
        nextId: state.nextId + 1,
      };
    case "removePane":
      return removePane(state, action.pane);
    case "choosePane":
      return state.activePane === action.pane ? state : { ...state, activePane: action.pane };
    case "zoomX":
      return withX(state, action.limits, (shown) => zoomScale(shown, action.factor, action.share));
    case "panX":
      return withX(state, action.limits, (shown) => panScale(shown, action.share));
    case "showX":
      return withX(state, action.limits, () => ({ ...action.limits, from: action.from, to: action.to }));
    case "showY":
      return action.window.to - action.window.from < MIN_WINDOW
        ? state
        : changePane(state, action.pane, (pane) => ({ ...pane, yWindow: action.window }));
    case "fit":
      return { ...state, x: null, panes: state.panes.map((pane) => ({ ...pane, yWindow: WHOLE })) };
    case "setLog":
      return { ...state, isLog: action.isLog, x: null };
    case "setDisplay":
      return { ...state, display: action.display, panes: state.panes.map((pane) => ({ ...pane, yWindow: WHOLE })) };
    case "toggleCursors":
      return { ...state, cursors: state.cursors ? null : { a: action.a, b: action.b } };
    case "moveCursor":
      return state.cursors ? { ...state, cursors: { ...state.cursors, [action.cursor]: action.at } } : state;
    case "chooseCursor":
      return { ...state, active: action.cursor };
    case "toggleRun": {
      const hiddenRuns = new Set(state.hiddenRuns);
      if (!hiddenRuns.delete(action.run)) hiddenRuns.add(action.run);
      return { ...state, hiddenRuns };
    }
    case "hideRuns":
      return { ...state, hiddenRuns: new Set([...state.hiddenRuns, ...action.runs]) };
  }
}
