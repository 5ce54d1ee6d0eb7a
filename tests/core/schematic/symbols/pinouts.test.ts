// Pins of parts against the tables of their datasheets, written here in the order of the package.
import { describe, expect, it } from "vitest";
import { findSymbol, SYMBOL_CATALOG } from "@/lib/core/schematic/symbols/catalogue";

const pinsOfPart = (id: string) => findSymbol(id)?.build().pins ?? [];

/** Names from pin 1 on. */
const PINOUTS: Record<string, string> = {
  "timer:NE555": "GND TRIG OUT ~{RESET} CTRL THRES DISCH VCC",
  "opamp:LM358": "~ - + V- + - ~ V+",
  "opamp:LM324": "~ - + V+ + - ~ ~ - + V- + - ~",
  "opamp:MCP6001": "~ V- + - V+",
  "comparator:LM339": "~ ~ VCC - + - + - + - + GND ~ ~",
  "amplifier:AD620": "RG - + V- REF OUT V+ RG",
  "regulator:LM7805": "IN GND OUT",
  "regulator:LM317": "ADJ OUT IN",
  "regulator:AMS1117-3.3": "GND OUT IN",
  "regulator:78L05": "OUT GND IN",
  "reference:TL431LP": "REF A K",
  "transistor:BC547": "C B E",
  "transistor:2N3904": "E B C",
  "transistor:MMBT3904": "B E C",
  "transistor:AO3401A": "G S D",
  "transistor:IRF540N": "G D S",
  "diode:BAT54S": "A K COM",
  "sensor:DS18B20": "GND DQ VDD",
  "opto:PC817": "A K E C",
  "logic:74HC595": "QB QC QD QE QF QG QH GND QH' ~{SRCLR} SRCLK RCLK ~{OE} SER QA VCC",
  "logic:74HC85": "B3 A<B A=B A>B A>B A=B A<B GND B0 A0 B1 A1 A2 B2 A3 VCC",
  "logic:74HC138": "A0 A1 A2 ~{E1} ~{E2} E3 ~{Y7} GND ~{Y6} ~{Y5} ~{Y4} ~{Y3} ~{Y2} ~{Y1} ~{Y0} VCC",
  "logic:74HC245": "DIR A0 A1 A2 A3 A4 A5 A6 A7 GND B7 B6 B5 B4 B3 B2 B1 B0 ~{OE} VCC",
  "logic:74HC573": "~{OE} D0 D1 D2 D3 D4 D5 D6 D7 GND LE Q7 Q6 Q5 Q4 Q3 Q2 Q1 Q0 VCC",
  "logic:74HC74": "~{R} D CLK ~{S} Q ~{Q} GND ~{Q} Q ~{S} CLK D ~{R} VCC",
  "logic:CD4017B": "Q5 Q1 Q0 Q2 Q6 Q7 Q3 VSS Q8 Q4 Q9 CO ~{CE} CLK R VDD",
  "logic:CD4051B": "Y4 Y6 Z Y7 Y5 INH VEE VSS C B A Y3 Y0 Y1 Y2 VDD",
  "interface:MAX232": "C1+ VS+ C1- C2+ C2- VS- T2OUT R2IN R2OUT T2IN T1IN R1OUT R1IN T1OUT GND VCC",
  "interface:MAX485": "RO ~{RE} DE DI GND A B VCC",
  "interface:CH340C": "GND TXD RXD V3 UD+ UD- NC ~{OUT} ~{CTS} ~{DSR} ~{RI} ~{DCD} ~{DTR} ~{RTS} R232 VCC",
  "driver:ULN2003A": "IN1 IN2 IN3 IN4 IN5 IN6 IN7 GND COM OUT7 OUT6 OUT5 OUT4 OUT3 OUT2 OUT1",
  "driver:L293D": "EN1,2 IN1 OUT1 GND GND OUT2 IN2 VCC2 EN3,4 IN3 OUT3 GND GND OUT4 IN4 VCC1",
  "driver:DRV8833PWP": "~{SLEEP} AOUT1 AISEN AOUT2 BOUT2 BISEN BOUT1 ~{FAULT} BIN1 BIN2 VCP VM GND VINT AIN2 AIN1 EP",
  "memory:24LC256": "A0 A1 A2 GND SDA SCL WP VCC",
  "memory:W25Q64JV": "~{CS} DO/IO1 ~{WP}/IO2 GND DI/IO0 CLK ~{HOLD}/IO3 VCC",
  "switch:Relay_SPDT": "COM A1 NO NC A2",
  "sensor:MPU-6050":
    "CLKIN NC NC NC NC AUX_DA AUX_CL VLOGIC AD0 REGOUT FSYNC INT VDD NC NC NC NC GND RESV CPOUT RESV RESV SCL SDA",
  "sensor:BME280": "GND CSB SDI SCK SDO VDDIO GND VDD",
  "mcu:ATmega328P-PU":
    "PC6 PD0 PD1 PD2 PD3 PD4 VCC GND PB6 PB7 PD5 PD6 PD7 PB0 PB1 PB2 PB3 PB4 PB5 AVCC AREF GND PC0 PC1 PC2 PC3 PC4 PC5",
  "mcu:ATmega328P-AU":
    "PD3 PD4 GND VCC GND VCC PB6 PB7 PD5 PD6 PD7 PB0 PB1 PB2 PB3 PB4 PB5 AVCC ADC6 AREF GND ADC7 PC0 PC1 PC2 PC3 PC4 " +
    "PC5 PC6 PD0 PD1 PD2",
  "mcu:ATtiny85-PU": "PB5 PB3 PB4 GND PB0 PB1 PB2 VCC",
  "mcu:STM32F103C8T6":
    "VBAT PC13 PC14 PC15 PD0 PD1 NRST VSSA VDDA PA0 PA1 PA2 PA3 PA4 PA5 PA6 PA7 PB0 PB1 PB2 PB10 PB11 VSS VDD " +
    "PB12 PB13 PB14 PB15 PA8 PA9 PA10 PA11 PA12 PA13 VSS VDD PA14 PA15 PB3 PB4 PB5 PB6 PB7 BOOT0 PB8 PB9 VSS VDD",
  "mcu:STM32G031F6P6": "PB7 PC14 PC15 VDD VSS NRST PA0 PA1 PA2 PA3 PA4 PA5 PA6 PA7 PB0 PA11 PA12 PA13 PA14 PB3",
  "mcu:ESP32-WROOM-32":
    "GND 3V3 EN SENSOR_VP SENSOR_VN IO34 IO35 IO32 IO33 IO25 IO26 IO27 IO14 IO12 GND IO13 SHD/SD2 SWP/SD3 SCS/CMD " +
    "SCK/CLK SDO/SD0 SDI/SD1 IO15 IO2 IO0 IO4 IO16 IO17 IO5 IO18 IO19 NC IO21 RXD0 TXD0 IO22 IO23 GND GND",
  "mcu:RP2040":
    "IOVDD GPIO0 GPIO1 GPIO2 GPIO3 GPIO4 GPIO5 GPIO6 GPIO7 IOVDD GPIO8 GPIO9 GPIO10 GPIO11 GPIO12 GPIO13 GPIO14 GPIO15 " +
    "TESTEN XIN XOUT IOVDD DVDD SWCLK SWD RUN GPIO16 GPIO17 GPIO18 GPIO19 GPIO20 GPIO21 IOVDD GPIO22 GPIO23 GPIO24 " +
    "GPIO25 GPIO26 GPIO27 GPIO28 GPIO29 IOVDD ADC_AVDD VREG_VIN VREG_VOUT USB_DM USB_DP USB_VDD IOVDD DVDD QSPI_SD3 " +
    "QSPI_SCLK QSPI_SD0 QSPI_SD2 QSPI_SD1 ~{QSPI_SS} GND",
};

