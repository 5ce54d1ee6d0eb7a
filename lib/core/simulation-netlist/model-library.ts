// The generic model of a part: by its part number, else by its symbol.
import type { LibraryModel, ModelLibrary, SpiceLetter, SpicePart } from "@/lib/core/schematic/export/spice-device";
import { modelByValue } from "./models/by-value";
import { CIRCUIT_MODELS } from "./models/circuits";
import { DIODE_MODELS, zener, ZENER_PINS } from "./models/diodes";
import { DRIVER_MODELS } from "./models/drivers";
import type { GenericModel } from "./models/generic-model";
import { LOGIC_MODELS } from "./models/logic";
import { OPTOCOUPLER_MODELS } from "./models/optocouplers";
import { REFERENCE_MODELS } from "./models/references";
import { TRANSISTOR_MODELS } from "./models/transistors";

export const GENERIC_MODELS: readonly GenericModel[] = [
  ...[...DIODE_MODELS, ...TRANSISTOR_MODELS, ...CIRCUIT_MODELS, ...REFERENCE_MODELS],
  ...[...OPTOCOUPLER_MODELS, ...LOGIC_MODELS, ...DRIVER_MODELS],
];

const byName = new Map(
  GENERIC_MODELS.flatMap((model) => [model.name, ...model.aliases].map((name) => [name.toUpperCase(), model] as const)),
);

/** Shorter names open too many part numbers. */
const MIN_PREFIX = 4;

/** The longest name that opens the part number: "LM358DR" is an LM358. */
export function findModel(partNumber: string): GenericModel | undefined {
  const wanted = partNumber.trim().toUpperCase().replace(/\s+/g, "_");
  const exact = byName.get(wanted);
  if (exact) return exact;
  for (let length = wanted.length - 1; length >= MIN_PREFIX; length--) {
    const start = wanted.slice(0, length);
    const found = byName.get(start);
    // Digits alone, such as "7805", open numbers of connectors as well; a digit more makes another diode of "1N4148".
    if (found && /[A-Z]/.test(start) && !(/\d$/.test(start) && /^\d/.test(wanted.slice(length)))) return found;
  }
  return undefined;
}

const toLibrary = ({ letter, name, cards, pins }: GenericModel, isFallback: boolean): LibraryModel => ({
  ...{ letter, name, pins, isFallback, cards: [cards.join("\n")] },
  isWithoutBulk: letter === "M",
});

/** "5V1", "12V", "BZX84-C5V6": the volts of a Zener diode. */
function zenerVolts(text: string): number | undefined {
  const [, whole, decimals = ""] = /(\d{1,3})V(\d?)/i.exec(text) ?? [];
  return whole === undefined ? undefined : Number(`${whole}.${decimals || "0"}`);
}

/** Kinds of symbols, the first that fits; the model stands for all parts of the kind. */
const KINDS: readonly (readonly [letter: SpiceLetter, symbol: RegExp, model: string])[] = [
  ["D", /led.*green|green.*led/i, "LED_GREEN"],
  ["D", /led.*blue|blue.*led/i, "LED_BLUE"],
  ["D", /led.*white|white.*led/i, "LED_WHITE"],
  ["D", /led.*yellow|yellow.*led/i, "LED_YELLOW"],
  ["D", /led/i, "LED_RED"],
  ["D", /schottky/i, "1N5819"],
  ["D", /./, "1N4148"],
  ["M", /p-?jfet/i, "2N5460"],
  ["M", /jfet/i, "2N5457"],
  ["M", /p-?mos|p-?channel/i, "AO3401A"],
  ["M", /./, "AO3400A"],
  ["J", /p-?jfet/i, "2N5460"],
  ["J", /./, "2N5457"],
  ["Q", /pnp/i, "2N3906"],
  ["Q", /./, "2N3904"],
];

function fallbackOf(part: SpicePart, letter: SpiceLetter): LibraryModel | undefined {
  const text = `${part.symbolName} ${part.fieldOf("value")}`;
  const volts = letter === "D" && /zener/i.test(text) ? zenerVolts(part.fieldOf("value")) : undefined;
  if (volts !== undefined) {
    const name = `ZENER_${String(volts).replace(".", "V")}`;
    const cards = [zener(name, volts, 5e-3, 20).join("\n")];
    return { letter: "X", name, pins: ZENER_PINS, cards, isFallback: true, isWithoutBulk: false };
  }
  const [, , name] = KINDS.find(([kind, pattern]) => kind === letter && pattern.test(text)) ?? [];
  const model = name === undefined ? undefined : findModel(name);
  return model && toLibrary(model, true);
}

/** Parts whose number is in the table get that model, diodes and transistors else one for their symbol. */
export const genericLibrary: ModelLibrary = (part, letter) => {
  const names = [part.fieldOf("sim.name", "spice.model"), part.fieldOf("value"), part.fieldOf("mpn"), part.symbolName];
  for (const name of names) {
    const found = name === "" ? undefined : findModel(name.split(":").at(-1) ?? name);
    if (found) return toLibrary(found, false);
  }
  const byValue = modelByValue(part.symbolName.split(":").at(-1) ?? "", part.fieldOf("value"));
  if (byValue) return toLibrary(byValue, false);
  return letter === undefined ? undefined : fallbackOf(part, letter);
};
