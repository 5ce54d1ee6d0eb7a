// Parts from the table of well-known parts.

import { ceramicParameters } from "@/lib/core/part/families/ceramic-codes";
import { KNOWN_PARTS } from "@/lib/core/part/known-parts.table";
import { ledColor } from "@/lib/core/part/led-color";
import { LISTED_PARTS } from "@/lib/core/part/listed-parts.table";
import { MOSFET_RATINGS } from "@/lib/core/part/mosfet-ratings.table";
import { type Mounting, PARAMETER_KEYS, type ParameterKey, type Parameters, type Part } from "@/lib/core/part/part";

const HOSTS: Readonly<Record<string, string>> = {
  "Advanced Monolithic Systems": "advanced-monolithic.com",
  "Allegro MicroSystems": "allegromicro.com",
  "Alpha & Omega": "aosmd.com",
  "Alps Alpine": "tech.alpsalpine.com",
  "ams OSRAM": "ams-osram.com",
  "Analog Devices": "analog.com",
  "Bosch Sensortec": "bosch-sensortec.com",
  "C&K": "ckswitches.com",
  "CUI Devices": "cuidevices.com",
  "Diodes Incorporated": "diodes.com",
  "Lite-On": "optoelectronics.liteon.com",
  "Maxim Integrated": "analog.com",
  "Monolithic Power Systems": "monolithicpower.com",
  "Nordic Semiconductor": "nordicsemi.com",
  "Raspberry Pi": "raspberrypi.com",
  "Seiko Epson": "epsondevice.com",
  "Silicon Labs": "silabs.com",
  STMicroelectronics: "st.com",
  "Taiyo Yuden": "yuden.co.jp",
  "TDK InvenSense": "invensense.tdk.com",
  "TE Connectivity": "te.com",
  "Texas Instruments": "ti.com",
  "Top Power": "toppwr.com",
  Torex: "torexsemi.com",
  WCH: "wch-ic.com",
  GCT: "gct.co",
  HanRun: "hanrun.com",
  JST: "jst-mfg.com",
  KEMET: "kemet.com",
  ROHM: "rohm.com",
  Samsung: "samsungsem.com",
  "Avia Semiconductor": "aviaic.com",
  Worldsemi: "world-semi.com",
  Trinamic: "analog.com",
};

const hostOf = (maker: string) => HOSTS[maker] ?? `${maker.toLowerCase().replace(/[^a-z]/g, "")}.com`;

/** Through-hole cases. */
const LEGS = /^(DIP-|TO-(220|92|225|39|247)|DO-(35|41|201)|Axial|Radial|Blade|[35] mm round|3 × 8|THT|Multiwatt)/;
const mountingOf = (packageName: string): Mounting => (LEGS.test(packageName) ? "tht" : "smt");

/** Still sold but not recommended for new designs, by manufacturers' statements. */
const NOT_FOR_NEW: ReadonlySet<string> = new Set([
  "ATMEGA16U2-AU",
  "MPU-6050",
  "MPU-9250",
  "BMP180",
  "SHT21",
  "SHT20",
  "PIC16F84A-04/P",
  "L297",
  "MCP2551-I/SN",
]);

/** `voltage=40 V; current=1 A`, with the catalog's parameter names. */
function readFacts(facts: string): Parameters {
  const pairs = facts.split("; ").filter((each) => each !== "");
  return Object.fromEntries(
    pairs.map((pair) => {
      const [key = "", value = ""] = pair.split("=");
      if (!PARAMETER_KEYS.includes(key as ParameterKey)) throw new Error(`no such fact: ${pair}`);
      return [key, value];
    }),
  );
}

/** The color that an LED's code contains. */
function colorOf(mpn: string): Parameters {
  const color = ledColor(mpn);
  return color === null ? {} : { color };
}

export function knownParts(): Part[] {
  const groups = [
    ...LISTED_PARTS,
    ...KNOWN_PARTS.map(([maker, category, packageName, pins, does, mpns]) => {
      return [maker, category, packageName, pins, does, "", mpns] as const;
    }),
  ];
  return groups.flatMap(([manufacturer, category, packageName, pins, does, facts, mpns]) =>
    mpns.split(" ").map((mpn): Part => ({
      mpn,
      manufacturer,
      category,
      series: "",
      packageName,
      pins,
      mounting: mountingOf(packageName),
      parameters: {
        function: does,
        ...(category === "capacitor" ? ceramicParameters(mpn) : {}),
        ...(category === "led" ? colorOf(mpn) : {}),
        ...readFacts(facts),
        ...(category === "transistor" ? mosfetRatings(mpn) : {}),
      },
      lifecycle: NOT_FOR_NEW.has(mpn) ? "nrnd" : "active",
      datasheetHost: hostOf(manufacturer),
    })),
  );
}

const BY_MPN: ReadonlyMap<string, Parameters> = new Map(
  MOSFET_RATINGS.flatMap(([channel, voltage, current, onResistance, gateThreshold, mpns]) => {
    const ratings: Parameters = {
      ...{ polarity: `${channel}-channel`, voltage, current, onResistance },
      ...(gateThreshold === null ? {} : { gateThreshold }),
    };
    return mpns.split(" ").map((mpn) => [mpn, ratings] as const);
  }),
);

/** Empty for a code that is not in the table. */
const mosfetRatings = (mpn: string): Parameters => BY_MPN.get(mpn) ?? {};