/** Amplifiers and gates: numbers of each unit as output, then inputs from above, and of the supplies. */
const UNITS: Record<string, string> = {
  "opamp:LM358": "1 3 2;7 5 6;8 4",
  "opamp:LM324": "1 3 2;7 5 6;8 10 9;14 12 13;4 11",
  "comparator:LM339": "2 5 4;1 7 6;14 9 8;13 11 10;3 12",
  "logic:74HC00": "3 1 2;6 4 5;8 9 10;11 12 13;14 7",
  "logic:74HC02": "1 2 3;4 5 6;10 8 9;13 11 12;14 7",
  "logic:74HC04": "2 1;4 3;6 5;8 9;10 11;12 13;14 7",
  "logic:CD4011B": "3 1 2;4 5 6;10 8 9;11 12 13;14 7",
};

/** Types of pins by number. */
const TYPES: Record<string, Record<string, string>> = {
  "timer:NE555": { 1: "power-input", 2: "input", 3: "output", 7: "open-collector", 8: "power-input" },
  "comparator:LM393": { 1: "open-collector", 2: "input", 8: "power-input" },
  "regulator:LM7805": { 1: "power-input", 2: "power-input", 3: "power-output" },
  "logic:74HC245": { 1: "input", 2: "tri-state", 20: "power-input" },
  "logic:74HC03": { 3: "open-collector" },
  "interface:CH340C": { 2: "output", 3: "input", 5: "bidirectional", 7: "no-connect" },
};

