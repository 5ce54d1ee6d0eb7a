// Interface of the editor for the placing tools.
import type { Netlist } from "../connectivity/nets";
import type { Hierarchy } from "../model/instances";
import type { Choices } from "./choices";
import type { ProbeRequest } from "./probe-request";
import type { StockHost } from "./stocks";

export interface EditorHost extends StockHost {
  readonly choices: Choices;
  readonly hierarchy: Hierarchy;
  readonly netlist: Netlist;
  /** Changes what the tool is set to, while it goes on. */
  chooseQuietly(choices: Partial<Choices>): void;
  /** Leaves the tool; what it has placed is selected. */
  endPlacing(ids: readonly string[]): void;
  /** Tells those who show results what a person wants to see. */
  askForProbe(request: ProbeRequest): void;
}
