import type { SymbolEntry } from "../build/entry";
import type { Drawing } from "../build/drawn-body";
import { drawnTable } from "../build/drawn-table";

/** Anode left, cathode right; the first pin is the cathode, pad 1 of two-terminal packages. */
const PAIR = "20 0 l 15; -20 0 r 15";
const ARROW = "G -5 -5 5 0 -5 5";
const BAR = ";P 5 -5 5 5";
const LIGHT = ";P 2 -8 6 -13;K 7.5 -15 4.5 -13.5 6.5 -11.8;P 7 -7 11 -12;K 12.5 -14 9.5 -12.5 11.5 -10.8";
const RECEIVED = ";P 6 -14 2 -9;K 0.5 -7 3.5 -8.5 1.5 -10.2;P 11 -13 7 -8;K 5.5 -6 8.5 -7.5 6.5 -9.2";
/** Two diodes above and below the common pin at the right: anode and cathode of each by the sign of its direction. */
const pairOf = (upper: 1 | -1, lower: 1 | -1): string =>
  (
    [
      [upper, -10],
      [lower, 10],
    ] as const
  )
    .map(
      ([sign, y]) =>
        `G ${-4 * sign} ${y - 4} ${4 * sign} ${y} ${-4 * sign} ${y + 4};P ${4 * sign} ${y - 4} ${4 * sign} ${y + 4};` +
        `P -10 ${y} ${-4} ${y};P 4 ${y} 10 ${y} 10 0`,
    )
    .join(";") + ";k 10 0 0.8";
const THREE = "-20 -10 r; -20 10 r; 20 0 l";

const two = (drawing: string): Drawing => ({ places: PAIR, styles: [drawing] });
const three = (drawing: string): Drawing => ({ places: THREE, styles: [drawing], showsNumbers: true });
const bridge =
  "G -17 0 0 -17 17 0 0 17;G -2.8 -4 2.8 0 -2.8 4;P 2.8 -4 2.8 4;P -17 0 -2.8 0;P 2.8 0 17 0;T -5 -9.5 ~;T 9.5 -5 +;T -9.5 -5 −;T -5 9.5 ~";
const rgb = (isCommonAnode: boolean): string =>
  [-10, 0, 10]
    .map((y) => {
      const sign = isCommonAnode ? -1 : 1;
      return (
        `G ${-4 * sign} ${y - 3} ${3 * sign} ${y} ${-4 * sign} ${y + 3};P ${3 * sign} ${y - 3} ${3 * sign} ${y + 3};` +
        `P -15 ${y} ${Math.min(-4 * sign, 3 * sign)} ${y};P ${Math.max(-4 * sign, 3 * sign)} ${y} 10 ${y}`
      );
    })
    .join(";") + ";P 10 -10 10 10;P 10 0 15 0;r -15 -15 15 15";

const drawings: Record<string, Drawing> = {
  diode: two(ARROW + BAR),
  schottky: two(`${ARROW};P 3 -3.5 3 -5 5 -5 5 5 7 5 7 3.5`),
  zener: two(`${ARROW};P 3 -5 5 -5 5 5 7 5`),
  tvs: two(`${ARROW};P 3 -5 5 -5 5 5 7 5`),
  bidirectional: { places: PAIR, styles: ["G -9 -5 0 0 -9 5;G 9 -5 0 0 9 5;P -2 -5 0 -5 0 5 2 5"] },
  led: two(ARROW + BAR + LIGHT),
  photo: two(ARROW + BAR + RECEIVED),
  varicap: two(`${ARROW}${BAR};P 7.5 -5 7.5 5`),
  series: three(pairOf(1, -1)),
  commonCathode: three(pairOf(1, 1)),
  commonAnode: three(pairOf(-1, -1)),
  bridge: { places: "30 0 l 13; -30 0 r 13; 0 -30 d 13; 0 30 u 13", styles: [bridge], showsNumbers: true },
  rgbAnode: { places: "25 0 l; -25 -10 r; -25 0 r; -25 10 r", styles: [rgb(true)], showsNumbers: true },
  rgbCathode: { places: "25 0 l; -25 -10 r; -25 0 r; -25 10 r", styles: [rgb(false)], showsNumbers: true },
};

