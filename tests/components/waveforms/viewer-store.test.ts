// The viewer's state as others share it: the pane that traces are added to, and runs that are hidden.
import { expect, it, vi } from "vitest";
import { createViewerStore } from "@/components/waveforms/viewer-store";

const expressions = ({ state }: ReturnType<typeof createViewerStore>): string[][] =>
  state.panes.map(({ traces }) => traces.map(({ expression }) => expression));

it("tells its listeners of every change until they end it", () => {
  const store = createViewerStore([["V(out)"]]);
  const listener = vi.fn();
  const end = store.subscribe(listener);
  store.dispatch({ kind: "addPane" });
  end();
  store.dispatch({ kind: "fit" });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(expressions(store)).toEqual([["V(out)"], []]);
});

it("goes to another pane when the active one is removed", () => {
  const store = createViewerStore([["V(in)"], ["V(out)"]]);
  const [first, second] = store.state.panes.map(({ id }) => id);
  expect(store.state.activePane).toBe(first);
  store.dispatch({ kind: "choosePane", pane: second ?? 0 });
  expect(store.state.activePane).toBe(second);
  store.dispatch({ kind: "removePane", pane: second ?? 0 });
  expect(store.state.activePane).toBe(first);
  store.dispatch({ kind: "removePane", pane: first ?? 0 });
  expect(expressions(store)).toEqual([["V(in)"]]);
});

it("hides earlier runs beside those that are hidden already", () => {
  const store = createViewerStore([]);
  store.dispatch({ kind: "toggleRun", run: "a" });
  store.dispatch({ kind: "hideRuns", runs: ["b", "c"] });
  expect([...store.state.hiddenRuns]).toEqual(["a", "b", "c"]);
});
