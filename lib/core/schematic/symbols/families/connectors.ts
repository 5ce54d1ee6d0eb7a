// Connectors: pin headers, terminals and cable connectors of n pins, and those of standards.
import type { SymbolEntry, SymbolBody } from "../build/entry";
import { boxBody } from "../build/box";
import { readDrawing } from "../build/drawing";
import { createEntry } from "../build/entry";
import { icTable } from "../build/ic-table";
import { readPins } from "../build/pin-text";
import { placePin } from "../build/place-pin";

const PASSIVE = ["p", "p", "p", "p"] as const;
const pad = (count: number): string => String(count).padStart(2, "0");
const range = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);

/** Contacts of pin headers are small rectangles; those of screw terminals circles. */
const CONTACTS: Record<string, (x: number, y: number) => string> = {
  pin: (x, y) =>
    `P ${-x} ${y} ${-x / 5} ${y};K ${-x / 5} ${y - 0.6} ${x * 0.4} ${y - 0.6} ${x * 0.4} ${y + 0.6} ${-x / 5} ${y + 0.6}`,
  socket: (x, y) => `P ${-x} ${y} ${-x / 5} ${y};A ${x * 0.3} ${y - 2} ${-x / 5} ${y} ${x * 0.3} ${y + 2}`,
  screw: (_, y) => `c 0 ${y} 2.5;P -1.5 ${y + 1.5} 1.5 ${y - 1.5}`,
};

function row(count: number, contact: string): SymbolBody {
  const top = -Math.floor((count - 1) / 2) * 10;
  const ys = range(0, count - 1).map((i) => top + 10 * i);
  const draw = CONTACTS[contact] ?? (() => "");
  const pins = ys.flatMap((y, i) =>
    readPins(`${i + 1}:${i + 1}`, "p").flatMap((pin) =>
      pin === null ? [] : placePin(pin, { x: -15, y, direction: "right" }),
    ),
  );
  const frame = `R -5 ${top - 5} 5 ${(ys.at(-1) ?? 0) + 5}`;
  return { pins, graphics: readDrawing([frame, ...ys.map((y) => draw(5, y))].join(";")), showsPinNames: false };
}

/** Odd pins left, even ones right, as on pin headers. */
function twoRows(count: number): SymbolBody {
  const top = -Math.floor((count - 1) / 2) * 10;
  const ys = range(0, count - 1).map((i) => top + 10 * i);
  const pins = ys.flatMap((y, i) => [
    ...readPins(`${2 * i + 1}:${2 * i + 1}`, "p").flatMap((pin) =>
      pin ? placePin(pin, { x: -20, y, direction: "right" }) : [],
    ),
    ...readPins(`${2 * i + 2}:${2 * i + 2}`, "p").flatMap((pin) =>
      pin ? placePin(pin, { x: 20, y, direction: "left" }) : [],
    ),
  ]);
  const contacts = ys.map(
    (y) =>
      `P -10 ${y} -6 ${y};K -6 ${y - 0.6} -2.5 ${y - 0.6} -2.5 ${y + 0.6} -6 ${y + 0.6};` +
      `P 10 ${y} 6 ${y};K 6 ${y - 0.6} 2.5 ${y - 0.6} 2.5 ${y + 0.6} 6 ${y + 0.6}`,
  );
  const frame = `R -10 ${top - 5} 10 ${(ys.at(-1) ?? 0) + 5}`;
  return { pins, graphics: readDrawing([frame, ...contacts].join(";")), showsPinNames: false };
}

interface Series {
  readonly name: (count: number) => string;
  readonly footprint: (count: number) => string;
  readonly counts: readonly number[];
  readonly description: (count: number) => string;
  readonly keywords: string;
  readonly body: (count: number) => SymbolBody;
}

