// State that the readers of an Eagle design share.
import type { EagleSchematic } from "@/lib/core/formats/eagle/schematic";
import type { RecordBuilder } from "../record-builder";
import type { ReportBuilder, SourcePlace } from "../report";
import type { Devices } from "./devices";
import type { ImplicitPin } from "./pin-nets";
import type { Plan, PlannedCircuit, PlannedSheet } from "./plan";

export interface EagleContext {
  readonly file: string;
  readonly schematic: EagleSchematic;
  readonly records: RecordBuilder;
  readonly report: ReportBuilder;
  readonly devices: Devices;
  readonly plan: Plan;
  /** Nets that supply symbols name, by key. */
  readonly supplies: ReadonlyMap<string, string>;
}

export interface CircuitContext extends EagleContext {
  readonly planned: PlannedCircuit;
  /** Name of the net of each pin by `pinKey`. */
  readonly netOfPin: ReadonlyMap<string, string>;
  readonly implicit: readonly ImplicitPin[];
  /** Names of supplies, by name of the part. */
  readonly supplyNames: ReadonlyMap<string, string>;
}

export interface SheetContext extends CircuitContext {
  readonly sheet: PlannedSheet;
}

export const placeInFile = ({ file }: EagleContext, line: number): SourcePlace => ({ file, line });
