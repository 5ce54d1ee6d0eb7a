import type { Drawing } from "../build/drawn-body";
import { drawnTable } from "../build/drawn-table";

const TWO = "-20 0 r; 20 0 l";
const THREE = "-20 0 r; 20 0 l; 0 20 u";
const IEC_RESISTOR = "R -10 -4 10 4";
const ZIGZAG = "P -10 0 -8.5 -4 -5 4 -1.5 -4 1.5 4 5 -4 8.5 4 10 0";
const COIL = "A -10 0 -7.5 -2.5 -5 0;A -5 0 -2.5 -2.5 0 0;A 0 0 2.5 -2.5 5 0;A 5 0 7.5 -2.5 10 0";
const IEC_COIL = "K -10 -3 10 -3 10 3 -10 3";
const CORE = ";P -10 -4.5 10 -4.5;P -10 -6 10 -6";
const ADJUST = ";P -9 9 8 -8;K 10 -10 5 -8 8 -5";
const WIPER = ";K 0 4 -2.5 9 2.5 9";
const PLATES = "P -2 -7 -2 7;P 2 -7 2 7";
const CURVED = "P -2 -7 -2 7;A 4 -7 2 0 4 7";
const CAPACITOR_PLACES = "-20 0 r 18; 20 0 l 18";
const NONLINEAR = ";P -12 8 -7 8 9 -8";

const both = (places: string, iec: string, ansi: string): Drawing => ({ places, styles: [iec, ansi] });
const winding = (x: number, sign: number, from: number, count: number): string =>
  Array.from({ length: count }, (_, i) => from + 5 * i)
    .map((y) => `A ${x} ${y} ${x + sign * 2.5} ${y + 2.5} ${x} ${y + 5}`)
    .join(";");

const FOUR = "-20 -10 r; -20 10 r; 20 -10 l; 20 10 l";
const WINDINGS =
  `P -10 -10 -6 -10;P -10 10 -6 10;P 10 -10 6 -10;P 10 10 6 10;${winding(-6, 1, -10, 4)};${winding(6, -1, -10, 4)};` +
  "k -7.5 -13 0.8;k 7.5 -13 0.8";

const drawings: Record<string, Drawing> = {
  resistor: both(TWO, IEC_RESISTOR, ZIGZAG),
  variable: both(TWO, IEC_RESISTOR + ADJUST, ZIGZAG + ADJUST),
  potentiometer: both("-20 0 r; 0 20 u 11; 20 0 l", IEC_RESISTOR + WIPER, ZIGZAG + WIPER),
  ntc: both(TWO, `${IEC_RESISTOR}${NONLINEAR};T -9 -9 -t°`, `${ZIGZAG}${NONLINEAR};T -9 -9 -t°`),
  ptc: both(TWO, `${IEC_RESISTOR}${NONLINEAR};T -9 -9 +t°`, `${ZIGZAG}${NONLINEAR};T -9 -9 +t°`),
  varistor: both(TWO, `${IEC_RESISTOR}${NONLINEAR};T -10 -9 U`, `${ZIGZAG}${NONLINEAR};T -10 -9 U`),
  ldr: both(
    TWO,
    `${IEC_RESISTOR};P -9 -14 -4 -7;K -3 -5.5 -6 -8 -3.5 -9.5;P -2 -14 3 -7;K 4 -5.5 1 -8 3.5 -9.5`,
    `${ZIGZAG};P -9 -14 -4 -7;K -3 -5.5 -6 -8 -3.5 -9.5;P -2 -14 3 -7;K 4 -5.5 1 -8 3.5 -9.5`,
  ),
  shunt: both("-20 0 r; -10 20 u 16; 10 20 u 16; 20 0 l", IEC_RESISTOR, `${ZIGZAG};P -10 4 -10 0;P 10 4 10 0`),
  capacitor: both(CAPACITOR_PLACES, PLATES, CURVED),
  polarized: both(
    CAPACITOR_PLACES,
    "R -3.5 -7 -1.5 7;K 1.5 -7 3.5 -7 3.5 7 1.5 7;P -8 -5 -5 -5;P -6.5 -6.5 -6.5 -3.5",
    `${CURVED};P -8 -5 -5 -5;P -6.5 -6.5 -6.5 -3.5`,
  ),
  trimmer: both(CAPACITOR_PLACES, `${PLATES};P -8 9 8 -9;P 6 -11 10 -7`, `${CURVED};P -8 9 8 -9;P 6 -11 10 -7`),
  feedthrough: { places: "-20 0 r 20; 0 20 u 14; 20 0 l 20", styles: ["P -7 3 7 3;P -7 6 7 6;P -7 -3 7 -3"] },
  inductor: both(TWO, IEC_COIL, COIL),
  cored: both(TWO, IEC_COIL + CORE, COIL + CORE),
  bead: { places: TWO, styles: ["P -10 0 10 0;G -7 -3 3 -7 7 3 -3 7"] },
  fuse: both(TWO, "R -10 -4 10 4;P -10 0 10 0", "A -10 0 -5 -5 0 0;A 0 0 5 5 10 0"),
  polyfuse: { places: TWO, styles: [`R -10 -4 10 4;P -10 0 10 0${NONLINEAR}`] },
  choke: {
    places: "-20 -10 r; 20 -10 l; -20 10 r; 20 10 l",
    styles: [
      "A -10 -10 -7.5 -7.5 -5 -10;A -5 -10 -2.5 -7.5 0 -10;A 0 -10 2.5 -7.5 5 -10;A 5 -10 7.5 -7.5 10 -10;" +
        "A -10 10 -7.5 7.5 -5 10;A -5 10 -2.5 7.5 0 10;A 0 10 2.5 7.5 5 10;A 5 10 7.5 7.5 10 10;" +
        "P -10 -2 10 -2;P -10 2 10 2;k -11.5 -13 0.8;k -11.5 13 0.8",
    ],
    showsNumbers: true,
  },
  coupled: { places: FOUR, styles: [WINDINGS], showsNumbers: true },
  transformer: { places: FOUR, styles: [`${WINDINGS};P -1 -11 -1 11;P 1 -11 1 11`], showsNumbers: true },
  tapped: {
    places: "-20 -20 r; -20 20 r; 20 -20 l; 20 0 l; 20 20 l",
    styles: [
      `P -10 -20 -6 -20;P -10 20 -6 20;P 10 -20 6 -20;P 10 0 6 0;P 10 20 6 20;${winding(-6, 1, -20, 8)};` +
        `${winding(6, -1, -20, 8)};P -1 -21 -1 21;P 1 -21 1 21;k -7.5 -23 0.8;k 7.5 -23 0.8`,
    ],
    showsNumbers: true,
  },
  dual: {
    places: "-20 -20 r; -20 20 r; 20 -20 l; 20 -10 l; 20 10 l; 20 20 l",
    styles: [
      `P -10 -20 -6 -20;P -10 20 -6 20;P 10 -20 6 -20;P 10 -10 6 -10;P 10 10 6 10;P 10 20 6 20;${winding(-6, 1, -20, 8)};` +
        `${winding(6, -1, -20, 2)};${winding(6, -1, 10, 2)};P -1 -21 -1 21;P 1 -21 1 21;` +
        "k -7.5 -23 0.8;k 7.5 -23 0.8;k 7.5 7 0.8",
    ],
    showsNumbers: true,
  },
};

