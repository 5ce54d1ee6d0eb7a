// Switches, relays, motors, batteries, sound, crystals, test points and mechanical parts.
import type { SymbolEntry } from "../build/entry";
import type { Drawing } from "../build/drawn-body";
import { drawnTable } from "../build/drawn-table";
import { icTable } from "../build/ic-table";

const TWO = "-20 0 r; 20 0 l";
const ENDS = "c -8 0 1.5;c 8 0 1.5;P -10 0 -9.5 0;P 10 0 9.5 0";
const CHANGEOVER =
  "c -8 0 1.5;c 8 -10 1.5;c 8 10 1.5;P -10 0 -9.5 0;P 10 -10 9.5 -10;P 10 10 9.5 10;P -6.7 -0.8 7 -8.5";
const shift = (drawing: string, dy: number): string =>
  drawing
    .split(";")
    .map((shape) => {
      const [letter = "", ...numbers] = shape.split(" ");
      const isCircle = letter === "c" || letter === "k";
      return [letter, ...numbers.map((n, i) => (i % 2 === 1 && !(isCircle && i > 1) ? Number(n) + dy : n))].join(" ");
    })
    .join(";");
const dip = (count: number): Drawing => ({
  places: [
    ...Array.from({ length: count }, (_, i) => `-20 ${i * 10} r`),
    ...Array.from({ length: count }, (_, i) => `20 ${(count - 1 - i) * 10} l`),
  ].join(";"),
  styles: [
    `R -10 -6 10 ${count * 10 - 4};` +
      Array.from({ length: count }, (_, i) => shift(`${ENDS};P -6.8 -0.9 6 -4`, i * 10)).join(";"),
  ],
  showsNumbers: true,
});
const dipPins = (count: number): string => Array.from({ length: 2 * count }, (_, i) => `${i + 1}:${i + 1}`).join(" ");

const COIL = "R -5 -10 5 10;P -5 4 5 -4;P 0 -10 0 -10";
const CRYSTAL = "R -3 -7 3 7;P -5.5 -5 -5.5 5;P 5.5 -5 5.5 5;P -10 0 -5.5 0;P 10 0 5.5 0";