const generic = drawnTable(
  { library: "diode", prefix: "D", keywords: "diode,二极管", drawings },
  `
D | diode | sod123 | 1:K 2:A | Diode | rectifier,整流
D_Schottky | schottky | sma | 1:K 2:A | Schottky diode | 肖特基
D_Zener | zener | sod123 | 1:K 2:A | Zener diode | voltage reference,稳压管,齐纳
D_TVS | bidirectional | smb | 1:~ 2:~ | TVS diode, bidirectional | surge,esd,瞬态抑制
D_TVS_Uni | tvs | smb | 1:K 2:A | TVS diode, unidirectional | surge,esd,瞬态抑制
D_Varicap | varicap | sod123 | 1:K 2:A | Varicap diode | varactor,变容
D_Photo | photo | | 1:K 2:A | Photodiode | light,sensor,光电二极管
D_Series | series | sot23 | 1:A 2:K 3:COM | Two diodes in series | dual,双二极管
D_CommonCathode | commonCathode | sot23 | 1:A1 2:A2 3:K | Two diodes, common cathode | dual,共阴,双二极管
D_CommonAnode | commonAnode | sot23 | 1:K1 2:K2 3:A | Two diodes, common anode | dual,共阳,双二极管
D_Bridge | bridge | | 1:+ 2:- 3:~ 4:~ | Bridge rectifier | 整流桥,桥堆
KBP206 KBP307 | bridge | Diode_THT:Diode_Bridge_Vishay_KBPM | 1:+ 4:- 2:~ 3:~ | Bridge rectifier, 2 to 3 A | 整流桥,桥堆
LED | led | LED_SMD:LED_0603_1608Metric | 1:K 2:A | LED | light,indicator,发光二极管,指示灯
LED_THT | led | LED_THT:LED_D5.0mm | 1:K 2:A | LED, 5 mm, through-hole | light,indicator,发光二极管,直插
LED_Red LED_Green LED_Blue LED_Yellow LED_White | led | LED_SMD:LED_0603_1608Metric | 1:K 2:A | LED of one color | light,indicator,发光二极管,指示灯
LED_IR | led | LED_THT:LED_D5.0mm | 1:K 2:A | Infrared LED | emitter,红外,发射管
LED_RGB_CA | rgbAnode | LED_THT:LED_D5.0mm-4_RGB | 2:A 1:RK 3:GK 4:BK | RGB LED, 5 mm, common anode | light,全彩,三色,共阳
LED_RGB_CC | rgbCathode | LED_THT:LED_D5.0mm-4_RGB | 2:K 1:RA 3:GA 4:BA | RGB LED, 5 mm, common cathode | light,全彩,三色,共阴
`,
);

const parts = drawnTable(
  { library: "diode", prefix: "D", keywords: "diode,二极管", drawings },
  `
1N4148 | diode | do35 | 1:K 2:A | Switching diode, 100 V, 200 mA | signal,开关二极管
1N4148W | diode | sod123 | 1:K 2:A | Switching diode, 100 V, SOD-123 | signal,开关二极管
1N4001 1N4002 1N4003 1N4004 1N4005 1N4006 1N4007 | diode | do41 | 1:K 2:A | Rectifier diode, 1 A | 整流
1N5400 1N5401 1N5402 1N5404 1N5406 1N5407 1N5408 | diode | do201 | 1:K 2:A | Rectifier diode, 3 A | 整流
M7 | diode | sma | 1:K 2:A | Rectifier diode, 1000 V, 1 A, SMA | 整流
UF4001 UF4004 UF4007 FR107 | diode | do41 | 1:K 2:A | Fast rectifier diode, 1 A | 快恢复
1N5817 1N5818 1N5819 | schottky | do41 | 1:K 2:A | Schottky diode, 1 A | 肖特基
1N5820 1N5821 1N5822 | schottky | do201 | 1:K 2:A | Schottky diode, 3 A | 肖特基
B5819W | schottky | sod123 | 1:K 2:A | Schottky diode, 40 V, 1 A, SOD-123 | 肖特基
SS14 SS24 SS34 SS54 | schottky | sma | 1:K 2:A | Schottky diode, 40 V, SMA | 肖特基
BAT85 BAT42 BAT43 | schottky | do35 | 1:K 2:A | Schottky signal diode | 肖特基
BAT54 | schottky | sot23 | 3:K 1:A | Schottky diode, 30 V, 200 mA | 肖特基
BAT54S | series | sot23 | 1:A 2:K 3:COM | Two Schottky diodes in series | 肖特基,双二极管
BAT54C | commonCathode | sot23 | 1:A1 2:A2 3:K | Two Schottky diodes, common cathode | 肖特基,双二极管
BAT54A | commonAnode | sot23 | 1:K1 2:K2 3:A | Two Schottky diodes, common anode | 肖特基,双二极管
BAV99 | series | sot23 | 1:A 2:K 3:COM | Two switching diodes in series | 双二极管
BAV70 | commonCathode | sot23 | 1:A1 2:A2 3:K | Two switching diodes, common cathode | 双二极管
BAW56 | commonAnode | sot23 | 1:K1 2:K2 3:A | Two switching diodes, common anode | 双二极管
1N4728A 1N4729A 1N4730A 1N4731A 1N4732A 1N4733A 1N4734A 1N4735A 1N4736A 1N4737A 1N4738A 1N4739A 1N4740A 1N4742A 1N4744A 1N4746A 1N4749A | zener | do41 | 1:K 2:A | Zener diode, 1 W | 稳压管,齐纳
BZT52C3V3 BZT52C5V1 BZT52C12 | zener | sod123 | 1:K 2:A | Zener diode, 500 mW, SOD-123 | 稳压管,齐纳
BZX84C3V3 BZX84C5V1 BZX84C12 | zener | sot23 | 3:K 1:A | Zener diode, SOT-23 | 稳压管,齐纳
SMAJ5.0A SMAJ12A SMAJ24A | tvs | sma | 1:K 2:A | TVS diode, 400 W, unidirectional | surge,瞬态抑制
SMBJ5.0A SMBJ12A SMBJ24A | tvs | smb | 1:K 2:A | TVS diode, 600 W, unidirectional | surge,瞬态抑制
SMAJ5.0CA SMAJ12CA SMAJ24CA | bidirectional | sma | 1:~ 2:~ | TVS diode, bidirectional, 400 W | surge,瞬态抑制
SMBJ5.0CA SMBJ12CA SMBJ24CA | bidirectional | smb | 1:~ 2:~ | TVS diode, bidirectional, 600 W | surge,瞬态抑制
`,
);

export const DIODES: readonly SymbolEntry[] = [...generic, ...parts];
