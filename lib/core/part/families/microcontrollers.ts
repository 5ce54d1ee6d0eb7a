// STM32 and GD32 microcontrollers, whose codes carry line, pins, flash, package and temperature (ST: "Ordering information"
// of each datasheet): `STM32F103C8T6` is 48 pins, 64 KB, LQFP, −40 to 85 °C. AVR and PIC ones are listed with their packages.

import type { Part } from "@/lib/core/part/part";
import { partOfSeries } from "./part-row";

const FLASH_KB: Readonly<Record<string, number>> = {
  ...{ "4": 16, "6": 32, "8": 64, B: 128, Z: 192, C: 256, D: 384, E: 512, F: 768, G: 1024, H: 1536, I: 2048 },
};
const PINS: Readonly<Record<string, number>> = {
  ...{ J: 8, F: 20, G: 28, K: 32, T: 36, C: 48, R: 64, M: 80, V: 100, Q: 132, Z: 144, I: 176 },
};
const PACKAGES: Readonly<Record<string, string>> = { T: "LQFP", U: "UFQFPN", P: "TSSOP", H: "UFBGA", M: "SO" };

interface Line {
  line: string;
  core: string;
  mhz: number;
  supply: string;
  /** Pins, flash and package: `C8T`. */
  codes: string;
  /** KB by flash letter. */
  ram: Readonly<Record<string, number>>;
  /** By pins letter. */
  io?: Readonly<Record<string, number>>;
}

