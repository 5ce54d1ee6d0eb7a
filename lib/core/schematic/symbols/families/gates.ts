// Gates of the 74 and 4000 series, and single gates in SOT-23-5.
import { createEntry, readRows } from "../build/entry";
import { footprintName } from "../build/footprint";
import { gateBody } from "../build/gates";

const SERIES_74 = "14:VCC 7:GND";
const SERIES_4000 = "14:VDD 7:VSS";
const SINGLE = "5:VCC 3:GND";
const QUAD = "1 2 > 3;4 5 > 6;9 10 > 8;12 13 > 11";
/** Of the 4000 series. */
const QUAD_4000 = "1 2 > 3;5 6 > 4;8 9 > 10;12 13 > 11";
const SIX = "1 > 2;3 > 4;5 > 6;9 > 8;11 > 10;13 > 12";
const TRIPLE = "1 2 13 > 12;3 4 5 > 6;9 10 11 > 8";
const TRIPLE_4000 = "3 4 5 > 6;1 2 8 > 9;11 12 13 > 10";
const FOUR_INPUTS = "1 2 4 5 > 6;9 10 12 13 > 8";
const FOUR_INPUTS_4000 = "2 3 4 5 > 1;9 10 11 12 > 13";
const SIX_4000 = "3 > 2;5 > 4;7 > 6;9 > 10;11 > 12;14 > 15";