const single = (contact: string) => (count: number) => row(count, contact);
const SERIES: readonly Series[] = [
  {
    name: (n) => `Header_1x${pad(n)}`,
    footprint: (n) => `Connector_PinHeader_2.54mm:PinHeader_1x${pad(n)}_P2.54mm_Vertical`,
    counts: range(1, 40),
    description: (n) => `Pin header, 1 x ${n}, 2.54 mm`,
    keywords: "pin header,排针,插针",
    body: single("pin"),
  },
  {
    name: (n) => `Socket_1x${pad(n)}`,
    footprint: (n) => `Connector_PinSocket_2.54mm:PinSocket_1x${pad(n)}_P2.54mm_Vertical`,
    counts: range(2, 20),
    description: (n) => `Pin socket, 1 x ${n}, 2.54 mm`,
    keywords: "female header,pin socket,排母",
    body: single("socket"),
  },
  {
    name: (n) => `Header_2x${pad(n)}`,
    footprint: (n) => `Connector_PinHeader_2.54mm:PinHeader_2x${pad(n)}_P2.54mm_Vertical`,
    counts: range(2, 40),
    description: (n) => `Pin header, 2 x ${n}, 2.54 mm`,
    keywords: "pin header,排针,插针,双排",
    body: twoRows,
  },
  {
    name: (n) => `IDC_2x${pad(n)}`,
    footprint: (n) => `Connector_IDC:IDC-Header_2x${pad(n)}_P2.54mm_Vertical`,
    counts: [3, 4, 5, 6, 7, 8, 10, 13, 17, 20],
    description: (n) => `Box header for ribbon cable, 2 x ${n}`,
    keywords: "idc,box header,ribbon,牛角座,简易牛角",
    body: twoRows,
  },
  {
    name: (n) => `ScrewTerminal_${pad(n)}`,
    footprint: (n) => `TerminalBlock_Phoenix:TerminalBlock_Phoenix_MKDS-1,5-${n}-5.08_1x${pad(n)}_P5.08mm_Horizontal`,
    counts: range(2, 12),
    description: (n) => `Screw terminal, ${n} poles, 5.08 mm`,
    keywords: "screw terminal,terminal block,接线端子,螺钉端子",
    body: single("screw"),
  },
  ...(
    [
      ["XH", "2.50", (n: number) => `JST_XH_B${n}B-XH-A_1x${pad(n)}_P2.50mm_Vertical`],
      ["PH", "2.00", (n: number) => `JST_PH_B${n}B-PH-K_1x${pad(n)}_P2.00mm_Vertical`],
      ["GH", "1.25", (n: number) => `JST_GH_BM${pad(n)}B-GHS-TBT_1x${pad(n)}-1MP_P1.25mm_Vertical`],
      ["SH", "1.00", (n: number) => `JST_SH_BM${pad(n)}B-SRSS-TB_1x${pad(n)}-1MP_P1.00mm_Vertical`],
    ] as const
  ).map(([series, pitch, footprint]): Series => ({
    name: (n) => `JST_${series}_${pad(n)}`,
    footprint: (n) => `Connector_JST:${footprint(n)}`,
    counts: range(2, series === "SH" ? 8 : 10),
    description: (n) => `Wire-to-board connector JST ${series}, ${n} pins, ${Number(pitch)} mm`,
    keywords: "jst,wire to board,线对板,端子座",
    body: single("pin"),
  })),
  ...(["Plug", "Receptacle"] as const).map((kind): Series => ({
    name: (n) => `DSub_${kind}_${pad(n)}`,
    footprint: (n) =>
      `Connector_Dsub:DSUB-${n}_${kind === "Plug" ? "Male" : "Female"}_Horizontal_P2.77x2.84mm_EdgePinOffset7.70mm_Housed_MountingHolesOffset9.12mm`,
    counts: [9, 15, 25, 37],
    description: (n) => `D-sub ${kind.toLowerCase()}, ${n} pins`,
    keywords: `d-sub,db9,rs232,serial,串口,${kind === "Plug" ? "male,公头" : "female,母头"}`,
    body: single(kind === "Plug" ? "pin" : "socket"),
  })),
];

const series = SERIES.flatMap(({ name, footprint, counts, description, keywords, body }) =>
  counts.map((count) =>
    createEntry({
      ...{ library: "connector", name: name(count), prefix: "J", description: description(count) },
      ...{ keywords: `${keywords},connector,连接器`, footprint: footprint(count), body: () => body(count) },
    }),
  ),
);

