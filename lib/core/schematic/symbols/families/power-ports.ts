// Power symbols: their pin names the net of the whole design. The forms serve power ports of other names, too.
import type { SymbolEntry } from "../build/entry";
import { readDrawing } from "../build/drawing";
import { createEntry } from "../build/entry";
import { readPins } from "../build/pin-text";
import { placePin } from "../build/place-pin";

/** Drawings of the forms of power ports, from their connection point. */
export const POWER_FORMS = {
  bar: "P 0 0 0 -10;P -5 -10 5 -10",
  arrow: "P 0 0 0 -5;G -4 -5 0 -11 4 -5",
  circle: "P 0 0 0 -5;C 0 -8 3",
  ground: "P 0 0 0 5;P -7 5 7 5;P -4.5 7.5 4.5 7.5;P -2 10 2 10",
  "signal-ground": "P 0 0 0 5;G -6 5 6 5 0 11",
  "chassis-ground": "P 0 0 0 5;P -8 5 8 5;P -8 5 -11 10;P 0 5 -3 10;P 8 5 5 10",
  earth: "P 0 0 0 5;P -5 5 5 5;P -3.5 7 3.5 7;P -1.5 9 1.5 9;c 0 6.5 7.5",
} as const;
export type PowerForm = keyof typeof POWER_FORMS;

const RAILS: Partial<Record<PowerForm, string>> = {
  bar: "VCC VDD VDDA VBUS VBAT VIN VIO VPP +1V0 +1V1 +1V2 +1V5 +1V8 +2V5 +2V8 +3V0 +3V3 +3V3A +4V0 +5V +5VA +5VD +6V +9V +10V +12V +15V +18V +24V +28V +36V +48V",
  circle: "VEE VSS -5V -9V -12V -15V -24V",
  ground: "GND GNDA GNDD PGND GNDPWR",
  "signal-ground": "SGND GNDREF",
  "chassis-ground": "CHASSIS",
  earth: "EARTH",
};

const KEYWORDS: Partial<Record<PowerForm, string>> = {
  ground: "ground,gnd,地,接地",
  "signal-ground": "ground,gnd,地,信号地",
  "chassis-ground": "ground,gnd,地,机壳地",
  earth: "ground,pe,地,保护地",
};

function port(name: string, form: PowerForm): SymbolEntry {
  const isGround = form in KEYWORDS;
  const isBelow = isGround;
  return createEntry({
    ...{ library: "power", name, prefix: "#PWR", description: isGround ? `Ground ${name}` : `Supply ${name}` },
    keywords: `${KEYWORDS[form] ?? "supply,rail,电源"},power port,电源端口`,
    body: () => ({
      power: "global",
      pins: readPins(`1:${name}`, "w").flatMap((pin) =>
        pin === null ? [] : placePin(pin, { x: 0, y: 0, direction: isBelow ? "down" : "up", length: 0 }),
      ),
      graphics: readDrawing(POWER_FORMS[form]),
      ...{ showsPinNames: false, showsPinNumbers: false },
    }),
  });
}

const ports = (Object.keys(RAILS) as PowerForm[]).flatMap((form) =>
  (RAILS[form] ?? "").split(" ").map((name) => port(name, form)),
);

const flag = createEntry({
  ...{ library: "power", name: "PWR_FLAG", prefix: "#FLG", value: "PWR_FLAG" },
  description: "Marks a net as driven by a supply, for the electrical rule check",
  keywords: "flag,erc,电源标志",
  body: () => ({
    pins: readPins("1:~:W", "W").flatMap((pin) =>
      pin === null ? [] : placePin(pin, { x: 0, y: 0, direction: "up", length: 0 }),
    ),
    graphics: readDrawing("P 0 0 0 -5;G 0 -5 -4 -7.5 0 -10 4 -7.5"),
    ...{ showsPinNames: false, showsPinNumbers: false },
  }),
});

export const POWER_PORTS: readonly SymbolEntry[] = [...ports, flag];
