// State of the editor with those who follow it, and the changes of it that need neither document nor tool.
import type { Choices } from "./choices";
import { type EditorState, FIRST_STATE, toggleHighlight } from "./editor-state";
import { Listeners } from "./listeners";
import type { ProbeRequest } from "./probe-request";
import type { Overlay } from "./tool";

export class EditorStore {
  readonly #listeners = new Listeners();
  readonly #probeListeners = new Listeners<ProbeRequest>();
  #state = FIRST_STATE;
  #held: ReadonlySet<string> = new Set();

  get state(): EditorState {
    return this.#state;
  }

  get path(): string {
    return this.#state.path;
  }

  get grid(): number {
    return this.#state.grid;
  }

  get choices(): Choices {
    return this.#state.choices;
  }

  get selection(): ReadonlySet<string> {
    return this.#state.selection;
  }

  /** Calls the listener after every change of the state; returns the function that ends it. */
  subscribe(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  /** Calls the listener for every quantity that is asked for on the sheet; returns the function that ends it. */
  onProbe(listener: (request: ProbeRequest) => void): () => void {
    return this.#probeListeners.add(listener);
  }

  askForProbe(request: ProbeRequest): void {
    this.#probeListeners.tell(request);
  }

  show(overlay: Partial<Overlay>): void {
    this.set({ overlay: { ...this.#state.overlay, ...overlay } });
  }

  select(ids: Iterable<string>): void {
    this.set({ selection: new Set(ids) });
  }

  /** The tool goes on. */
  chooseQuietly(choices: Partial<Choices>): void {
    this.set({ choices: { ...this.#state.choices, ...choices } });
  }

  setGrid(grid: number): void {
    this.set({ grid });
  }

  /** Up to three nets; a name that is highlighted already is taken out. */
  highlight(name: string): void {
    this.set({ highlighted: toggleHighlight(this.#state.highlighted, name) });
  }

  clearHighlight(): void {
    this.set({ highlighted: [] });
  }

  leave(): void {
    this.set({ pointer: null, overlay: { ...this.#state.overlay, snapAt: null, refusal: null, probe: null } });
  }

  /** Objects that another person is dragging. */
  hold(ids: Iterable<string>): void {
    this.#held = new Set(ids);
  }

  isHeld(id: string): boolean {
    return this.#held.has(id);
  }

  protected set(change: Partial<EditorState>): void {
    this.#state = { ...this.#state, ...change };
    this.#listeners.tell();
  }
}