const packPlaces = (count: number): string =>
  Array.from({ length: count }, (_, i) => `-20 ${i * 10} r; 20 ${i * 10} l`).join(";");
const packPins = (count: number): string =>
  Array.from({ length: count }, (_, i) => `${i + 1}:R${i + 1} ${2 * count - i}:R${i + 1}`).join(" ");
const pack = (count: number): Drawing => {
  const each = (shape: (y: number) => string): string =>
    Array.from({ length: count }, (_, i) => shape(i * 10)).join(";");
  const frame = `R -11 -6 11 ${count * 10 - 4};`;
  return {
    places: packPlaces(count),
    styles: [
      frame + each((y) => `r -8 ${y - 2.5} 8 ${y + 2.5};P -11 ${y} -8 ${y};P 8 ${y} 11 ${y}`),
      frame +
        each(
          (y) =>
            `P -11 ${y} -8 ${y} -7 ${y - 2.5} -4 ${y + 2.5} -1 ${y - 2.5} 2 ${y + 2.5} 5 ${y - 2.5} 8 ${y} 11 ${y}`,
        ),
    ],
    showsNumbers: true,
  };
};
drawings.pack2 = pack(2);
drawings.pack4 = pack(4);
drawings.pack8 = pack(8);
drawings.antenna = { places: "0 20 u", styles: ["P 0 10 0 -10;P -8 -10 0 0 8 -10"] };
drawings.spark = {
  places: THREE,
  styles: ["C 0 0 10;P -10 0 -4 0;P 10 0 4 0;P 0 10 0 4;k 6 6 0.8"],
  showsNumbers: true,
};
drawings.gdt = { places: TWO, styles: ["C 0 0 10;P -10 0 -3 0;P -3 -4 -3 4;P 10 0 3 0;P 3 -4 3 4;k 5 6 0.8"] };