// A line of the family to a line.
// prettier-ignore
const STM32: readonly Line[] = [
  { line: "STM32C011", core: "Arm Cortex-M0+", mhz: 48, supply: "2–3.6 V", codes: "J4M J6M F4P F6P F4U F6U", ram: { 4: 6, 6: 6 } },
  { line: "STM32C031", core: "Arm Cortex-M0+", mhz: 48, supply: "2–3.6 V", codes: "F4P F6P G4U G6U K4T K6T K4U K6U C4T C6T C4U C6U", ram: { 4: 12, 6: 12 } },
  { line: "STM32F030", core: "Arm Cortex-M0", mhz: 48, supply: "2.4–3.6 V", codes: "F4P K6T C6T C8T R8T CCT RCT", ram: { 4: 4, 6: 4, 8: 8, C: 32 }, io: { F: 15, K: 26, C: 39, R: 55 } },
  { line: "STM32F031", core: "Arm Cortex-M0", mhz: 48, supply: "2–3.6 V", codes: "F4P F6P G4U G6U K4U K6U K6T C4T C6T", ram: { 4: 4, 6: 4 } },
  { line: "STM32F042", core: "Arm Cortex-M0", mhz: 48, supply: "2–3.6 V", codes: "F4P F6P G4U G6U K4T K6T K4U K6U C4T C6T C4U C6U", ram: { 4: 6, 6: 6 } },
  { line: "STM32F051", core: "Arm Cortex-M0", mhz: 48, supply: "2–3.6 V", codes: "K4T K6T K8T K6U K8U C4T C6T C8T C8U R4T R6T R8T", ram: { 4: 8, 6: 8, 8: 8 } },
  { line: "STM32F070", core: "Arm Cortex-M0", mhz: 48, supply: "2.4–3.6 V", codes: "F6P C6T CBT RBT", ram: { 6: 6, B: 16 }, io: { F: 15, C: 37, R: 51 } },
  { line: "STM32F072", core: "Arm Cortex-M0", mhz: 48, supply: "2–3.6 V", codes: "C8T CBT C8U CBU R8T RBT V8T VBT", ram: { 8: 16, B: 16 }, io: { C: 37, R: 51, V: 87 } },
  { line: "STM32F091", core: "Arm Cortex-M0", mhz: 48, supply: "2–3.6 V", codes: "CBT CCT CBU CCU RBT RCT VBT VCT", ram: { B: 32, C: 32 } },
  { line: "STM32F100", core: "Arm Cortex-M3", mhz: 24, supply: "2–3.6 V", codes: "C4T C6T C8T CBT R4T R6T R8T RBT RCT RDT RET V8T VBT VCT VDT VET ZCT ZDT ZET", ram: { 4: 4, 6: 4, 8: 8, B: 8, C: 24, D: 32, E: 32 } },
  { line: "STM32F101", core: "Arm Cortex-M3", mhz: 36, supply: "2–3.6 V", codes: "C4T C6T C8T CBT R4T R6T R8T RBT RCT RDT RET V8T VBT VCT VDT VET", ram: { 4: 4, 6: 6, 8: 10, B: 16, C: 32, D: 48, E: 48 } },
  { line: "STM32F103", core: "Arm Cortex-M3", mhz: 72, supply: "2–3.6 V", codes: "T4U T6U T8U TBU C4T C6T C8T CBT CBU R4T R6T R8T RBT RCT RDT RET RFT RGT V8T VBT VCT VDT VET VFT VGT ZCT ZDT ZET ZFT ZGT", ram: { 4: 6, 6: 10, 8: 20, B: 20, C: 48, D: 64, E: 64, F: 96, G: 96 }, io: { T: 26, C: 37, R: 51, V: 80, Z: 112 } },
  { line: "STM32F105", core: "Arm Cortex-M3", mhz: 72, supply: "2–3.6 V", codes: "R8T RBT RCT V8T VBT VCT", ram: { 8: 64, B: 64, C: 64 }, io: { R: 51, V: 80 } },
  { line: "STM32F107", core: "Arm Cortex-M3", mhz: 72, supply: "2–3.6 V", codes: "RBT RCT VBT VCT", ram: { B: 64, C: 64 }, io: { R: 51, V: 80 } },
  { line: "STM32F205", core: "Arm Cortex-M3", mhz: 120, supply: "1.8–3.6 V", codes: "RBT RCT RET RFT RGT VBT VCT VET VFT VGT ZCT ZET ZFT ZGT", ram: { B: 64, C: 96, E: 128, F: 128, G: 128 }, io: { R: 51, V: 82, Z: 114 } },
  { line: "STM32F207", core: "Arm Cortex-M3", mhz: 120, supply: "1.8–3.6 V", codes: "VCT VET VFT VGT ZCT ZET ZFT ZGT ICT IET IFT IGT", ram: { C: 128, E: 128, F: 128, G: 128 }, io: { V: 82, Z: 114, I: 140 } },
  { line: "STM32F301", core: "Arm Cortex-M4", mhz: 72, supply: "2–3.6 V", codes: "K6T K8T K6U K8U C6T C8T R6T R8T", ram: { 6: 16, 8: 16 } },
  { line: "STM32F302", core: "Arm Cortex-M4", mhz: 72, supply: "2–3.6 V", codes: "C6T C8T R6T R8T CBT CCT RBT RCT RET VBT VCT VET", ram: { 6: 16, 8: 16, B: 32, C: 40, E: 64 } },
  { line: "STM32F303", core: "Arm Cortex-M4", mhz: 72, supply: "2–3.6 V", codes: "K6T K8T C6T C8T R6T R8T CBT CCT RBT RCT RDT RET VBT VCT VDT VET ZDT ZET", ram: { 6: 12, 8: 12, B: 40, C: 48, D: 80, E: 80 } },
  { line: "STM32F334", core: "Arm Cortex-M4", mhz: 72, supply: "2–3.6 V", codes: "K4T K6T K8T C6T C8T R6T R8T", ram: { 4: 16, 6: 16, 8: 16 } },
  { line: "STM32F401", core: "Arm Cortex-M4", mhz: 84, supply: "1.7–3.6 V", codes: "CBU CCU CDU CEU RBT RCT RDT RET VBT VCT VDT VET", ram: { B: 64, C: 64, D: 96, E: 96 }, io: { C: 36, R: 50, V: 81 } },
  { line: "STM32F405", core: "Arm Cortex-M4", mhz: 168, supply: "1.8–3.6 V", codes: "RGT VGT ZGT", ram: { G: 192 }, io: { R: 51, V: 82, Z: 114 } },
  { line: "STM32F407", core: "Arm Cortex-M4", mhz: 168, supply: "1.8–3.6 V", codes: "VET VGT ZET ZGT IET IGT IEH IGH", ram: { E: 192, G: 192 }, io: { V: 82, Z: 114, I: 140 } },
  { line: "STM32F410", core: "Arm Cortex-M4", mhz: 100, supply: "1.7–3.6 V", codes: "C8U CBU C8T CBT R8T RBT", ram: { 8: 32, B: 32 } },
  { line: "STM32F411", core: "Arm Cortex-M4", mhz: 100, supply: "1.7–3.6 V", codes: "CCU CEU RCT RET VCT VET", ram: { C: 128, E: 128 }, io: { C: 36, R: 50, V: 81 } },
  { line: "STM32F412", core: "Arm Cortex-M4", mhz: 100, supply: "1.7–3.6 V", codes: "CEU CGU RET RGT VET VGT ZET ZGT", ram: { E: 256, G: 256 } },
  { line: "STM32F413", core: "Arm Cortex-M4", mhz: 100, supply: "1.7–3.6 V", codes: "CGU CHU RGT RHT VGT VHT ZGT ZHT", ram: { G: 320, H: 320 } },
  { line: "STM32F427", core: "Arm Cortex-M4", mhz: 180, supply: "1.7–3.6 V", codes: "VGT VIT ZGT ZIT IGT IIT IGH IIH", ram: { G: 256, I: 256 }, io: { V: 82, Z: 114, I: 140 } },
  { line: "STM32F429", core: "Arm Cortex-M4", mhz: 180, supply: "1.7–3.6 V", codes: "VET VGT VIT ZET ZGT ZIT IET IGT IIT IIH", ram: { E: 256, G: 256, I: 256 }, io: { V: 82, Z: 114, I: 140 } },
  { line: "STM32F446", core: "Arm Cortex-M4", mhz: 180, supply: "1.7–3.6 V", codes: "RCT RET VCT VET ZCT ZET", ram: { C: 128, E: 128 }, io: { R: 50, V: 81, Z: 114 } },
  { line: "STM32F722", core: "Arm Cortex-M7", mhz: 216, supply: "1.7–3.6 V", codes: "RCT RET VCT VET ZCT ZET ICT IET", ram: { C: 256, E: 256 } },
  { line: "STM32F745", core: "Arm Cortex-M7", mhz: 216, supply: "1.7–3.6 V", codes: "VET VGT ZET ZGT IET IGT", ram: { E: 320, G: 320 } },
  { line: "STM32F746", core: "Arm Cortex-M7", mhz: 216, supply: "1.7–3.6 V", codes: "VET VGT ZET ZGT IET IGT", ram: { E: 320, G: 320 }, io: { V: 82, Z: 114, I: 140 } },
  { line: "STM32F767", core: "Arm Cortex-M7", mhz: 216, supply: "1.7–3.6 V", codes: "VGT VIT ZGT ZIT IGT IIT", ram: { G: 512, I: 512 }, io: { V: 82, Z: 114, I: 140 } },
  { line: "STM32G030", core: "Arm Cortex-M0+", mhz: 64, supply: "2–3.6 V", codes: "J6M F6P K6T K8T C6T C8T", ram: { 6: 8, 8: 8 } },
  { line: "STM32G031", core: "Arm Cortex-M0+", mhz: 64, supply: "1.7–3.6 V", codes: "J4M J6M F4P F6P F8P G4U G6U G8U K4T K6T K8T K4U K6U K8U C4T C6T C8T C4U C6U C8U", ram: { 4: 8, 6: 8, 8: 8 } },
  { line: "STM32G070", core: "Arm Cortex-M0+", mhz: 64, supply: "2–3.6 V", codes: "KBT CBT RBT", ram: { B: 36 } },
  { line: "STM32G071", core: "Arm Cortex-M0+", mhz: 64, supply: "1.7–3.6 V", codes: "G8U GBU K8T KBT K8U KBU C8T CBT C8U CBU R8T RBT", ram: { 8: 36, B: 36 } },
  { line: "STM32G0B1", core: "Arm Cortex-M0+", mhz: 64, supply: "1.7–3.6 V", codes: "KBT KCT KET KBU KCU KEU CBT CCT CET CBU CCU CEU RBT RCT RET MBT MCT MET VBT VCT VET", ram: { B: 144, C: 144, E: 144 } },
  { line: "STM32G431", core: "Arm Cortex-M4", mhz: 170, supply: "1.71–3.6 V", codes: "K6T K8T KBT K6U K8U KBU C6T C8T CBT C6U C8U CBU R6T R8T RBT V6T V8T VBT", ram: { 6: 32, 8: 32, B: 32 } },
  { line: "STM32G473", core: "Arm Cortex-M4", mhz: 170, supply: "1.71–3.6 V", codes: "CBT CCT CET CBU CCU CEU RBT RCT RET MBT MCT MET VBT VCT VET", ram: { B: 128, C: 128, E: 128 } },
  { line: "STM32G474", core: "Arm Cortex-M4", mhz: 170, supply: "1.71–3.6 V", codes: "CBT CCT CET CBU CCU CEU RBT RCT RET MBT MCT MET VBT VCT VET", ram: { B: 128, C: 128, E: 128 } },
  { line: "STM32G491", core: "Arm Cortex-M4", mhz: 170, supply: "1.71–3.6 V", codes: "CCT CET CCU CEU RCT RET VCT VET KCU KEU", ram: { C: 112, E: 112 } },
  { line: "STM32H503", core: "Arm Cortex-M33", mhz: 250, supply: "1.71–3.6 V", codes: "CBT CBU KBU RBT", ram: { B: 32 } },
  { line: "STM32H563", core: "Arm Cortex-M33", mhz: 250, supply: "1.71–3.6 V", codes: "RGT RIT VGT VIT ZGT ZIT IIT", ram: { G: 640, I: 640 } },
  { line: "STM32H723", core: "Arm Cortex-M7", mhz: 550, supply: "1.62–3.6 V", codes: "VET VGT ZET ZGT", ram: { E: 564, G: 564 } },
  { line: "STM32H743", core: "Arm Cortex-M7", mhz: 480, supply: "1.62–3.6 V", codes: "VGT VIT ZGT ZIT IGT IIT", ram: { G: 1024, I: 1024 } },
  { line: "STM32H750", core: "Arm Cortex-M7", mhz: 480, supply: "1.62–3.6 V", codes: "VBT ZBT", ram: { B: 1024 } },
  { line: "STM32L010", core: "Arm Cortex-M0+", mhz: 32, supply: "1.8–3.6 V", codes: "F4P K4T C6T K8T R8T RBT", ram: { 4: 2, 6: 8, 8: 8, B: 20 } },
  { line: "STM32L031", core: "Arm Cortex-M0+", mhz: 32, supply: "1.65–3.6 V", codes: "F4P F6P G4U G6U K4T K6T K4U K6U C4T C6T", ram: { 4: 8, 6: 8 } },
  { line: "STM32L051", core: "Arm Cortex-M0+", mhz: 32, supply: "1.65–3.6 V", codes: "K6T K8T K6U K8U C6T C8T R6T R8T", ram: { 6: 8, 8: 8 } },
  { line: "STM32L053", core: "Arm Cortex-M0+", mhz: 32, supply: "1.65–3.6 V", codes: "C6T C8T R6T R8T", ram: { 6: 8, 8: 8 } },
  { line: "STM32L072", core: "Arm Cortex-M0+", mhz: 32, supply: "1.65–3.6 V", codes: "KBT KZT CBT CZT RBT RZT VBT VZT", ram: { B: 20, Z: 20 } },
  { line: "STM32L073", core: "Arm Cortex-M0+", mhz: 32, supply: "1.65–3.6 V", codes: "CBT CZT RBT RZT VBT VZT", ram: { B: 20, Z: 20 } },
  { line: "STM32L151", core: "Arm Cortex-M3", mhz: 32, supply: "1.65–3.6 V", codes: "CBT CBU CCT CCU RBT RCT RDT RET VBT VCT VDT VET", ram: { B: 16, C: 32, D: 48, E: 80 } },
  { line: "STM32L412", core: "Arm Cortex-M4", mhz: 80, supply: "1.71–3.6 V", codes: "T8U K8T KBT K8U KBU C8T CBT C8U CBU R8T RBT", ram: { 8: 40, B: 40 } },
  { line: "STM32L431", core: "Arm Cortex-M4", mhz: 80, supply: "1.71–3.6 V", codes: "KBU KCU CBT CCT CBU CCU RBT RCT VCT", ram: { B: 64, C: 64 } },
  { line: "STM32L432", core: "Arm Cortex-M4", mhz: 80, supply: "1.71–3.6 V", codes: "KBU KCU", ram: { B: 64, C: 64 } },
  { line: "STM32L433", core: "Arm Cortex-M4", mhz: 80, supply: "1.71–3.6 V", codes: "CBT CCT CBU CCU RBT RCT VCT", ram: { B: 64, C: 64 } },
  { line: "STM32L452", core: "Arm Cortex-M4", mhz: 80, supply: "1.71–3.6 V", codes: "CCU CEU CET RCT RET VCT VET", ram: { C: 160, E: 160 } },
  { line: "STM32L476", core: "Arm Cortex-M4", mhz: 80, supply: "1.71–3.6 V", codes: "RCT RET RGT VCT VET VGT ZET ZGT", ram: { C: 128, E: 128, G: 128 } },
  { line: "STM32L496", core: "Arm Cortex-M4", mhz: 80, supply: "1.71–3.6 V", codes: "RET RGT VET VGT ZET ZGT", ram: { E: 320, G: 320 } },
  { line: "STM32U575", core: "Arm Cortex-M33", mhz: 160, supply: "1.71–3.6 V", codes: "CGT CIT CGU CIU RGT RIT VGT VIT ZGT ZIT", ram: { G: 786, I: 786 } },
  { line: "STM32WB55", core: "Arm Cortex-M4 and M0+", mhz: 64, supply: "1.71–3.6 V", codes: "CCU CEU CGU", ram: { C: 128, E: 256, G: 256 } },
  { line: "STM32WLE5", core: "Arm Cortex-M4", mhz: 48, supply: "1.8–3.6 V", codes: "C8U CBU CCU", ram: { 8: 20, B: 48, C: 64 } },
];

