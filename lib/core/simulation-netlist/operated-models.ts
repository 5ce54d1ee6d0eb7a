// Potentiometers and switches as subcircuits of resistors. `lib/core/live-circuit` knows them by their names and lets them
// be operated; ngspice runs them in the position that their fields give.
import type { LibraryModel, SpicePart } from "@/lib/core/schematic/export/spice-device";
import { spiceValue } from "@/lib/core/schematic/export/spice-value";
import { parseSpiceNumber } from "@/lib/core/spice/spice-number";

const CLOSED = "1m";
const OPEN = "1G";

/** "30 %", "30" and "0.3" are the same; the middle without a field. */
function positionOf({ fieldOf }: SpicePart): number {
  const text = fieldOf("position", "wiper").replace("%", "").trim();
  const value = text === "" ? 0.5 : Number(text);
  if (!Number.isFinite(value) || value < 0) return 0.5;
  return Math.min(value > 1 ? value / 100 : value, 1);
}

const modelOf = (name: string, pins: readonly string[], lines: readonly string[]): LibraryModel => ({
  ...{ letter: "X", name, pins: pins.map((pin) => [pin]), isFallback: false, isWithoutBulk: false },
  cards: [[`.subckt ${name} ${pins.map((pin) => `P${pin}`).join(" ")}`, ...lines, `.ends ${name}`].join("\n")],
});

const nameOf = (kind: string, { designator }: SpicePart): string => `${kind}_${designator}`.replace(/\W/g, "_");

/** Pins 1 and 3 are the ends, 2 is the wiper. At least a millionth of the track stays at each side. */
function potentiometer(part: SpicePart): LibraryModel | undefined {
  const resistance = parseSpiceNumber(spiceValue(part.fieldOf("value")) ?? "");
  if (resistance === undefined || resistance <= 0) return undefined;
  const position = Math.min(Math.max(positionOf(part), 1e-6), 1 - 1e-6);
  const text = (share: number): string => String(Number((resistance * share).toPrecision(9)));
  return modelOf(
    nameOf("POTENTIOMETER", part),
    ["1", "2", "3"],
    [`R1 P1 P2 ${text(position)}`, `R2 P2 P3 ${text(1 - position)}`],
  );
}

interface Contacts {
  readonly symbol: RegExp;
  readonly pins: readonly string[];
  /** "R<pole><contact> <pin> <pin> <resistance>"; "RJ…" is a joint that never opens. */
  readonly lines: readonly string[];
}

const dip = (poles: number): Contacts => ({
  symbol: new RegExp(`DIP_x0?${poles}$`, "i"),
  pins: Array.from({ length: 2 * poles }, (_, at) => String(at + 1)),
  lines: Array.from({ length: poles }, (_, at) => `R${at + 1} P${at + 1} P${2 * poles - at} ${OPEN}`),
});

/** The first that fits. Pin numbers are those of the symbols. */
const SWITCHES: readonly Contacts[] = [
  ...[2, 4, 8].map(dip),
  {
    symbol: /push.*4p|button.*4/i,
    pins: ["1", "2", "3", "4"],
    lines: ["RJ1 P1 P2 1m", "RJ2 P3 P4 1m", `R1 P1 P3 ${OPEN}`],
  },
  {
    symbol: /DPDT/i,
    pins: ["1", "2", "3", "4", "5", "6"],
    lines: [`R1A P2 P1 ${CLOSED}`, `R1B P2 P3 ${OPEN}`, `R1C P5 P4 ${CLOSED}`, `R1D P5 P6 ${OPEN}`],
  },
  { symbol: /SPDT/i, pins: ["1", "2", "3"], lines: [`R1A P2 P1 ${CLOSED}`, `R1B P2 P3 ${OPEN}`] },
  { symbol: /push.*NC|normally.?closed/i, pins: ["1", "2"], lines: [`R1 P1 P2 ${CLOSED}`] },
  { symbol: /./, pins: ["1", "2"], lines: [`R1 P1 P2 ${OPEN}`] },
];

/** Contacts the other way round where the field "state" says "on", or what the first contact is not at rest. */
function switchModel(part: SpicePart): LibraryModel | undefined {
  const found = SWITCHES.find(({ symbol }) => symbol.test(part.symbolName));
  if (!found || part.pins.some(({ number }) => !found.pins.includes(number))) return undefined;
  const isClosedAtRest = found.lines.length === 1 && found.lines[0]?.endsWith(CLOSED) === true;
  const state = part.fieldOf("state").trim().toLowerCase();
  const isTurned = /^(?:on|1|b)$/.test(state) || state === (isClosedAtRest ? "open" : "closed");
  const turned = (line: string): string => {
    if (line.startsWith("RJ")) return line;
    return line.endsWith(OPEN) ? line.replace(OPEN, CLOSED) : line.replace(CLOSED, OPEN);
  };
  return modelOf(nameOf("SWITCH", part), found.pins, isTurned ? found.lines.map(turned) : found.lines);
}

const POTENTIOMETER = /potentiometer|trimmer|trimpot|^R_POT|^POT/i;
const SWITCH = /^SW[_-]|switch|button/i;

/** Undefined for all other parts, and for those whose pins are not those of the usual symbols. */
export function operatedModel(part: SpicePart): LibraryModel | undefined {
  if (POTENTIOMETER.test(part.symbolName)) return potentiometer(part);
  return SWITCH.test(part.symbolName) ? switchModel(part) : undefined;
}
