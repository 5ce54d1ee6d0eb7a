// Optocouplers and LED displays.
import type { SymbolEntry } from "../build/entry";
import type { Drawing } from "../build/drawn-body";
import { drawnTable } from "../build/drawn-table";
import { icTable } from "../build/ic-table";

const LED = "R -20 -20 20 20;P -20 -10 -10 -10 -10 -3;G -14 -3 -6 -3 -10 4;P -14 4 -6 4;P -10 4 -10 10 -20 10";
const ARROWS = ";P -4 -3 1 -3;K 3 -3 0 -4.5 0 -1.5;P -4 2 1 2;K 3 2 0 0.5 0 3.5";
const TRANSISTOR = ";P 8 -6 8 6;P 8 -3 14 -10 20 -10;P 8 3 14 10 20 10;K 12.5 8.2 9 6.8 11.5 4.6";
const TRIAC =
  ";G 7 -4 14 -4 10.5 4;G 19 4 12 4 15.5 -4;P 7 -4 19 -4;P 7 4 19 4;P 13 -4 13 -10 20 -10;P 13 4 13 10 20 10";
const FOUR = "-30 -10 r; -30 10 r; 30 10 l; 30 -10 l";

const drawings: Record<string, Drawing> = {
  transistor: { places: FOUR, styles: [LED + ARROWS + TRANSISTOR], showsNumbers: true },
  based: { places: `${FOUR}; 30 0 l`, styles: [`${LED}${ARROWS}${TRANSISTOR};P 8 0 20 0`], showsNumbers: true },
  triac: { places: FOUR, styles: [LED + ARROWS + TRIAC], showsNumbers: true },
};

const couplers = drawnTable(
  { library: "opto", prefix: "U", keywords: "optocoupler,isolator,光耦,光电耦合器", drawings },
  `
PC817 EL817 LTV-817 TLP785 | transistor | Package_DIP:DIP-4_W7.62mm | 1:A 2:K 3:E:e 4:C:c | Optocoupler, transistor output | 隔离
4N25 4N26 4N27 4N28 4N35 4N36 4N37 | based | dip6 | 1:A 2:K 4:E:e 5:C:c 6:B | Optocoupler, transistor output with base | 隔离
MOC3020 MOC3021 MOC3022 MOC3023 | triac | dip6 | 1:A 2:K 4:MT 6:MT | Optocoupler, triac output | 可控硅,隔离
MOC3041 MOC3042 MOC3043 MOC3061 MOC3062 MOC3063 | triac | dip6 | 1:A 2:K 4:MT 6:MT | Optocoupler, triac output with zero crossing | 可控硅,过零,隔离
`,
);

const others = icTable(
  { library: "opto", keywords: "opto,光电" },
  `
6N137 | dip8 | Fast optocoupler, logic output, 10 MBd | optocoupler,isolator,光耦,高速 | 2:A:p - 3:K:p 1:NC:n 4:NC:n | 7:VE:i - 6:VO:c | 8:VCC | 5:GND
`,
);

const displays = icTable(
  { library: "display", prefix: "DS", keywords: "7-segment,led,display,数码管", types: ["p", "p", "p", "p"] },
  `
7Segment_CC | Display_7Segment:7SegmentLED_LTS6760_LTS6780 | 7-segment display, one digit of 14.2 mm, common cathode | 共阴 | 7:a 6:b 4:c 2:d 1:e 9:f 10:g 5:DP | 3:CC 8:CC
7Segment_CA | Display_7Segment:7SegmentLED_LTS6760_LTS6780 | 7-segment display, one digit of 14.2 mm, common anode | 共阳 | 7:a 6:b 4:c 2:d 1:e 9:f 10:g 5:DP | 3:CA 8:CA
`,
);

export const OPTO: readonly SymbolEntry[] = [...couplers, ...others, ...displays];
