// Catalog of the symbol library: all entries, by family. Symbols are built when they are asked for.
import type { SymbolEntry } from "./build/entry";
import { AMPLIFIERS } from "./families/amplifiers";
import { CONNECTORS } from "./families/connectors";
import { DIODES } from "./families/diodes";
import { ELECTROMECHANICAL } from "./families/electromechanical";
import { GATES } from "./families/gates";
import { LOGIC_4000 } from "./families/logic-4000";
import { LOGIC_74 } from "./families/logic-74";
import { MEMORY_AND_INTERFACE } from "./families/memory-and-interface";
import { MICROCONTROLLERS } from "./families/microcontrollers";
import { OPTO } from "./families/opto";
import { PASSIVES } from "./families/passives";
import { POWER } from "./families/power";
import { POWER_PORTS } from "./families/power-ports";
import { PROTECTION } from "./families/protection";
import { SENSORS } from "./families/sensors";
import { TRANSISTORS } from "./families/transistors";

export const SYMBOL_CATALOG: readonly SymbolEntry[] = [
  ...PASSIVES,
  ...POWER_PORTS,
  ...DIODES,
  ...TRANSISTORS,
  ...AMPLIFIERS,
  ...GATES,
  ...LOGIC_74,
  ...LOGIC_4000,
  ...POWER,
  ...MICROCONTROLLERS,
  ...MEMORY_AND_INTERFACE,
  ...SENSORS,
  ...OPTO,
  ...PROTECTION,
  ...ELECTROMECHANICAL,
  ...CONNECTORS,
];

const byId = new Map(SYMBOL_CATALOG.map((entry) => [entry.id, entry]));

export const findSymbol = (id: string): SymbolEntry | undefined => byId.get(id);
