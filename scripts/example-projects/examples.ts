// All examples by id, in the order of their list.

import type { Schematic } from "@/lib/core/schematic/format/schematic-file";
import { drawBlinker } from "./blinker";
import { drawBuck } from "./buck";
import { drawClassD } from "./class-d";
import { drawCh340Adapter } from "./ch340-adapter";
import { drawCrystalOscillator } from "./crystal-oscillator";
import { drawFilters } from "./filters";
import { drawHBridge } from "./h-bridge";
import { drawInstrumentation } from "./instrumentation";
import { drawLinearSupply } from "./linear-supply";
import { drawSensorNode } from "./sensor-node";
import { drawStm32Board } from "./stm32-board";
import { drawUsbCSink } from "./usb-c-sink";

export const EXAMPLES: Readonly<Record<string, () => Schematic>> = {
  blinker: drawBlinker,
  filters: drawFilters,
  instrumentation: drawInstrumentation,
  buck: drawBuck,
  "linear-supply": drawLinearSupply,
  "h-bridge": drawHBridge,
  "class-d": drawClassD,
  "crystal-oscillator": drawCrystalOscillator,
  "usb-c-sink": drawUsbCSink,
  "stm32-board": drawStm32Board,
  "ch340-adapter": drawCh340Adapter,
  "sensor-node": drawSensorNode,
};
