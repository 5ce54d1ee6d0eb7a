// Operational amplifiers, comparators and instrumentation amplifiers.
import type { SymbolEntry } from "../build/entry";
import { amplifierBody } from "../build/amplifier";
import { createEntry, readRows } from "../build/entry";
import { footprintName } from "../build/footprint";
import { icTable } from "../build/ic-table";

const OPAMP = "opamp,op-amp,amplifier,运放,运算放大器";
const COMPARATOR = "comparator,比较器";

/** Names | footprint | description | type of the output | output, + and - per amplifier | supplies | their names | more pins. */
const triangles = readRows(`
LM358 LM2904 TL062 TL072 TL082 NE5532 RC4558 LM833 LM4562 MCP602 MCP6002 MCP6022 LMV358 TLC272 TLV2372 AD822 OPA1612 OPA2134 OPA2340 | soic8 | Dual operational amplifier | o | 1 3 2;7 5 6 | 8 4
LM324 LM2902 TL064 TL074 TL084 LMV324 MCP6004 TLC274 OPA4134 | soic14 | Quad operational amplifier | o | 1 3 2;7 5 6;8 10 9;14 12 13 | 4 11
LM741 UA741 TL061 TL071 TL081 LF356 | dip8 | Operational amplifier with offset adjustment | o | 6 3 2 | 7 4 | V+ V- | 1:NULL 5:NULL
OP07 | dip8 | Precision operational amplifier | o | 6 3 2 | 7 4 | V+ V- | 1:NULL 8:NULL
MCP6001 OPA333 OPA340 TLV9001 | sot23-5 | Operational amplifier, SOT-23-5 | o | 1 3 4 | 5 2
LMV321 | sot23-5 | Operational amplifier, SOT-23-5 | o | 4 1 3 | 5 2
LM393 LM293 LM2903 LM193 | soic8 | Dual comparator, open collector | c | 1 3 2;7 5 6 | 8 4 | VCC GND
LM339 LM239 LM2901 LM139 | soic14 | Quad comparator, open collector | c | 2 5 4;1 7 6;14 9 8;13 11 10 | 3 12 | VCC GND
`);

const drawn = triangles.flatMap(
  ([names = "", footprint = "", description = "", outputType, units = "", supplies = "", supplyNames, more]) => {
    const isComparator = outputType === "c";
    return names.split(" ").map((name) =>
      createEntry({
        ...{ library: isComparator ? "comparator" : "opamp", name, prefix: "U", description },
        ...{ keywords: isComparator ? COMPARATOR : OPAMP, footprint: footprintName(footprint) },
        body: () =>
          amplifierBody({ units, supplies, outputType, ...(supplyNames && { supplyNames }), ...(more && { more }) }),
      }),
    );
  },
);

const boxes = icTable(
  { library: "amplifier", keywords: "amplifier,放大器" },
  `
LM311 | dip8 | Comparator with strobe, open collector and emitter | comparator,比较器 | 2:+ 3:- 5:BAL:p 6:BAL/STRB:p | 7:COL:c - - 1:EMIT:e | 8:V+ | 4:V-
AD620 INA128 INA129 | soic8 | Instrumentation amplifier, gain by a resistor between the pins RG | instrumentation,仪表放大器 | 3:+ - 1:RG:p 8:RG:p - 2:- | - - 6:OUT - 5:REF:i | 7:V+ | 4:V-
LM386 | dip8 | Audio power amplifier, 0.5 W | audio,音频功放 | 3:+ 2:- 1:GAIN:p 8:GAIN:p | 5:OUT 7:BYPASS:p | 6:VS | 4:GND
INA219AID | soic8 | Current and power monitor, I2C | current sense,电流检测,功率监测 | 8:IN+ 7:IN- 2:A0 1:A1 | 3:SDA:b 4:SCL:i | 5:VS | 6:GND
ACS712 | soic8 | Hall current sensor, isolated | current sense,电流传感器 | 1,2:IP+:p - 3,4:IP-:p | 7:VIOUT 6:FILTER:p | 8:VCC | 5:GND
`,
);

export const AMPLIFIERS: readonly SymbolEntry[] = [...drawn, ...boxes];
