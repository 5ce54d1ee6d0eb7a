// A set-up of the simulation, as the document keeps it.

/** One or several analyses under a name. */
export interface SimulationSetupRecord {
  readonly kind: "simulation-setup";
  readonly id: string;
  readonly name: string;
  /** Version of the form of `setup`. */
  readonly setupVersion: number;
  /** JSON, read by lib/core/simulation-netlist/kept-setups.ts. */
  readonly setup: string;
}