// prettier-ignore
const GD32: readonly Line[] = [
  { line: "GD32E103", core: "Arm Cortex-M4", mhz: 120, supply: "1.71–3.6 V", codes: "C8T CBT R8T RBT V8T VBT", ram: { 8: 20, B: 32 } },
  { line: "GD32E230", core: "Arm Cortex-M23", mhz: 72, supply: "1.8–3.6 V", codes: "F4P F6P F8P K4T K6T K8T K8U C4T C6T C8T", ram: { 4: 4, 6: 6, 8: 8 } },
  { line: "GD32F103", core: "Arm Cortex-M3", mhz: 108, supply: "2.6–3.6 V", codes: "T8U TBU C4T C6T C8T CBT R8T RBT RCT RDT RET V8T VBT VCT VDT VET ZCT ZDT ZET", ram: { 4: 6, 6: 10, 8: 20, B: 20, C: 48, D: 64, E: 64 } },
  { line: "GD32F303", core: "Arm Cortex-M4", mhz: 120, supply: "2.6–3.6 V", codes: "CBT CCT CET RBT RCT RET RGT VBT VCT VET VGT ZCT ZET ZGT", ram: { B: 32, C: 48, E: 64, G: 96 } },
  { line: "GD32F405", core: "Arm Cortex-M4", mhz: 168, supply: "2.6–3.6 V", codes: "RET RGT VET VGT ZET ZGT", ram: { E: 192, G: 192 } },
  { line: "GD32F407", core: "Arm Cortex-M4", mhz: 168, supply: "2.6–3.6 V", codes: "RET RGT VCT VET VGT ZCT ZET ZGT", ram: { C: 128, E: 192, G: 192 } },
];