const drawings: Record<string, Drawing> = {
  spst: { places: TWO, styles: [`${ENDS};P -6.7 -0.8 7 -7`] },
  button: { places: TWO, styles: [`${ENDS};P -9 -4 9 -4;P 0 -4 0 -10;P -3 -10 3 -10`] },
  normallyClosed: { places: TWO, styles: [`${ENDS};P -9 2.5 9 2.5;P 0 2.5 0 -7;P -3 -7 3 -7`] },
  button4: {
    places: "-20 -10 r; 20 -10 l; -20 0 r; 20 0 l",
    styles: [`${ENDS};P -9 -4 9 -4;P 0 -4 0 -10;P -3 -14 3 -14;P 0 -10 0 -14;P -10 -10 -10 0;P 10 -10 10 0`],
    showsNumbers: true,
  },
  spdt: { places: "-20 0 r; 20 -10 l; 20 10 l", styles: [CHANGEOVER], showsNumbers: true },
  dpdt: {
    places: "-20 -20 r; 20 -30 l; 20 -10 l; -20 20 r; 20 10 l; 20 30 l",
    styles: [
      `${shift(CHANGEOVER, -20)};${shift(CHANGEOVER, 20)};P 0 -20 0 -16;P 0 -12 0 -8;P 0 -4 0 0;P 0 4 0 8;P 0 12 0 16`,
    ],
    showsNumbers: true,
  },
  reed: { places: TWO, styles: ["r -10 -5 10 5;P -10 0 2 -1.5;P 10 0 -2 1.5"] },
  jumper2: { places: TWO, styles: [`${ENDS};A -7 -3 0 -7 7 -3`] },
  jumper3: {
    places: "-20 0 r; 0 20 u 18.5; 20 0 l",
    styles: [`${ENDS};c 0 0 1.5;A -7 -3 -3.5 -5.5 -0.5 -3`],
    showsNumbers: true,
  },
  solder2: {
    places: TWO,
    styles: ["A -2 -5 -7 0 -2 5;P -2 -5 -2 5;A 2 -5 7 0 2 5;P 2 -5 2 5;P -10 0 -7 0;P 10 0 7 0"],
  },
  dip2: dip(2),
  dip4: dip(4),
  dip8: dip(8),
  relaySpdt: {
    places: "-20 20 u; -20 -20 d; 20 20 u; 10 -20 d; 30 -20 d",
    styles: [
      "R -30 -10 40 10;R -25 -5 -15 5;P -25 5 -15 -5;P -20 -10 -20 -5;P -20 10 -20 5;P -13 0 -10 0;P -7 0 -4 0;P -1 0 2 0;P 5 0 8 0;P 11 0 14 0;" +
        "P 20 10 20 5;P 20 5 12 -5;P 10 -10 10 -5 13 -5;P 30 -10 30 -5 27 -5;k 20 5 1",
    ],
    showsNumbers: true,
  },
  relaySpst: {
    places: "-20 20 u; -20 -20 d; 20 20 u; 20 -20 d",
    styles: [
      "R -30 -10 30 10;R -25 -5 -15 5;P -25 5 -15 -5;P -20 -10 -20 -5;P -20 10 -20 5;P -13 0 -10 0;P -7 0 -4 0;P -1 0 2 0;P 5 0 8 0;P 11 0 14 0;" +
        "P 20 10 20 5 13 -5;P 20 -10 20 -5;k 20 5 1",
    ],
    showsNumbers: true,
  },
  coil: { places: "0 -20 d; 0 20 u", styles: [COIL], showsNumbers: true },
  motor: { places: "0 -20 d; 0 20 u", styles: ["C 0 0 10;S 0 0 M"] },
  fan: { places: "0 -20 d; 0 20 u; -20 0 r", styles: ["C 0 0 10;S 0 0 M"], showsNumbers: true },
  lamp: { places: TWO, styles: ["C 0 0 10;P -7 -7 7 7;P -7 7 7 -7"] },
  cell: { places: "-20 0 r 18; 20 0 l 18", styles: ["P -2 -8 -2 8;P 2 -4 2 4;P -9 -5 -5 -5;P -7 -7 -7 -3"] },
  battery: {
    places: "-20 0 r 13; 20 0 l 13",
    styles: ["P -7 -8 -7 8;P -3 -4 -3 4;P 3 -8 3 8;P 7 -4 7 4;P -3 0 -1 0;P 1 0 3 0;P -13 -5 -9 -5;P -11 -7 -11 -3"],
  },
  buzzer: {
    places: "-20 -5 r; -20 5 r",
    styles: ["A -5 -10 5 0 -5 10;P -5 -10 -5 10;P -10 -5 -5 -5;P -10 5 -5 5;P -1 -11 3 -11;P 1 -13 1 -9"],
  },
  speaker: { places: "-20 0 r; -20 10 r", styles: ["R -10 -4 -4 14;G -4 0 6 -9 6 19 -4 10"] },
  microphone: { places: "0 -20 d; 0 20 u", styles: ["C 0 0 10;P 11 -10 11 10;P 3 -7 7 -7;P 5 -9 5 -5"] },
  crystal: { places: TWO, styles: [CRYSTAL] },
  crystal4: {
    places: "-20 0 r; 0 20 u; 20 0 l; 0 -20 d",
    styles: [`r -10 -10 10 10;${CRYSTAL}`],
    showsNumbers: true,
  },
  resonator: {
    places: "-20 0 r; 0 30 u; 20 0 l",
    styles: [
      `${CRYSTAL};P -10 0 -10 12;P -13 12 -7 12;P -13 15 -7 15;P -10 15 -10 20 10 20 10 15;P 7 12 13 12;P 7 15 13 15;P 10 0 10 12;k 0 20 0.8`,
    ],
    showsNumbers: true,
  },
  testPoint: { places: "0 10 u 7", styles: ["C 0 0 3"] },
  hole: { places: "", styles: ["C 0 0 8;c 0 0 4"] },
  platedHole: { places: "0 20 u 12", styles: ["C 0 0 8;c 0 0 4"] },
  fiducial: { places: "", styles: ["C 0 0 6;k 0 0 2.5"] },
  heatsink: { places: "", styles: ["P -12 5 -12 -5 -8 -5 -8 2 -4 2 -4 -5 0 -5 0 2 4 2 4 -5 8 -5 8 2 12 2 12 5 -12 5"] },
};