const standard = icTable(
  { library: "connector", prefix: "J", keywords: "connector,连接器", types: PASSIVE },
  `
USB_C_Receptacle_16P | Connector_USB:USB_C_Receptacle_HRO_TYPE-C-31-M-12 | USB Type-C receptacle, USB 2.0, 16 pins | usb c,type-c,type c,USB接口 | | A4,A9,B4,B9:VBUS - A5:CC1 B5:CC2 - A6:D+ B6:D+ A7:D- B7:D- - A8:SBU1 B8:SBU2 | | A1,A12,B1,B12:GND SH:SHIELD
USB_C_Receptacle_6P | Connector_USB:USB_C_Receptacle_GCT_USB4125-xx-x_6P_TopMnt_Horizontal | USB Type-C receptacle, power only, 6 pins | usb c,type-c,type c,USB接口 | | A9,B9:VBUS - A5:CC1 B5:CC2 | | A12,B12:GND SH:SHIELD
USB_Micro_B | Connector_USB:USB_Micro-B_Molex-105017-0001 | USB micro-B receptacle | micro usb,USB接口 | | 1:VBUS - 2:D- 3:D+ 4:ID | | 5:GND 6:SHIELD
USB_Mini_B | Connector_USB:USB_Mini-B_Lumberg_2486_01_Horizontal | USB mini-B receptacle | mini usb,USB接口 | | 1:VBUS - 2:D- 3:D+ 4:ID | | 5:GND 6:SHIELD
USB_A | Connector_USB:USB_A_Molex_67643_Horizontal | USB-A receptacle | usb a,USB接口 | | 1:VBUS - 2:D- 3:D+ | | 4:GND 5:SHIELD
USB_B | Connector_USB:USB_B_Lumberg_2411_02_Horizontal | USB-B receptacle | usb b,USB接口 | | 1:VBUS - 2:D- 3:D+ | | 4:GND 5:SHIELD
RJ45 | Connector_RJ:RJ45_Amphenol_54602-x08_Horizontal | Modular jack 8P8C, without magnetics | ethernet,8p8c,网口,以太网 | | 1..8:1
RJ12 | Connector_RJ:RJ12_Amphenol_54601-x06_Horizontal | Modular jack 6P6C | 6p6c,电话 | | 1..6:1
RJ11 | Connector_RJ:RJ14_Connfly_DS1133-S4_Horizontal | Modular jack 6P4C | 6p4c,电话 | | 1..4:1
HDMI_A | Connector_Video:HDMI_A_Molex_208658-1001_Horizontal | HDMI type A receptacle | video,视频 | 1:D2+ 2:D2S 3:D2- 4:D1+ 5:D1S 6:D1- 7:D0+ 8:D0S 9:D0- 10:CK+ 11:CKS 12:CK- | 13:CEC 14:UTILITY 15:SCL 16:SDA 19:HPD | 18:+5V | 17:GND SH:SHIELD
MicroSD |  | microSD card socket | sd card,tf card,SD卡,TF卡 | 1:DAT2 2:DAT3/CD 3:CMD 5:CLK 7:DAT0 8:DAT1 | | 4:VDD | 6:VSS 9:SHIELD
SD_Card |  | SD card socket | sd card,SD卡 | 1:DAT3/CD 2:CMD 5:CLK 7:DAT0 8:DAT1 9:DAT2 | | 4:VDD | 3:VSS1 6:VSS2
ARM_SWD_10 | Connector_PinHeader_1.27mm:PinHeader_2x05_P1.27mm_Vertical_SMD | ARM Cortex debug connector, 10 pins | swd,jtag,debug,调试 | 2:SWDIO/TMS 4:SWCLK/TCK 6:SWO/TDO 8:NC/TDI 10:~RESET 7:KEY | | 1:VTREF | 3:GND 5:GND 9:GNDDETECT
AVR_ISP_6 | Connector_IDC:IDC-Header_2x03_P2.54mm_Vertical | AVR in-system programming connector, 6 pins | isp,icsp,下载,编程 | 1:MISO 3:SCK 4:MOSI 5:~RST | | 2:VCC | 6:GND
`,
);

export const CONNECTORS: readonly SymbolEntry[] = [...series, ...standard, ...coaxial()];

function coaxial(): SymbolEntry[] {
  const body = (): SymbolBody => ({
    ...boxBody([["", "", "", ""]]),
    pins: readPins("1:In 2:Ext", "p").flatMap((pin, i) =>
      pin === null
        ? []
        : placePin(pin, i === 0 ? { x: 20, y: 0, direction: "left" } : { x: 0, y: 20, direction: "up" }),
    ),
    graphics: readDrawing("C 0 0 10;k 0 0 2;P 2 0 10 0"),
    showsPinNames: false,
  });
  return (
    [
      ["SMA", "Connector_Coaxial:SMA_Amphenol_132134_Vertical"],
      ["BNC", "Connector_Coaxial:BNC_Amphenol_B6252HB-NPP3G-50_Horizontal"],
      ["U.FL", "Connector_Coaxial:U.FL_Hirose_U.FL-R-SMT-1_Vertical"],
    ] as const
  ).map(([name, footprint]) =>
    createEntry({
      ...{ library: "connector", name, prefix: "J", description: `Coaxial connector ${name}`, footprint, body },
      keywords: "coaxial,rf,antenna,ipex,射频,同轴,连接器,connector",
    }),
  );
}