/**
 * UFQFPN of 20 pins and more; the SO of eight pins is SO8N. Footprints of the other letters are in the package list.
 */
const packageOf = (letter: string, pins: number) => `${PACKAGES[letter] ?? "UFBGA"}-${pins}`;

function lineParts(maker: readonly [string, string], lines: readonly Line[], endings: readonly string[]): Part[] {
  return lines.flatMap(({ line, core, mhz, supply, codes, ram, io }) =>
    codes.split(" ").flatMap((code) => {
      const [pinLetter = "", flash = "", packageLetter = ""] = code;
      const pins = PINS[pinLetter] ?? 0;
      return endings.map((ending) =>
        partOfSeries(
          {
            ...{ maker, category: "microcontroller", series: line, pins, packageName: packageOf(packageLetter, pins) },
            parameters: { function: `${core} microcontroller`, core },
          },
          `${line}${code}${ending}`,
          {
            ...{ frequency: `${mhz} MHz`, flash: `${FLASH_KB[flash] ?? 0} KB`, ram: `${ram[flash] ?? 0} KB` },
            ...(io?.[pinLetter] === undefined ? {} : { ioPins: String(io[pinLetter]) }),
            supplyVoltage: supply,
          },
        ),
      );
    }),
  );
}

export const codedMicrocontrollers = (): Part[] => [
  ...lineParts(["STMicroelectronics", "st.com"], STM32, ["6", "6TR", "7"]),
  ...lineParts(["GigaDevice", "gigadevice.com"], GD32, ["6"]),
];

