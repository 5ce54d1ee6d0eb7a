// Our own projects that scripts/community-projects draws, with their boards and texts.

import { readFile } from "node:fs/promises";
import path from "node:path";
import type { SchematicContent } from "@/lib/contracts/schematic-file";
import type { LicenseId } from "@/lib/core/community/license";
import type { SeedBoard, SeedProject, SeedTexts } from "./seed-project";
import en from "./projects/texts.en.json";
import zh from "./projects/texts.zh.json";

type Name = keyof typeof en;

interface Listed {
  readonly projectType: 0 | 1;
  readonly hasBoard: boolean;
  readonly license: LicenseId;
}

const FOLDER = path.resolve("lib/server/community/seed/projects");
const FIRST = { en: "First version", zh: "首个版本" };
const SECOND = {
  en: "Board with wider ground pours; land patterns checked against KiCad's library",
  zh: "接地铜皮加宽，封装已与 KiCad 封装库核对",
};
/** One project is published each six hours, the last of them on the day of the drawings. */
const FIRST_AT_MS = Date.UTC(2026, 10, 18, 1);
const EACH_MS = 6 * 3_600_000;

/** With a simulation. */
const analog = (license: LicenseId = "CERN-OHL-P-2.0"): Listed => ({ projectType: 1, hasBoard: true, license });
const digital = (license: LicenseId = "CERN-OHL-P-2.0"): Listed => ({ projectType: 0, hasBoard: true, license });

const LISTED: Readonly<Record<Name, Listed>> = {
  "led-chaser": digital("CC0-1.0"),
  "supply-5v": analog(),
  "load-switch": analog(),
  "reverse-protection": analog(),
  "low-pass": analog("CC-BY-4.0"),
  "stereo-preamp": analog("CERN-OHL-W-2.0"),
  "level-shifter": analog("MIT"),
  "rs485-node": digital(),
  "photodiode-amplifier": analog(),
  "dummy-load": analog("CERN-OHL-S-2.0"),
  metronome: analog("CC0-1.0"),
  "headphone-amplifier": analog("CERN-OHL-W-2.0"),
  crossover: analog("CC-BY-4.0"),
  overdrive: analog("CC-BY-SA-4.0"),
  "battery-monitor": analog(),
  "logic-probe": analog("CC0-1.0"),
  "current-sensor": analog(),
  "bridge-amplifier": analog(),
  "function-generator": analog("CC-BY-4.0"),
  "soft-start": analog(),
  "stepper-driver": digital("MIT"),
  "usb-c-power": digital("CC0-1.0"),
  "li-ion-charger": digital(),
  "thermocouple-reader": digital(),
  "power-monitor": digital("Apache-2.0"),
  "can-node": digital(),
  "stm32f030-board": digital(),
  "ch32v003-board": digital("MIT"),
  "esp32-node": digital("CERN-OHL-S-2.0"),
  "gpio-trainer": digital("CC0-1.0"),
};

const readContent = async (name: string): Promise<SchematicContent> =>
  JSON.parse(await readFile(path.join(FOLDER, `${name}.json`), "utf8")) as SchematicContent;

function boardOf(name: string): SeedBoard {
  const fileName = `${name}.zip`;
  return { fileName, bytes: async () => new Uint8Array(await readFile(path.join(FOLDER, fileName))) };
}

const textsOf = (texts: Omit<SeedTexts, "note">, note: string): SeedTexts => ({ ...texts, note });

export const COMMUNITY_SEEDS: readonly SeedProject[] = Object.entries(LISTED).map(([key, listed], at) => {
  const name = key as Name;
  const { projectType, hasBoard, license } = listed;
  const note = hasBoard ? SECOND : FIRST;
  return {
    ...{ name, projectType, license, revision: hasBoard ? 2 : 1, content: () => readContent(name) },
    board: hasBoard ? boardOf(name) : null,
    texts: { en: textsOf(en[name], note.en), zh: textsOf(zh[name], note.zh) },
    publishedAt: new Date(FIRST_AT_MS + at * EACH_MS).toISOString(),
  };
});
