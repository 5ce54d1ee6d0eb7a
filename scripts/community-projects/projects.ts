// All community projects by name, in the order of their publication.

import type { CommunityProject } from "./project";
import { LOW_PASS, PREAMP } from "./drawings/audio";
import { LEVEL_SHIFTER, RS485_NODE } from "./drawings/interfaces";
import { DUMMY_LOAD, PHOTODIODE } from "./drawings/measurement";
import { LOAD_SWITCH, REVERSE_PROTECTION, SUPPLY_5V } from "./drawings/power";
import { LED_CHASER } from "./drawings/timers";

export const COMMUNITY_PROJECTS: Readonly<Record<string, CommunityProject>> = {
  "led-chaser": LED_CHASER,
  "supply-5v": SUPPLY_5V,
  "load-switch": LOAD_SWITCH,
  "reverse-protection": REVERSE_PROTECTION,
  "low-pass": LOW_PASS,
  "stereo-preamp": PREAMP,
  "level-shifter": LEVEL_SHIFTER,
  "rs485-node": RS485_NODE,
  "photodiode-amplifier": PHOTODIODE,
  "dummy-load": DUMMY_LOAD,
};
