// All community projects by name, in the order of their publication.

import type { CommunityProject } from "./project";
import { CROSSOVER, HEADPHONE_AMP, LOW_PASS, PREAMP } from "./drawings/audio";
import { BATTERY_MONITOR, BRIDGE_AMP, CURRENT_SENSE, FUNCTION_GENERATOR, LOGIC_PROBE } from "./drawings/bench";
import { CH32_BOARD, ESP32_NODE, GPIO_TRAINER, STM32_BOARD } from "./drawings/controllers";
import { SOFT_START, STEPPER_DRIVER } from "./drawings/drivers";
import { OVERDRIVE } from "./drawings/effects";
import { LEVEL_SHIFTER, RS485_NODE } from "./drawings/interfaces";
import { DUMMY_LOAD, PHOTODIODE } from "./drawings/measurement";
import { LOAD_SWITCH, REVERSE_PROTECTION, SUPPLY_5V } from "./drawings/power";
import { CAN_NODE, POWER_MONITOR, THERMOCOUPLE } from "./drawings/sensors";
import { LED_CHASER, METRONOME } from "./drawings/timers";
import { CHARGER, USB_POWER } from "./drawings/usb-and-battery";

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
  metronome: METRONOME,
  "headphone-amplifier": HEADPHONE_AMP,
  crossover: CROSSOVER,
  overdrive: OVERDRIVE,
  "battery-monitor": BATTERY_MONITOR,
  "logic-probe": LOGIC_PROBE,
  "current-sensor": CURRENT_SENSE,
  "bridge-amplifier": BRIDGE_AMP,
  "function-generator": FUNCTION_GENERATOR,
  "soft-start": SOFT_START,
  "stepper-driver": STEPPER_DRIVER,
  "usb-c-power": USB_POWER,
  "li-ion-charger": CHARGER,
  "thermocouple-reader": THERMOCOUPLE,
  "power-monitor": POWER_MONITOR,
  "can-node": CAN_NODE,
  "stm32f030-board": STM32_BOARD,
  "ch32v003-board": CH32_BOARD,
  "esp32-node": ESP32_NODE,
  "gpio-trainer": GPIO_TRAINER,
};