/** Chip · core · MHz · flash KB · RAM bytes · I/O · supply · codes as `package pins:code`. */
type Listed = readonly [
  core: string,
  mhz: number,
  flash: string,
  ram: string,
  io: number,
  supply: string,
  codes: string,
];

const AVR = "8-bit AVR";
const PIC8 = "8-bit PIC";
const PIC16 = "16-bit PIC";

// prettier-ignore
const MICROCHIP: readonly Listed[] = [
  [AVR, 20, "32 KB", "2 KB", 23, "1.8–5.5 V", "TQFP-32:ATMEGA328P-AU TQFP-32:ATMEGA328P-AUR VQFN-32:ATMEGA328P-MU DIP-28:ATMEGA328P-PU"],
  [AVR, 20, "32 KB", "2 KB", 27, "1.8–5.5 V", "TQFP-32:ATMEGA328PB-AU TQFP-32:ATMEGA328PB-AUR VQFN-32:ATMEGA328PB-MU"],
  [AVR, 20, "16 KB", "1 KB", 23, "1.8–5.5 V", "TQFP-32:ATMEGA168PA-AU VQFN-32:ATMEGA168PA-MU DIP-28:ATMEGA168PA-PU TQFP-32:ATMEGA168PB-AU"],
  [AVR, 20, "8 KB", "1 KB", 23, "1.8–5.5 V", "TQFP-32:ATMEGA88PA-AU VQFN-32:ATMEGA88PA-MU DIP-28:ATMEGA88PA-PU"],
  [AVR, 16, "8 KB", "1 KB", 23, "2.7–5.5 V", "TQFP-32:ATMEGA8A-AU VQFN-32:ATMEGA8A-MU DIP-28:ATMEGA8A-PU"],
  [AVR, 16, "32 KB", "2.5 KB", 26, "2.7–5.5 V", "TQFP-44:ATMEGA32U4-AU TQFP-44:ATMEGA32U4-AUR VQFN-44:ATMEGA32U4-MU"],
  [AVR, 16, "16 KB", "1.25 KB", 26, "2.7–5.5 V", "TQFP-44:ATMEGA16U4-AU VQFN-44:ATMEGA16U4-MU"],
  [AVR, 16, "16 KB", "512 B", 22, "2.7–5.5 V", "TQFP-32:ATMEGA16U2-AU VQFN-32:ATMEGA16U2-MU"],
  [AVR, 16, "256 KB", "8 KB", 86, "4.5–5.5 V", "TQFP-100:ATMEGA2560-16AU TQFP-100:ATMEGA2560-16AUR"],
  [AVR, 20, "128 KB", "16 KB", 32, "1.8–5.5 V", "TQFP-44:ATMEGA1284P-AU VQFN-44:ATMEGA1284P-MU DIP-40:ATMEGA1284P-PU"],
  [AVR, 20, "64 KB", "4 KB", 32, "1.8–5.5 V", "TQFP-44:ATMEGA644PA-AU VQFN-44:ATMEGA644PA-MU DIP-40:ATMEGA644PA-PU"],
  [AVR, 20, "32 KB", "2 KB", 32, "1.8–5.5 V", "TQFP-44:ATMEGA324PA-AU VQFN-44:ATMEGA324PA-MU DIP-40:ATMEGA324PA-PU"],
  [AVR, 16, "128 KB", "4 KB", 53, "2.7–5.5 V", "TQFP-64:ATMEGA128A-AU VQFN-64:ATMEGA128A-MU"],
  [AVR, 16, "32 KB", "2 KB", 32, "2.7–5.5 V", "TQFP-44:ATMEGA32A-AU VQFN-44:ATMEGA32A-MU DIP-40:ATMEGA32A-PU"],
  [AVR, 20, "48 KB", "6 KB", 41, "1.8–5.5 V", "TQFP-48:ATMEGA4809-AFR VQFN-48:ATMEGA4809-MFR DIP-40:ATMEGA4809-PF"],
  [AVR, 20, "48 KB", "6 KB", 27, "1.8–5.5 V", "TQFP-32:ATMEGA4808-AFR VQFN-32:ATMEGA4808-MFR"],
  [AVR, 24, "128 KB", "16 KB", 55, "1.8–5.5 V", "TQFP-64:AVR128DB64-I/PT VQFN-64:AVR128DB64-I/MR"],
  [AVR, 24, "128 KB", "16 KB", 41, "1.8–5.5 V", "TQFP-48:AVR128DA48-I/PT TQFP-48:AVR128DB48-I/PT"],
  [AVR, 24, "128 KB", "16 KB", 23, "1.8–5.5 V", "DIP-28:AVR128DA28-I/SP SOIC-28:AVR128DA28-I/SO SSOP-28:AVR128DB28-I/SS"],
  [AVR, 20, "8 KB", "512 B", 6, "2.7–5.5 V", "SOIC-8:ATTINY85-20SU SOIC-8:ATTINY85-20SUR DIP-8:ATTINY85-20PU VQFN-20:ATTINY85-20MU"],
  [AVR, 20, "4 KB", "256 B", 6, "2.7–5.5 V", "SOIC-8:ATTINY45-20SU DIP-8:ATTINY45-20PU VQFN-20:ATTINY45-20MU"],
  [AVR, 20, "1 KB", "64 B", 6, "1.8–5.5 V", "SOIC-8:ATTINY13A-SSU SOIC-8:ATTINY13A-SSUR DIP-8:ATTINY13A-PU"],
  [AVR, 20, "8 KB", "512 B", 12, "1.8–5.5 V", "SOIC-14:ATTINY84A-SSU DIP-14:ATTINY84A-PU VQFN-20:ATTINY84A-MU"],
  [AVR, 12, "1 KB", "32 B", 4, "1.8–5.5 V", "SOT-23-6:ATTINY10-TSHR UDFN-8:ATTINY10-MAHR"],
  [AVR, 20, "16 KB", "2 KB", 18, "1.8–5.5 V", "SOIC-20:ATTINY1616-SN SOIC-20:ATTINY1616-SNR VQFN-20:ATTINY1616-MNR"],
  [AVR, 20, "16 KB", "2 KB", 12, "1.8–5.5 V", "SOIC-14:ATTINY1614-SSN SOIC-14:ATTINY1614-SSNR"],
  [AVR, 20, "16 KB", "2 KB", 22, "1.8–5.5 V", "VQFN-24:ATTINY1617-MNR VQFN-24:ATTINY1627-MU"],
  [AVR, 20, "4 KB", "256 B", 6, "1.8–5.5 V", "SOIC-8:ATTINY412-SSN SOIC-8:ATTINY412-SSNR SOIC-8:ATTINY402-SSN"],
  ["Arm Cortex-M0+", 48, "256 KB", "32 KB", 38, "1.62–3.6 V", "TQFP-48:ATSAMD21G18A-AU TQFP-48:ATSAMD21G18A-AUT VQFN-48:ATSAMD21G18A-MU"],
  ["Arm Cortex-M0+", 48, "256 KB", "32 KB", 26, "1.62–3.6 V", "TQFP-32:ATSAMD21E18A-AU VQFN-32:ATSAMD21E18A-MU VQFN-32:ATSAMD21E18A-MUT"],
  ["Arm Cortex-M0+", 48, "256 KB", "32 KB", 52, "1.62–3.6 V", "TQFP-64:ATSAMD21J18A-AU VQFN-64:ATSAMD21J18A-MU"],
  ["Arm Cortex-M0+", 48, "16 KB", "4 KB", 12, "1.62–3.6 V", "SOIC-14:ATSAMD10C14A-SSUT SOIC-20:ATSAMD10D14A-SSUT VQFN-24:ATSAMD11D14A-MUT SOIC-14:ATSAMD11C14A-SSUT"],
  ["Arm Cortex-M4F", 120, "512 KB", "192 KB", 51, "1.71–3.6 V", "TQFP-64:ATSAMD51J19A-AU VQFN-64:ATSAMD51J19A-MU TQFP-64:ATSAME51J19A-AU"],
  ["Arm Cortex-M4F", 120, "1024 KB", "256 KB", 51, "1.71–3.6 V", "TQFP-64:ATSAMD51J20A-AU VQFN-64:ATSAMD51J20A-MU TQFP-64:ATSAME51J20A-AU"],
  ["Arm Cortex-M3", 84, "512 KB", "96 KB", 103, "1.62–3.6 V", "LQFP-144:ATSAM3X8EA-AU LQFP-144:ATSAM3X8EA-AUR"],
  [PIC8, 20, "14 KB", "368 B", 33, "4–5.5 V", "DIP-40:PIC16F877A-I/P TQFP-44:PIC16F877A-I/PT PLCC-44:PIC16F877A-I/L"],
  [PIC8, 20, "3.5 KB", "224 B", 16, "3–5.5 V", "DIP-18:PIC16F628A-I/P SOIC-18:PIC16F628A-I/SO SSOP-20:PIC16F628A-I/SS"],
  [PIC8, 20, "1.75 KB", "64 B", 6, "2–5.5 V", "DIP-8:PIC12F675-I/P SOIC-8:PIC12F675-I/SN"],
  [PIC8, 32, "3.5 KB", "256 B", 6, "2.3–5.5 V", "DIP-8:PIC12F1840-I/P SOIC-8:PIC12F1840-I/SN"],
  [PIC8, 32, "14 KB", "1 KB", 18, "1.8–5.5 V", "DIP-20:PIC16F1459-I/P SOIC-20:PIC16F1459-I/SO SSOP-20:PIC16F1459-I/SS"],
  [PIC8, 32, "14 KB", "1 KB", 12, "1.8–5.5 V", "DIP-14:PIC16F1455-I/P SOIC-14:PIC16F1455-I/SL TSSOP-14:PIC16F1455-I/ST"],
  [PIC8, 32, "28 KB", "2 KB", 25, "2.3–5.5 V", "DIP-28:PIC16F18857-I/SP SOIC-28:PIC16F18857-I/SO SSOP-28:PIC16F18857-I/SS"],
  [PIC8, 48, "32 KB", "2 KB", 35, "4.2–5.5 V", "DIP-40:PIC18F4550-I/P TQFP-44:PIC18F4550-I/PT"],
  [PIC8, 48, "32 KB", "2 KB", 24, "4.2–5.5 V", "DIP-28:PIC18F2550-I/SP SOIC-28:PIC18F2550-I/SO"],
  [PIC8, 64, "32 KB", "1.5 KB", 25, "2.3–5.5 V", "DIP-28:PIC18F25K22-I/SP SOIC-28:PIC18F25K22-I/SO SSOP-28:PIC18F25K22-I/SS"],
  [PIC8, 64, "64 KB", "3.9 KB", 36, "2.3–5.5 V", "DIP-40:PIC18F46K22-I/P TQFP-44:PIC18F46K22-I/PT QFN-44:PIC18F46K22-I/ML"],
  [PIC8, 64, "128 KB", "8 KB", 36, "1.8–5.5 V", "TQFP-44:PIC18F47Q43-I/PT DIP-40:PIC18F47Q43-I/P"],
  [PIC16, 32, "64 KB", "8 KB", 21, "2–3.6 V", "SSOP-28:PIC24FJ64GA002-I/SS SOIC-28:PIC24FJ64GA002-I/SO DIP-28:PIC24FJ64GA002-I/SP QFN-28:PIC24FJ64GA002-I/ML"],
  [PIC16, 32, "64 KB", "8 KB", 19, "2–3.6 V", "SSOP-28:PIC24FJ64GB002-I/SS SOIC-28:PIC24FJ64GB002-I/SO DIP-28:PIC24FJ64GB002-I/SP"],
  [PIC16, 60, "256 KB", "32 KB", 21, "3–3.6 V", "SSOP-28:DSPIC33EP256MC202-I/SS SOIC-28:DSPIC33EP256MC202-I/SO DIP-28:DSPIC33EP256MC202-I/SP"],
  ["32-bit MIPS", 50, "128 KB", "32 KB", 21, "2.3–3.6 V", "SSOP-28:PIC32MX150F128B-I/SS SOIC-28:PIC32MX150F128B-I/SO DIP-28:PIC32MX150F128B-I/SP"],
  ["32-bit MIPS", 80, "512 KB", "64 KB", 53, "2.3–3.6 V", "TQFP-64:PIC32MX795F512H-80I/PT QFN-64:PIC32MX795F512H-80I/MR"],
];