/** Names | footprint | supplies | kind (see GateText) | gates | description | keywords. */
const rows = readRows(`
74HC00 74LS00 | soic14 | ${SERIES_74} | NAND | ${QUAD} | Quad 2-input NAND gate | 与非门
74HC02 | soic14 | ${SERIES_74} | NOR | 2 3 > 1;5 6 > 4;8 9 > 10;11 12 > 13 | Quad 2-input NOR gate | 或非门
74HC03 | soic14 | ${SERIES_74} | NAND/C | ${QUAD} | Quad 2-input NAND gate, open drain | 与非门,开漏
74HC04 74LS04 74HCU04 | soic14 | ${SERIES_74} | NOT | ${SIX} | Hex inverter | 非门,反相器
74HC05 7406 | soic14 | ${SERIES_74} | NOT/C | ${SIX} | Hex inverter, open collector | 非门,反相器,集电极开路
7407 | soic14 | ${SERIES_74} | BUF/C | ${SIX} | Hex buffer, open collector | 缓冲器,集电极开路
74HC08 74LS08 | soic14 | ${SERIES_74} | AND | ${QUAD} | Quad 2-input AND gate | 与门
74HC10 | soic14 | ${SERIES_74} | NAND | ${TRIPLE} | Triple 3-input NAND gate | 与非门
74HC11 | soic14 | ${SERIES_74} | AND | ${TRIPLE} | Triple 3-input AND gate | 与门
74HC14 74LS14 | soic14 | ${SERIES_74} | NOT/S | ${SIX} | Hex inverter, Schmitt trigger | 非门,反相器,施密特
74HC20 | soic14 | ${SERIES_74} | NAND | ${FOUR_INPUTS} | Dual 4-input NAND gate | 与非门
74HC21 | soic14 | ${SERIES_74} | AND | ${FOUR_INPUTS} | Dual 4-input AND gate | 与门
74HC27 | soic14 | ${SERIES_74} | NOR | ${TRIPLE} | Triple 3-input NOR gate | 或非门
74HC30 | soic14 | ${SERIES_74} | NAND | 1 2 3 4 5 6 11 12 > 8 | 8-input NAND gate | 与非门
74HC32 74LS32 | soic14 | ${SERIES_74} | OR | ${QUAD} | Quad 2-input OR gate | 或门
74HC86 74LS86 | soic14 | ${SERIES_74} | XOR | ${QUAD} | Quad 2-input XOR gate | 异或门
74HC125 74AHCT125 | soic14 | ${SERIES_74} | BUF/T | 2 > 3/!1;5 > 6/!4;9 > 8/!10;12 > 11/!13 | Quad buffer, three states, enable active low | 缓冲器,三态
74HC126 | soic14 | ${SERIES_74} | BUF/T | 2 > 3/1;5 > 6/4;9 > 8/10;12 > 11/13 | Quad buffer, three states, enable active high | 缓冲器,三态
74HC132 | soic14 | ${SERIES_74} | NAND/S | ${QUAD} | Quad 2-input NAND gate, Schmitt trigger | 与非门,施密特
CD4001B | soic14 | ${SERIES_4000} | NOR | ${QUAD_4000} | Quad 2-input NOR gate | 或非门
CD4002B | soic14 | ${SERIES_4000} | NOR | ${FOUR_INPUTS_4000} | Dual 4-input NOR gate | 或非门
CD4011B | soic14 | ${SERIES_4000} | NAND | ${QUAD_4000} | Quad 2-input NAND gate | 与非门
CD4012B | soic14 | ${SERIES_4000} | NAND | ${FOUR_INPUTS_4000} | Dual 4-input NAND gate | 与非门
CD4023B | soic14 | ${SERIES_4000} | NAND | ${TRIPLE_4000} | Triple 3-input NAND gate | 与非门
CD4025B | soic14 | ${SERIES_4000} | NOR | ${TRIPLE_4000} | Triple 3-input NOR gate | 或非门
CD4049UB | dip16 | 1:VDD 8:VSS | NOT | ${SIX_4000} | Hex inverting buffer | 反相器,缓冲器,电平转换
CD4050B | dip16 | 1:VDD 8:VSS | BUF | ${SIX_4000} | Hex buffer | 缓冲器,电平转换
CD4069UB | soic14 | ${SERIES_4000} | NOT | ${SIX} | Hex inverter | 非门,反相器
CD4070B | soic14 | ${SERIES_4000} | XOR | ${QUAD_4000} | Quad 2-input XOR gate | 异或门
CD4071B | soic14 | ${SERIES_4000} | OR | ${QUAD_4000} | Quad 2-input OR gate | 或门
CD4072B | soic14 | ${SERIES_4000} | OR | ${FOUR_INPUTS_4000} | Dual 4-input OR gate | 或门
CD4073B | soic14 | ${SERIES_4000} | AND | ${TRIPLE_4000} | Triple 3-input AND gate | 与门
CD4075B | soic14 | ${SERIES_4000} | OR | ${TRIPLE_4000} | Triple 3-input OR gate | 或门
CD4077B | soic14 | ${SERIES_4000} | XNOR | ${QUAD_4000} | Quad 2-input XNOR gate | 同或门
CD4081B | soic14 | ${SERIES_4000} | AND | ${QUAD_4000} | Quad 2-input AND gate | 与门
CD4082B | soic14 | ${SERIES_4000} | AND | ${FOUR_INPUTS_4000} | Dual 4-input AND gate | 与门
CD4093B | soic14 | ${SERIES_4000} | NAND/S | ${QUAD_4000} | Quad 2-input NAND gate, Schmitt trigger | 与非门,施密特
CD40106B | soic14 | ${SERIES_4000} | NOT/S | ${SIX} | Hex inverter, Schmitt trigger | 非门,反相器,施密特
74LVC1G00 | sot23-5 | ${SINGLE} | NAND | 1 2 > 4 | Single 2-input NAND gate | 与非门
74LVC1G02 | sot23-5 | ${SINGLE} | NOR | 1 2 > 4 | Single 2-input NOR gate | 或非门
74LVC1G04 | sot23-5 | ${SINGLE} | NOT | 2 > 4 | Single inverter | 非门,反相器
74LVC1G08 | sot23-5 | ${SINGLE} | AND | 1 2 > 4 | Single 2-input AND gate | 与门
74LVC1G14 | sot23-5 | ${SINGLE} | NOT/S | 2 > 4 | Single inverter, Schmitt trigger | 非门,反相器,施密特
74LVC1G17 | sot23-5 | ${SINGLE} | BUF/S | 2 > 4 | Single buffer, Schmitt trigger | 缓冲器,施密特
74LVC1G32 | sot23-5 | ${SINGLE} | OR | 1 2 > 4 | Single 2-input OR gate | 或门
74LVC1G86 | sot23-5 | ${SINGLE} | XOR | 1 2 > 4 | Single 2-input XOR gate | 异或门
74LVC1G125 | sot23-5 | ${SINGLE} | BUF/T | 2 > 4/!1 | Single buffer, three states | 缓冲器,三态
`);

export const GATES = rows.flatMap(
  ([names = "", footprint = "", supplies = "", kind = "", gates = "", description = "", more = ""]) =>
    names.split(" ").map((name) =>
      createEntry({
        ...{ library: "logic", name, prefix: "U", description, keywords: `${more},gate,logic,逻辑门` },
        ...{ footprint: footprintName(footprint), body: () => gateBody({ kind, gates, supplies }) },
      }),
    ),
);