describe("pinouts", () => {
  it.each(Object.entries(PINOUTS))("%s has the pins of its datasheet", (id, names) => {
    const pins = pinsOfPart(id).toSorted((a, b) => Number(a.number) - Number(b.number));
    expect(pins.map(({ number }) => number)).toEqual(names.split(" ").map((_, i) => String(i + 1)));
    expect(pins.map(({ name }) => name)).toEqual(names.split(" "));
  });

  it.each(Object.entries(UNITS))("%s has its units on the pins of its datasheet", (id, expected) => {
    const pins = pinsOfPart(id);
    const units = expected.split(";").map((numbers, i) => {
      const ofUnit = pins.filter(({ unit }) => unit === i + 1);
      // Outputs are at the right, with the direction to the left.
      const ordered = [
        ...ofUnit.filter((pin) => pin.direction === "left"),
        ...ofUnit.filter((pin) => pin.direction !== "left"),
      ];
      return { numbers, found: ordered.map(({ number }) => number).join(" ") };
    });
    expect(units.map(({ found }) => found).join(";")).toBe(expected);
    expect(pins).toHaveLength(expected.split(/[ ;]/).length);
  });

  it.each(Object.entries(TYPES))("%s has pins of the right types", (id, types) => {
    const pins = pinsOfPart(id);
    const found = Object.keys(types).map((number) => [number, pins.find((pin) => pin.number === number)?.type]);
    expect(Object.fromEntries(found)).toEqual(types);
  });

  it("inverts the outputs of NAND gates and no others", () => {
    expect(
      pinsOfPart("logic:74HC00")
        .filter(({ shape }) => shape === "inverted")
        .map(({ number }) => number),
    ).toEqual(["3", "6", "8", "11"]);
    expect(pinsOfPart("logic:74HC08").some(({ shape }) => shape === "inverted")).toBe(false);
  });

  it("offers the functions of a microcontroller's port", () => {
    const port = pinsOfPart("mcu:ATmega328P-PU").find(({ name }) => name === "PB5");
    expect(port?.alternates.map(({ name }) => name)).toEqual(["SCK", "PCINT5"]);
  });
});

/** Pins that packages have and parts leave free, without a pin of their own. */
const FREE_PINS: Record<string, string> = {
  "74HC20": "3 11",
  "74HC21": "3 11",
  "74HC30": "9 10 13",
  CD4002B: "6 8",
  CD4012B: "6 8",
  CD4072B: "6 8",
  CD4082B: "6 8",
  CD4049UB: "13 16",
  CD4050B: "13 16",
  "74LVC1G04": "1",
  "74LVC1G14": "1",
  "74LVC1G17": "1",
  OP07: "5",
};
for (const name of ["LM741", "UA741", "TL061", "TL071", "TL081", "LF356"]) FREE_PINS[name] = "8";

/** Count of pads by the footprint's name, with the exposed pad. */
function padCount(footprint: string): number | null {
  const [, count] =
    /_SO:\w+-(\d+)|Package_DIP:DIP-(\d+)|Package_QFP:\w+-(\d+)|_QFN:QFN-(\d+)|SOT-23-(\d)/
      .exec(footprint)
      ?.filter(Boolean) ?? [];
  return count === undefined ? null : Number(count) + (footprint.includes("-1EP") ? 1 : 0);
}

describe("packages", () => {
  const libraries =
    /^(timer|regulator|reference|converter|battery|logic|opamp|comparator|amplifier|memory|interface|clock|driver|mcu|sensor|protection)/;

  it("has a pin for each pad of a package, apart from those known as free", () => {
    const wrong = SYMBOL_CATALOG.filter(({ id }) => libraries.test(id)).flatMap(({ name, fields, build }) => {
      const count = padCount(fields.footprint ?? "");
      if (count === null) return [];
      const numbers = new Set(build().pins.map(({ number }) => Number(number)));
      const missing = Array.from({ length: count }, (_, i) => i + 1).filter((number) => !numbers.has(number));
      const beyond = [...numbers].filter((number) => !(number >= 1 && number <= count));
      return missing.join(" ") === (FREE_PINS[name] ?? "") && beyond.length === 0 ? [] : [{ name, missing, beyond }];
    });
    expect(wrong).toEqual([]);
  });
});
