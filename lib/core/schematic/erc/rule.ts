// A rule of the electrical rule check, and what it sees.
import type { ClusterGraph } from "../connectivity/clusters";
import type { Netlist } from "../connectivity/nets";
import type { Hierarchy } from "../model/instances";
import type { SchematicObject, SchematicRecord } from "../model/records";
import type { Draft, RuleId } from "./finding";
import type { PinMatrix } from "./pin-matrix";

export interface CheckedSchematic {
  readonly records: readonly SchematicRecord[];
  readonly hierarchy: Hierarchy;
  readonly graph: ClusterGraph;
  readonly netlist: Netlist;
}

export interface RuleContext extends CheckedSchematic {
  readonly matrix: PinMatrix;
  readonly objects: readonly SchematicObject[];
  readonly objectsById: ReadonlyMap<string, SchematicObject>;
}
export type Rule = (context: RuleContext) => Draft[];
export type RuleGroup = Readonly<Partial<Record<RuleId, Rule>>>;
