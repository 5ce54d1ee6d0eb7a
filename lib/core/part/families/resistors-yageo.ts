// Yageo's chip resistors: RC (general), AC (automotive), AF (anti-sulfur), RT (thin film).

import { valuesBetween, ZERO } from "@/lib/core/part/preferred-values";
import { shortLetters } from "@/lib/core/part/value-codes";
import type { Variant } from "@/lib/core/part/variant";
import { chipResistors, type ResistorRow, USUAL_POWER } from "./chip-resistors";

const MAKER = { manufacturer: "Yageo", datasheetHost: "yageo.com", code: shortLetters };

/** Datasheet RC_L: R is paper tape, K embossed tape for the two largest cases. */
const tapeOf = (size: string) => (size === "2010" || size === "2512" ? "K" : "R");

const REELS: Readonly<Record<string, string>> = { "07": "7 in", "10": "10 in", "13": "13 in" };

/** 1 % and 5 % from 1 Ω to 10 MΩ, jumpers as J, 0.5 % from 10 Ω to 1 MΩ: the range of all sizes of RC_L, AC and AF. */
const FINE = valuesBetween("E24E96", 1, 1e7);
const CENTER = valuesBetween("E24E96", 10, 1e6);
const COARSE = [ZERO, ...valuesBetween("E24", 1, 1e7)];

interface Plan {
  series: string;
  sizes: readonly string[];
  reels: readonly string[];
  hasHalfPercent?: boolean;
  qualification?: string;
}

/** `RC0603FR-0710KL`: size, tolerance, tape, temperature coefficient as specified, reel, value, lead-free. */
function thickFilm({ series, sizes, reels, hasHalfPercent = false, qualification }: Plan): Variant[] {
  const rows = sizes.flatMap((size) =>
    reels.flatMap((reel): ResistorRow[] => {
      const row = (tolerance: string, values: ResistorRow["values"]): ResistorRow => ({
        prefix: `${series}${size}${tolerance}${tapeOf(size)}-${reel}`,
        suffix: "L",
        packageName: size,
        tolerance,
        values,
        parameters: {
          power: USUAL_POWER[size],
          reel: REELS[reel],
          ...(qualification ? { qualification } : {}),
        },
      });
      const half = hasHalfPercent && !["0201", "2010", "2512"].includes(size) ? [row("D", CENTER)] : [];
      return [row("F", FINE), row("J", COARSE), ...half];
    }),
  );
  return chipResistors({ ...MAKER, series }, rows);
}

/** Datasheet RT: `RT0603BRD0710KL`, where the letter after the tape is the temperature coefficient. */
function thinFilm(): Variant[] {
  const coefficients = { C: "15 ppm/K", D: "25 ppm/K", E: "50 ppm/K" };
  const values = valuesBetween("E24E96", 10, 1e5);
  const rows = ["0402", "0603", "0805", "1206"].flatMap((size) =>
    ["B", "D"].flatMap((tolerance) =>
      Object.entries(coefficients).flatMap(([letter, temperatureCoefficient]): ResistorRow[] => {
        // 0.1 % is not available at 15 ppm/K except in a smaller range.
        if (letter === "C" && tolerance !== "B") return [];
        return [
          {
            prefix: `RT${size}${tolerance}R${letter}07`,
            suffix: "L",
            packageName: size,
            tolerance,
            values: letter === "C" ? values.filter(({ exponent }) => exponent >= 0 && exponent < 2) : values,
            parameters: { power: USUAL_POWER[size], temperatureCoefficient, reel: "7 in" },
          },
        ];
      }),
    ),
  );
  return chipResistors({ ...MAKER, series: "RT" }, rows);
}

const SMALL = ["0402", "0603", "0805", "1206"];

export const YAGEO_RESISTORS: readonly Variant[] = [
  ...thickFilm({
    series: "RC",
    sizes: ["0201", ...SMALL, "1210", "2010", "2512"],
    reels: ["07"],
    hasHalfPercent: true,
  }),
  ...thickFilm({ series: "RC", sizes: SMALL, reels: ["13"] }),
  ...thickFilm({ series: "AC", sizes: SMALL, reels: ["07"], qualification: "AEC-Q200" }),
  ...thickFilm({ series: "AF", sizes: SMALL, reels: ["07"] }),
  ...thinFilm(),
];
