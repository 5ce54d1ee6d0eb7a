// Types of pins by KiCad's names.
import type { PinType } from "../model/symbol";

export const PIN_TYPES: Record<PinType, string> = {
  input: "input",
  output: "output",
  bidirectional: "bidirectional",
  "tri-state": "tri_state",
  passive: "passive",
  free: "free",
  unspecified: "unspecified",
  "power-input": "power_in",
  "power-output": "power_out",
  "open-collector": "open_collector",
  "open-emitter": "open_emitter",
  "no-connect": "no_connect",
};