const electromechanical = drawnTable(
  { library: "switch", prefix: "SW", keywords: "switch,开关", drawings },
  `
SW_SPST | spst | | 1:A 2:B | Switch, single pole, single throw | toggle
SW_SPDT | spdt | Button_Switch_THT:SW_Slide-03_Wuerth-WS-SLTV_10x2.5x6.4_P2.54mm | 2:COM 1:A 3:B | Switch, single pole, double throw | slide,toggle,拨动开关
SW_DPDT | dpdt | | 2:COM 1:A 3:B 5:COM 4:A 6:B | Switch, double pole, double throw | slide,toggle,双刀双掷
SW_Push | button | Button_Switch_SMD:SW_SPST_B3S-1000 | 1:1 2:2 | Push button, normally open | button,tactile,按键,按钮,轻触
SW_Push_NC | normallyClosed | | 1:1 2:2 | Push button, normally closed | button,按钮,常闭
SW_Push_4P | button4 | Button_Switch_THT:SW_PUSH_6mm | 1:1 3:3 2:2 4:4 | Tactile push button, 4 pins: 1-2 and 3-4 are joined | button,tactile,按键,轻触
SW_Reed | reed | | 1:1 2:2 | Reed switch | magnetic,干簧管
SW_DIP_x02 | dip2 | Button_Switch_THT:SW_DIP_SPSTx02_Slide_9.78x7.26mm_W7.62mm_P2.54mm | ${dipPins(2)} | DIP switch, 2 poles | 拨码开关
SW_DIP_x04 | dip4 | Button_Switch_THT:SW_DIP_SPSTx04_Slide_9.78x12.34mm_W7.62mm_P2.54mm | ${dipPins(4)} | DIP switch, 4 poles | 拨码开关
SW_DIP_x08 | dip8 | Button_Switch_THT:SW_DIP_SPSTx08_Slide_9.78x22.5mm_W7.62mm_P2.54mm | ${dipPins(8)} | DIP switch, 8 poles | 拨码开关
Jumper_2 | jumper2 | Connector_PinHeader_2.54mm:PinHeader_1x02_P2.54mm_Vertical | 1:A 2:B | Jumper, 2 pins | 跳线,短路帽 | JP
Jumper_3 | jumper3 | Connector_PinHeader_2.54mm:PinHeader_1x03_P2.54mm_Vertical | 1:A 2:C 3:B | Jumper, 3 pins | 跳线,短路帽 | JP
SolderJumper_2 | solder2 | Jumper:SolderJumper-2_P1.3mm_Open_RoundedPad1.0x1.5mm | 1:A 2:B | Solder jumper, open | 焊接跳线 | JP
Relay_SPDT | relaySpdt | Relay_THT:Relay_SPDT_SANYOU_SRD_Series_Form_C | 5:A2 2:A1 1:COM 4:NC 3:NO | Relay, one changeover contact | relay,继电器 | K
Relay_SPST | relaySpst | | A2:A2 A1:A1 13:COM 14:NO | Relay, one contact, normally open | relay,继电器 | K
Relay_Coil | coil | | A1:A1 A2:A2 | Relay coil | relay,继电器线圈 | K
Motor_DC | motor | | 1:+ 2:- | DC motor | motor,电机,马达 | M
Fan_3P | fan | Connector:FanPinHeader_1x03_P2.54mm_Vertical | 2:+ 1:- 3:TACH:c | Fan with tachometer | motor,风扇 | M
Lamp | lamp | | 1:~ 2:~ | Lamp | light,灯 | LA
Battery_Cell | cell | Battery:BatteryHolder_Keystone_1058_1x2032 | 1:+ 2:- | Battery, one cell | coin,cr2032,电池,纽扣电池 | BT
Battery | battery | | 1:+ 2:- | Battery, several cells | 电池 | BT
Buzzer | buzzer | Buzzer_Beeper:Buzzer_12x9.5RM7.6 | 1:+ 2:- | Buzzer | beeper,sound,蜂鸣器 | BZ
Speaker | speaker | | 1:+ 2:- | Loudspeaker | sound,扬声器,喇叭 | LS
Microphone | microphone | | 1:+ 2:- | Electret microphone | sound,麦克风,咪头 | MK
`,
);