export const PASSIVES = drawnTable(
  { library: "passive", prefix: "R", keywords: "passive,无源器件", drawings },
  `
R | resistor | Resistor_SMD:R_0603_1608Metric | 1:~ 2:~ | Resistor | res,电阻
R_THT | resistor | Resistor_THT:R_Axial_DIN0207_L6.3mm_D2.5mm_P10.16mm_Horizontal | 1:~ 2:~ | Resistor, through-hole | res,电阻,直插
R_Variable | variable | | 1:~ 2:~ | Variable resistor, two terminals | rheostat,可变电阻,变阻器 | RV
R_Potentiometer | potentiometer | Potentiometer_THT:Potentiometer_Bourns_3296W_Vertical | 1:1 2:W 3:3 | Potentiometer or trimmer | pot,trimmer,trimpot,电位器,微调电阻 | RV
R_Shunt | shunt | Resistor_SMD:R_Shunt_Vishay_WSK2512_6332Metric_T1.19mm | 1:I+ 2:S+ 3:S- 4:I- | Current shunt with sense terminals | kelvin,current sense,采样电阻,分流器
R_Photo | ldr | OptoDevice:R_LDR_5.1x4.3mm_P3.4mm_Vertical | 1:~ 2:~ | Photoresistor | ldr,light,光敏电阻
Thermistor_NTC | ntc | Resistor_SMD:R_0603_1608Metric | 1:~ 2:~ | Thermistor, negative temperature coefficient | ntc,temperature,热敏电阻 | TH
Thermistor_PTC | ptc | Resistor_SMD:R_0603_1608Metric | 1:~ 2:~ | Thermistor, positive temperature coefficient | ptc,temperature,热敏电阻 | TH
Varistor | varistor | Varistor:RV_Disc_D12mm_W4.2mm_P7.5mm | 1:~ 2:~ | Varistor | mov,vdr,surge,压敏电阻 | RV
R_Pack02 | pack2 | Resistor_SMD:R_Array_Concave_2x0603 | ${packPins(2)} | Resistor array, 2 isolated resistors | array,network,排阻 | RN
R_Pack04 | pack4 | Resistor_SMD:R_Array_Convex_4x0603 | ${packPins(4)} | Resistor array, 4 isolated resistors | array,network,排阻 | RN
R_Pack08 | pack8 | Package_DIP:DIP-16_W7.62mm | ${packPins(8)} | Resistor array, 8 isolated resistors | array,network,排阻 | RN
C | capacitor | Capacitor_SMD:C_0603_1608Metric | 1:~ 2:~ | Capacitor, unpolarized | cap,ceramic,mlcc,电容 | C
C_Polarized | polarized | Capacitor_THT:CP_Radial_D6.3mm_P2.50mm | 1:+ 2:- | Electrolytic capacitor, polarized | cap,electrolytic,aluminum,电解电容 | C
C_Tantalum | polarized | Capacitor_Tantalum_SMD:CP_EIA-3528-21_Kemet-B | 1:+ 2:- | Tantalum capacitor | cap,polarized,钽电容 | C
C_Film | capacitor | Capacitor_THT:C_Rect_L7.2mm_W4.5mm_P5.00mm | 1:~ 2:~ | Film capacitor | cap,薄膜电容,安规电容 | C
C_Super | polarized | | 1:+ 2:- | Supercapacitor | edlc,超级电容 | C
C_Trim | trimmer | | 1:~ 2:~ | Trimmer capacitor | variable,可调电容 | C
C_Feedthrough | feedthrough | | 1:~ 2:~ 3:~ | Feedthrough capacitor | emi,filter,穿心电容 | C
L | inductor | Inductor_SMD:L_0603_1608Metric | 1:~ 2:~ | Inductor | coil,choke,电感 | L
L_Core | cored | Inductor_SMD:L_Bourns_SRR1260 | 1:~ 2:~ | Inductor with core, power inductor | coil,choke,功率电感,磁芯 | L
FerriteBead | bead | Inductor_SMD:L_0603_1608Metric | 1:~ 2:~ | Ferrite bead | emi,磁珠 | FB
L_CommonMode | choke | Inductor_SMD:L_CommonModeChoke_Wuerth_WE-SL2 | 1:~ 4:~ 2:~ 3:~ | Common-mode choke | emi,filter,共模电感,共模扼流圈 | L
L_Coupled | coupled | | 1:~ 2:~ 3:~ 4:~ | Coupled inductors | transformer,耦合电感 | L
Transformer_1P_1S | transformer | | 1:~ 2:~ 3:~ 4:~ | Transformer, one secondary winding | 变压器 | T
Transformer_1P_1S_CT | tapped | | 1:~ 2:~ 3:~ 4:CT 5:~ | Transformer, secondary with center tap | 变压器,中心抽头 | T
Transformer_1P_2S | dual | | 1:~ 2:~ 3:~ 4:~ 5:~ 6:~ | Transformer, two secondary windings | 变压器 | T
Fuse | fuse | Fuse:Fuse_1206_3216Metric | 1:~ 2:~ | Fuse | 保险丝,熔断器 | F
Fuse_Holder | fuse | Fuse:Fuseholder_Cylinder-5x20mm_Stelvio-Kontek_PTF78_Horizontal_Open | 1:~ 2:~ | Fuse in a 5 x 20 mm holder | 保险丝座 | F
Polyfuse | polyfuse | Fuse:Fuse_1812_4532Metric | 1:~ 2:~ | Resettable fuse | ptc,polyswitch,自恢复保险丝 | F
GDT | gdt | | 1:~ 2:~ | Gas discharge tube, two electrodes | surge,气体放电管 | GDT
GDT_3 | spark | | 1:~ 3:~ 2:~ | Gas discharge tube, three electrodes | surge,气体放电管 | GDT
Antenna | antenna | | 1:A | Antenna | rf,天线 | AE
`,
);
