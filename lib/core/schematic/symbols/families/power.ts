// Linear regulators, references, timers, switching converters, chargers.
import type { Drawing } from "../build/drawn-body";
import type { SymbolEntry } from "../build/entry";
import { drawnTable } from "../build/drawn-table";
import { icTable } from "../build/ic-table";

const linear = icTable(
  { library: "regulator", keywords: "regulator,ldo,voltage,稳压器,线性稳压,电源" },
  `
LM7805 LM7806 LM7808 LM7809 LM7812 LM7815 LM7818 LM7824 L7805 L7812 | to220 | Positive voltage regulator, 1.5 A | 三端稳压 | 1:IN:w | 3:OUT:W | | 2:GND
LM7905 LM7909 LM7912 LM7915 LM7924 | to220 | Negative voltage regulator, 1.5 A | 三端稳压,负压 | 2:IN:w | 3:OUT:W | | 1:GND
78L05 78L06 78L08 78L09 78L12 78L15 | to92 | Positive voltage regulator, 100 mA | 三端稳压 | 3:IN:w | 1:OUT:W | | 2:GND
79L05 79L12 79L15 | to92 | Negative voltage regulator, 100 mA | 三端稳压,负压 | 2:IN:w | 3:OUT:W | | 1:GND
LM317 LM350 LM1084-ADJ | to220 | Adjustable positive voltage regulator | 可调稳压 | 3:IN:w | 2:OUT:W | | 1:ADJ:i
LM337 | to220 | Adjustable negative voltage regulator, 1.5 A | 可调稳压,负压 | 2:IN:w | 3:OUT:W | | 1:ADJ:i
AMS1117-1.2 AMS1117-1.5 AMS1117-1.8 AMS1117-2.5 AMS1117-3.3 AMS1117-5.0 LM1117-3.3 LM1117-5.0 LD1117-3.3 | sot223 | Low-dropout regulator, 0.8 to 1 A | 低压差 | 3:IN:w | 2:OUT:W | | 1:GND
AMS1117-ADJ LM1117-ADJ | sot223 | Adjustable low-dropout regulator | 低压差,可调稳压 | 3:IN:w | 2:OUT:W | | 1:ADJ:i
LM2940-5.0 LM2937-5.0 | to220 | Low-dropout regulator, TO-220 | 低压差 | 1:IN:w | 3:OUT:W | | 2:GND
LP2950-3.3 LP2950-5.0 | to92 | Low-dropout regulator, 100 mA | 低压差 | 3:IN:w | 1:OUT:W | | 2:GND
MCP1700-3.3 MCP1700-5.0 XC6206-3.3 | sot23 | Low-dropout regulator, 200 mA, low quiescent current | 低压差 | 3:IN:w | 2:OUT:W | | 1:GND
HT7333 HT7350 | sot89 | Low-dropout regulator, 250 mA, low quiescent current | 低压差 | 2:IN:w | 3:OUT:W | | 1:GND
AP2112K-3.3 ME6211-3.3 TLV70233 | sot23-5 | Low-dropout regulator with enable | 低压差 | 1:IN:w - 3:EN | 5:OUT:W - 4:NC:n | | 2:GND
RT9193-3.3 LP2985-3.3 MIC5205-3.3 | sot23-5 | Low-noise low-dropout regulator with enable | 低压差,低噪声 | 1:IN:w - 3:EN | 5:OUT:W - 4:BYP:p | | 2:GND
`,
);

const references = icTable(
  { library: "reference", keywords: "voltage reference,电压基准,基准源" },
  `
LM4040-2.5 LM4040-4.1 LM4040-5.0 | sot23 | Shunt voltage reference | | 1:K:p | 3:NC:n | | 2:A:p
REF3012 REF3025 REF3030 REF3033 REF3040 | sot23 | Series voltage reference | | 1:IN:w | 2:OUT:W | | 3:GND
`,
);

const shunt: Drawing = {
  places: "-20 0 r; 0 -20 d 15; 0 20 u 15",
  styles: ["G -5 5 5 5 0 -5;P -7 -3 -5 -5 5 -5 7 -7;P -10 0 -2.5 0"],
  showsNumbers: true,
};
const shunts = drawnTable(
  { library: "reference", prefix: "U", keywords: "voltage reference,电压基准,基准源", drawings: { shunt } },
  `
TL431LP | shunt | to92 | 1:REF:i 3:K 2:A | Adjustable shunt regulator, TO-92 | 稳压,可调
TL431DBZ | shunt | sot23 | 2:REF:i 1:K 3:A | Adjustable shunt regulator, SOT-23 | 稳压,可调
TL432DBZ | shunt | sot23 | 1:REF:i 2:K 3:A | Adjustable shunt regulator, SOT-23 | 稳压,可调
`,
);

