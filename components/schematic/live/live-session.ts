// Live simulation of the open drawing: edits reach the running circuit, and its names lead back to nets and parts.
import type { OpenProject } from "@/components/schematic/editor-context";
import { createHold } from "@/components/schematic/hold";
import { LiveRun } from "@/components/schematic/live/live-run";
import { schematicOf } from "@/components/schematic/schematic-of";
import { exportedDesign } from "@/lib/core/schematic/export/exported-design";
import type {
  SchematicPlace,
  simulationNetlist,
  SimulationNetlist,
} from "@/lib/core/simulation-netlist/simulation-netlist";

/** `simulationNetlist`, which is loaded with the panel: the editor opens without it. */
export type Netlister = typeof simulationNetlist;

/** Edits in quick succession, such as a drag, are one change of the circuit. */
const EDIT_PAUSE_MS = 80;

/** Marks that are shown on the sheet. */
export interface LiveView {
  readonly hasVoltages: boolean;
  readonly hasColors: boolean;
  /** The panel is open and brings the transport: the bar on the sheet is hidden. */
  readonly hasPanel: boolean;
}

export class LiveSession {
  /** While nobody holds it any more, it ends: the page of the drawing was left. */
  readonly hold = createHold(() => this.end());
  readonly run: LiveRun;
  readonly #project: OpenProject;
  readonly #listeners = new Set<() => void>();
  #netlist: SimulationNetlist | null = null;
  #netlister: Netlister | null = null;
  #view: LiveView = { hasVoltages: true, hasColors: false, hasPanel: false };
  #isOn = false;
  #version = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #endings: readonly (() => void)[] = [];

  constructor(project: OpenProject, run: LiveRun = new LiveRun()) {
    this.#project = project;
    this.run = run;
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  get view(): LiveView {
    return this.#view;
  }

  /** Null while it is off. */
  get netlist(): SimulationNetlist | null {
    return this.#netlist;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  setView(change: Partial<LiveView>): void {
    this.#view = { ...this.#view, ...change };
    this.#tell();
  }

  start(netlister: Netlister): void {
    if (this.#isOn) return;
    this.#isOn = true;
    this.#netlister = netlister;
    this.#version = this.#project.editor.state.version;
    this.#endings = [this.#project.editor.subscribe(() => this.#follow())];
    this.run.open(this.#read(netlister));
    this.#tell();
  }

  end(): void {
    if (!this.#isOn) return;
    this.#isOn = false;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    for (const ending of this.#endings) ending();
    this.#endings = [];
    this.run.close();
    this.#netlist = null;
    this.#tell();
  }

  /** Net or part of a name of the netlist: "out", "r1", "xu1.b1". */
  placeOf(name: { readonly node: string } | { readonly device: string }): SchematicPlace | null {
    return this.#netlist?.placeOfVector("node" in name ? `v(${name.node})` : `i(${name.device})`) ?? null;
  }

  #read(netlister: Netlister): string {
    const { editor, name } = this.#project;
    this.#netlist = netlister(exportedDesign(schematicOf(editor)), { title: name });
    return this.#netlist.text;
  }

  #follow(): void {
    const { version } = this.#project.editor.state;
    if (version === this.#version) return;
    this.#version = version;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = null;
      const before = this.#netlist?.text;
      if (!this.#netlister) return;
      const text = this.#read(this.#netlister);
      this.#tell();
      // A part that was only moved changes nothing.
      if (text !== before) this.run.reload(text);
    }, EDIT_PAUSE_MS);
  }
}
