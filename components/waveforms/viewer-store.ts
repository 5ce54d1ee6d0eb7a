// State of a viewer outside of React, for those who read or change it from elsewhere, such as probes on a sheet.
import { initialState, viewerReducer, type ViewerAction, type ViewerState } from "@/components/waveforms/viewer-state";

export interface ViewerStore {
  readonly state: ViewerState;
  readonly dispatch: (action: ViewerAction) => void;
  /** Calls the listener after every change; returns the function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** `panes` are the expressions of each pane at first. */
export function createViewerStore(panes: readonly (readonly string[])[]): ViewerStore {
  let state = initialState(panes);
  const listeners = new Set<() => void>();
  return {
    get state() {
      return state;
    },
    dispatch(action) {
      state = viewerReducer(state, action);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