const timers = icTable(
  { library: "timer", keywords: "timer,555,定时器" },
  `
NE555 LM555 NA555 SE555 TLC555 LMC555 ICM7555 | dip8 | Timer | oscillator,pwm,振荡器 | 2:TRIG 6:THRES 4:~RESET 5:CTRL:p | 3:OUT - 7:DISCH:c | 8:VCC | 1:GND
NE556 | dip14 | Dual timer | oscillator,556,振荡器 | 6:TRIG1 2:THRES1 4:~RESET1 3:CTRL1:p - 8:TRIG2 12:THRES2 10:~RESET2 11:CTRL2:p | 5:OUT1 - 1:DISCH1:c - - 9:OUT2 - 13:DISCH2:c | 14:VCC | 7:GND
`,
);

const switching = icTable(
  { library: "converter", keywords: "dc-dc,switching,regulator,开关电源,稳压器,电源" },
  `
LM2596-3.3 LM2596-5.0 LM2596-12 LM2596-ADJ LM2576-5.0 LM2576-ADJ LM2575-5.0 LM2575-ADJ | to263-5 | Step-down converter | buck,降压 | 1:VIN:w - 5:~ON/OFF | 2:OUT:W - 4:FB:i | | 3:GND
XL6009 | to263-5 | Step-up converter, 4 A switch | boost,升压 | 4:VIN:w - 2:EN | 3:SW - 5:FB:i | | 1:GND
MC34063A | soic8 | Switching regulator for step-down, step-up and inversion | buck,boost,升降压 | 7:IPK 3:CT:p 5:FB | 8:DC:c 1:SWC:c 2:SWE:e | 6:VCC | 4:GND
MP1584EN | soic8ep | Step-down converter, 28 V, 3 A | buck,降压 | 7:VIN:w 2:EN 6:FREQ:p 3:COMP:p | 8:BST:p 1:SW - 4:FB:i | | 5:GND 9:EP
MP2307 | soic8ep | Synchronous step-down converter, 23 V, 3 A | buck,降压 | 2:IN:w 7:EN 8:SS:p 6:COMP:p | 1:BS:p 3:SW - 5:FB:i | | 4:GND 9:EP
TPS5430 | soic8ep | Step-down converter, 36 V, 3 A | buck,降压 | 7:VIN:w 5:ENA 2:NC:n 3:NC:n | 1:BOOT:p 8:PH - 4:VSENSE:i | | 6:GND 9:EP
TPS54331 | soic8 | Step-down converter, 28 V, 3 A | buck,降压 | 2:VIN:w 3:EN 4:SS:p 6:COMP:p | 1:BOOT:p 8:PH - 5:VSENSE:i | | 7:GND
TPS562200 TPS563200 TPS562201 TPS563201 | sot23-6 | Synchronous step-down converter, 17 V | buck,降压 | 3:VIN:w - 5:EN | 6:VBST:p 2:SW 4:VFB:i | | 1:GND
AP63203 AP63205 | sot23-6 | Synchronous step-down converter, 32 V, 2 A | buck,降压 | 3:VIN:w - 2:EN | 6:BST:p 5:SW 1:FB:i | | 4:GND
MT3608 | sot23-6 | Step-up converter, 2 A switch | boost,升压 | 5:IN:w 4:EN 6:NC:n | 1:SW - 3:FB:i | | 2:GND
TPS61040 | sot23-5 | Step-up converter, 28 V output | boost,升压 | 5:VIN:w - 4:EN | 1:SW - 3:FB:i | | 2:GND
ICL7660 | soic8 | Charge pump, voltage inverter | charge pump,电荷泵,负压 | 2:CAP+:p - 4:CAP-:p | 5:VOUT:W 7:OSC:p 6:LV:p 1:NC:n | 8:V+ | 3:GND
`,
);

const battery = icTable(
  { library: "battery", keywords: "battery,lithium,电池,锂电池" },
  `
TP4056 | soic8ep | Linear lithium battery charger, 1 A | charger,充电 | 8:CE - 2:PROG:p 1:TEMP | 5:BAT:W 7:~CHRG:c 6:~STDBY:c | 4:VCC | 3:GND 9:EP
MCP73831 | sot23-5 | Linear lithium battery charger, 500 mA | charger,充电 | 5:PROG:p | 3:VBAT:W - 1:STAT:t | 4:VDD | 2:VSS
DW01A | sot23-6 | Lithium battery protection | protection,保护 | 2:CS 4:TD:p | 1:OD 3:OC | 5:VCC | 6:GND
`,
);

export const POWER: readonly SymbolEntry[] = [...linear, ...references, ...shunts, ...timers, ...switching, ...battery];