/** Other manufacturers, with the same parameters. */
// prettier-ignore
const OTHERS: readonly (readonly [maker: readonly [string, string], ...Listed])[] = [
  [["Raspberry Pi", "raspberrypi.com"], "Dual Arm Cortex-M0+", 133, "external", "264 KB", 30, "1.8–3.3 V", "QFN-56:RP2040"],
  [["Raspberry Pi", "raspberrypi.com"], "Dual Arm Cortex-M33", 150, "external", "520 KB", 30, "1.8–3.3 V", "QFN-60:RP2350A QFN-60:SC1512(7)"],
  [["Raspberry Pi", "raspberrypi.com"], "Dual Arm Cortex-M33", 150, "external", "520 KB", 48, "1.8–3.3 V", "QFN-80:RP2350B QFN-80:SC1513(7)"],
  [["Raspberry Pi", "raspberrypi.com"], "Dual Arm Cortex-M33", 150, "2 MB", "520 KB", 30, "1.8–3.3 V", "QFN-60:RP2354A"],
  [["Nordic Semiconductor", "nordicsemi.com"], "Arm Cortex-M4", 64, "1024 KB", "256 KB", 48, "1.7–5.5 V", "aQFN-73:NRF52840-QIAA-R aQFN-73:NRF52840-QIAA-R7"],
  [["Nordic Semiconductor", "nordicsemi.com"], "Arm Cortex-M4", 64, "512 KB", "128 KB", 42, "1.7–5.5 V", "aQFN-73:NRF52833-QIAA-R QFN-40:NRF52833-QDAA-R"],
  [["Nordic Semiconductor", "nordicsemi.com"], "Arm Cortex-M4", 64, "512 KB", "64 KB", 32, "1.7–3.6 V", "QFN-48:NRF52832-QFAA-R QFN-48:NRF52832-QFAA-R7"],
  [["Nordic Semiconductor", "nordicsemi.com"], "Arm Cortex-M4", 64, "192 KB", "24 KB", 32, "1.7–3.6 V", "QFN-48:NRF52810-QFAA-R QFN-32:NRF52810-QCAA-R"],
  [["Nordic Semiconductor", "nordicsemi.com"], "Dual Arm Cortex-M33", 128, "1024 KB", "512 KB", 48, "1.7–5.5 V", "aQFN-94:NRF5340-QKAA-R"],
  [["WCH", "wch-ic.com"], "RISC-V", 48, "16 KB", "2 KB", 18, "2.7–5.5 V", "TSSOP-20:CH32V003F4P6 QFN-20:CH32V003F4U6 SOIC-16:CH32V003A4M6 SOIC-8:CH32V003J4M6"],
  [["WCH", "wch-ic.com"], "RISC-V", 144, "64 KB", "20 KB", 37, "2.4–3.6 V", "LQFP-48:CH32V203C8T6 QFN-48:CH32V203C8U6 TSSOP-20:CH32V203F8P6 QFN-28:CH32V203G8R6"],
  [["WCH", "wch-ic.com"], "RISC-V", 144, "256 KB", "64 KB", 51, "2.4–3.6 V", "LQFP-64:CH32V307RCT6 LQFP-100:CH32V307VCT6 LQFP-48:CH32V305RBT6"],
  [["WCH", "wch-ic.com"], "RISC-V", 48, "62 KB", "20 KB", 38, "3–3.6 V", "LQFP-48:CH32X035C8T6 TSSOP-20:CH32X035F8U6 QFN-28:CH32X035G8U6"],
  [["WCH", "wch-ic.com"], "8-bit 8051", 24, "16 KB", "1 KB", 17, "3.3–5 V", "TSSOP-20:CH552T SOIC-16:CH552G MSOP-10:CH552E TSSOP-20:CH554T SOIC-16:CH554G"],
  [["NXP", "nxp.com"], "Arm Cortex-M0+", 15, "32 KB", "4 KB", 17, "1.71–3.6 V", "TSSOP-20:LPC804M101JDH20FP TSSOP-24:LPC804M101JDH24FP QFN-33:LPC804M101JHI33Y"],
  [["NXP", "nxp.com"], "Arm Cortex-M7", 600, "external", "1024 KB", 127, "3–3.6 V", "BGA-196:MIMXRT1062DVL6B BGA-196:MIMXRT1062DVJ6B"],
  [["NXP", "nxp.com"], "Arm Cortex-M0+", 48, "128 KB", "16 KB", 54, "1.71–3.6 V", "LQFP-64:MKL25Z128VLH4 LQFP-48:MKL25Z128VFT4 LQFP-80:MKL25Z128VLK4"],
  [["Texas Instruments", "ti.com"], "16-bit MSP430", 16, "16 KB", "512 B", 16, "1.8–3.6 V", "TSSOP-20:MSP430G2553IPW20R DIP-20:MSP430G2553IN20 TSSOP-28:MSP430G2553IPW28R"],
  [["Texas Instruments", "ti.com"], "16-bit MSP430", 16, "256 KB", "8 KB", 52, "1.8–3.6 V", "LQFP-64:MSP430FR5994IPMR LQFP-80:MSP430FR5994IPNR"],
  [["Texas Instruments", "ti.com"], "Arm Cortex-M0+", 32, "32 KB", "4 KB", 26, "1.62–3.6 V", "VSSOP-20:MSPM0G1506SDGS20R VQFN-32:MSPM0L1306SRHBR VSSOP-20:MSPM0L1306SDGS20R VSSOP-28:MSPM0L1306SDGS28R"],
  [["Silicon Labs", "silabs.com"], "8-bit 8051", 48, "64 KB", "4.25 KB", 22, "2.2–3.6 V", "QFN-24:EFM8UB20F64G-B-QFN32 QFN-28:EFM8UB10F16G-D-QFN28 QFN-20:EFM8BB10F8G-A-QFN20 SOIC-16:EFM8BB10F8G-A-SOIC16"],
  [["Renesas", "renesas.com"], "Arm Cortex-M4", 48, "256 KB", "32 KB", 49, "1.6–5.5 V", "LQFP-64:R7FA4M1AB3CFM#AA0 LQFP-48:R7FA4M1AB3CFL#AA0"],
  [["Espressif", "espressif.com"], "RISC-V", 160, "4 MB", "400 KB", 22, "3–3.6 V", "QFN-32:ESP32-C3FH4 QFN-32:ESP32-C3FN4 QFN-32:ESP32-C6FH4"],
  [["Espressif", "espressif.com"], "Dual Xtensa LX7", 240, "8 MB", "512 KB", 45, "3–3.6 V", "QFN-56:ESP32-S3FN8 QFN-56:ESP32-S3FH4R2"],
];

const listedParts = (maker: readonly [string, string], [core, mhz, flash, ram, io, supply, codes]: Listed): Part[] =>
  codes.split(" ").map((each) => {
    const [packageName = "", mpn = ""] = each.split(/:(.*)/);
    return partOfSeries(
      {
        ...{ maker, category: "microcontroller", series: "", packageName, pins: Number(/\d+$/.exec(packageName)?.[0]) },
        mounting: packageName.startsWith("DIP") ? "tht" : "smt",
        parameters: { function: `${core} microcontroller`, core },
      },
      mpn,
      {
        ...{ frequency: `${mhz} MHz`, flash, ram, ioPins: String(io), supplyVoltage: supply },
      },
    );
  });

export const listedMicrocontrollers = (): Part[] => [
  ...MICROCHIP.flatMap((row) => listedParts(["Microchip", "microchip.com"], row)),
  ...OTHERS.flatMap(([maker, ...row]) => listedParts(maker, row)),
];
