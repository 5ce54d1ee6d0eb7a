// The table of well-known parts, read into parts.

import { KNOWN_PARTS } from "./known-parts.table";
import type { Mounting, Part } from "./part";

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

/** Cases with legs through the board. */
const LEGS = /^(DIP-|TO-(220|92|225|39|247)|DO-(35|41|201)|Axial|THT|Multiwatt)/;
const mountingOf = (packageName: string): Mounting => (LEGS.test(packageName) ? "tht" : "smt");

/** Where a maker says so: still sold, not for new boards. */
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

export function knownParts(): Part[] {
  return KNOWN_PARTS.flatMap(([manufacturer, category, packageName, pins, does, mpns]) =>
    mpns.split(" ").map((mpn): Part => ({
      mpn,
      manufacturer,
      category,
      series: "",
      packageName,
      pins,
      mounting: mountingOf(packageName),
      parameters: { function: does },
      lifecycle: NOT_FOR_NEW.has(mpn) ? "nrnd" : "active",
      datasheetHost: hostOf(manufacturer),
    })),
  );
}