const crystals = drawnTable(
  { library: "crystal", prefix: "Y", keywords: "crystal,oscillator,晶振", drawings },
  `
Crystal | crystal | Crystal:Crystal_HC49-U_Vertical | 1:1 2:2 | Crystal | quartz,xtal,晶体
Crystal_32768Hz | crystal | Crystal:Crystal_SMD_3215-2Pin_3.2x1.5mm | 1:1 2:2 | Watch crystal, 32.768 kHz | quartz,xtal,晶体,时钟
Crystal_4P | crystal4 | Crystal:Crystal_SMD_3225-4Pin_3.2x2.5mm | 1:1 2:GND 3:3 4:GND | Crystal, 4 pins, case grounded | quartz,xtal,晶体,贴片
Resonator | resonator | | 1:1 2:GND 3:3 | Ceramic resonator with capacitors | 谐振器,陶瓷
`,
);

const oscillators = icTable(
  { library: "crystal", prefix: "Y", keywords: "crystal,oscillator,晶振,有源晶振" },
  `
Oscillator_SMD | Oscillator:Oscillator_SMD_Abracon_ASE-4Pin_3.2x2.5mm | Crystal oscillator, 4 pins | tcxo,xo | 1:EN | 3:OUT | 4:VDD | 2:GND
Oscillator_DIP14 | Oscillator:Oscillator_DIP-14 | Crystal oscillator, DIP-14 | xo | 1:EN | 8:OUT | 14:VDD | 7:GND
`,
);

const mechanical = drawnTable(
  { library: "mechanical", prefix: "H", keywords: "mechanical,机械", drawings },
  `
TestPoint | testPoint | TestPoint:TestPoint_Pad_D1.5mm | 1:1 | Test point | tp,测试点 | TP
TestPoint_THT | testPoint | TestPoint:TestPoint_THTPad_D2.0mm_Drill1.0mm | 1:1 | Test point with hole | tp,测试点 | TP
MountingHole | hole | MountingHole:MountingHole_3.2mm_M3 | | Mounting hole | screw,m3,安装孔,螺丝孔
MountingHole_Pad | platedHole | MountingHole:MountingHole_3.2mm_M3_Pad | 1:1 | Mounting hole with pad | screw,m3,安装孔,螺丝孔
Fiducial | fiducial | Fiducial:Fiducial_1mm_Mask2mm | | Fiducial | mark,光学定位点,基准点 | FID
Heatsink | heatsink | | | Heat sink | 散热片,散热器 | HS
`,
);

export const ELECTROMECHANICAL: readonly SymbolEntry[] = [
  ...electromechanical,
  ...crystals,
  ...oscillators,
  ...mechanical,
];
