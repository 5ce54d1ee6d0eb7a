import type { Drawing } from "../build/drawn-body";
import { drawnTable } from "../build/drawn-table";

const CIRCLE = "C 3 0 11;";
const BASE = "P -10 0 -3 0;P -3 -6 -3 6;P -3 -3 10 -10;P -3 3 10 10";
/** Arrow on the lower lead, away from the base. */
const NPN_ARROW = ";K 6.5 8.1 2.1 7.9 3.9 4.6";
const BIPOLAR_PLACES = "-20 0 r; 10 -20 d; 10 20 u";
/** Emitters of PNP transistors are on top, toward the supply: this arrow is on the upper lead, toward the base. */
const PNP_TOP = ";K -2 -3.5 2.4 -3.8 0.6 -7.1";

const channel =
  "P -10 0 -4 0;P -4 -6 -4 6;P -1 -8 -1 -4;P -1 -2 -1 2;P -1 4 -1 8;P -1 -6 10 -6 10 -10;P -1 6 10 6 10 10;P -1 0 6 0 6 6";
const BODY_DIODE = ";P 10 -6 14 -6 14 6 10 6";
const N_MARK = ";K -1 0 3 -2 3 2;K 14 -2 12 2 16 2;P 12 -2 16 -2";
const P_MARK = ";K 6 0 2 -2 2 2;K 14 -2 12 2 16 2;P 12 -2 16 -2";
const P_TOP = channel.replace("P -1 0 6 0 6 6", "P -1 0 6 0 6 -6");
const JFET = "P -10 0 -3 0;P -3 -7 -3 7;P -3 -5 10 -5 10 -10;P -3 5 10 5 10 10";
const MOSFET_CIRCLE = "C 4 0 13;";

const three = (drawing: string): Drawing => ({ places: BIPOLAR_PLACES, styles: [drawing] });
const numbered = (drawing: string): Drawing => ({ ...three(drawing), showsNumbers: true });

const drawings: Record<string, Drawing> = {
  npn: numbered(CIRCLE + BASE + NPN_ARROW),
  /** Pins: base, emitter on top, collector below. */
  pnp: numbered(CIRCLE + BASE + PNP_TOP),
  darlingtonN: numbered(`${CIRCLE}${BASE}${NPN_ARROW};P -5 -6 -5 6`),
  darlingtonP: numbered(`${CIRCLE}${BASE}${PNP_TOP};P -5 -6 -5 6`),
  nmos: numbered(MOSFET_CIRCLE + channel + BODY_DIODE + N_MARK),
  /** Pins: gate, source on top, drain below. */
  pmos: numbered(MOSFET_CIRCLE + P_TOP + BODY_DIODE + P_MARK),
  njfet: numbered(`${CIRCLE}${JFET};K -3 0 -7 -2 -7 2`),
  pjfet: numbered(`${CIRCLE}${JFET};K -9 0 -5 -2 -5 2`),
  igbt: numbered(`${CIRCLE}P -10 0 -6 0;P -6 -6 -6 6;P -3 -6 -3 6;P -3 -3 10 -10;P -3 3 10 10${NPN_ARROW}`),
  photo: {
    places: "10 -20 d; 10 20 u",
    styles: [
      `${CIRCLE}P -3 -6 -3 6;P -3 -3 10 -10;P -3 3 10 10${NPN_ARROW};P -18 -7 -11 -4;K -9 -3 -12.5 -2.5 -11.5 -5.7;P -18 -1 -11 2;K -9 3 -12.5 3.5 -11.5 0.3`,
    ],
  },
  thyristor: {
    places: "0 -20 d 15; 0 20 u 15; 10 20 u 10",
    styles: ["G -5 -5 5 -5 0 5;P -5 5 5 5;P 1 5 10 10"],
    showsNumbers: true,
  },
  triac: {
    places: "0 -20 d 15; 0 20 u 15; 10 20 u 10",
    styles: ["G -10 -5 0 -5 -5 5;G 10 5 0 5 5 -5;P -10 -5 10 -5;P -10 5 10 5;P 4 5 10 10"],
    showsNumbers: true,
  },
  diac: { places: "0 -20 d 15; 0 20 u 15", styles: ["G -10 -5 0 -5 -5 5;G 10 5 0 5 5 -5;P -10 -5 10 -5;P -10 5 10 5"] },
};

export const TRANSISTORS = drawnTable(
  { library: "transistor", prefix: "Q", keywords: "transistor,晶体管", drawings },
  `
NPN | npn | sot23 | 1:B:i 3:C 2:E | NPN transistor | bjt,三极管
PNP | pnp | sot23 | 1:B:i 2:E 3:C | PNP transistor | bjt,三极管
NMOS | nmos | sot23 | 1:G:i 3:D 2:S | N-channel MOSFET | mosfet,fet,场效应管,MOS管
PMOS | pmos | sot23 | 1:G:i 2:S 3:D | P-channel MOSFET | mosfet,fet,场效应管,MOS管
NJFET | njfet | to92 | 3:G:i 1:D 2:S | N-channel JFET | fet,结型场效应管
PJFET | pjfet | to92 | 3:G:i 1:D 2:S | P-channel JFET | fet,结型场效应管
IGBT | igbt | to247 | 1:G:i 2:C 3:E | IGBT | 绝缘栅双极型晶体管
PhotoTransistor | photo | | 2:C 1:E | Phototransistor | light,sensor,光敏三极管,光电三极管
Thyristor | thyristor | to220 | 2:A 1:K 3:G:i | Thyristor | scr,晶闸管,可控硅
Triac | triac | to220 | 2:A2 1:A1 3:G:i | Triac | 双向可控硅 | Q
Diac DB3 | diac | do35 | 1:~ 2:~ | Diac | 触发二极管 | D
2N3904 2N4401 PN2222A S8050 S9013 S9014 S9018 MPSA42 2N5551 | npn | to92 | 2:B:i 3:C 1:E | NPN transistor, TO-92 | bjt,三极管
BC546 BC547 BC548 BC549 BC550 BC337 | npn | to92 | 2:B:i 1:C 3:E | NPN transistor, TO-92 | bjt,三极管
2SC1815 2SC945 | npn | to92 | 3:B:i 2:C 1:E | NPN transistor, TO-92 | bjt,三极管
MMBT3904 MMBT2222A MMBT5551 BC817 BC846 BC847 BC848 SS8050 | npn | sot23 | 1:B:i 3:C 2:E | NPN transistor, SOT-23 | bjt,三极管
2N3906 2N4403 PN2907A S8550 S9012 S9015 MPSA92 2N5401 | pnp | to92 | 2:B:i 1:E 3:C | PNP transistor, TO-92 | bjt,三极管
BC556 BC557 BC558 BC559 BC560 BC327 | pnp | to92 | 2:B:i 3:E 1:C | PNP transistor, TO-92 | bjt,三极管
2SA1015 2SA733 | pnp | to92 | 3:B:i 1:E 2:C | PNP transistor, TO-92 | bjt,三极管
MMBT3906 MMBT2907A MMBT5401 BC807 BC856 BC857 BC858 SS8550 | pnp | sot23 | 1:B:i 2:E 3:C | PNP transistor, SOT-23 | bjt,三极管
BD135 BD137 BD139 | npn | to126 | 3:B:i 2:C 1:E | NPN power transistor, TO-126 | bjt,三极管,功率管
BD136 BD138 BD140 | pnp | to126 | 3:B:i 1:E 2:C | PNP power transistor, TO-126 | bjt,三极管,功率管
TIP31C TIP41C | npn | to220 | 1:B:i 2:C 3:E | NPN power transistor | bjt,三极管,功率管
TIP32C TIP42C | pnp | to220 | 1:B:i 3:E 2:C | PNP power transistor, TO-220 | bjt,三极管,功率管
TIP120 TIP121 TIP122 | darlingtonN | to220 | 1:B:i 2:C 3:E | NPN Darlington transistor, TO-220 | bjt,达林顿
TIP125 TIP126 TIP127 | darlingtonP | to220 | 1:B:i 3:E 2:C | PNP Darlington transistor, TO-220 | bjt,达林顿
2N3055 | npn | Package_TO_SOT_THT:TO-3 | 1:B:i 3:C 2:E | NPN power transistor, TO-3 (case: collector) | bjt,三极管,功率管
2N7002 BSS138 AO3400A SI2302 IRLML2502 IRLML6344 | nmos | sot23 | 1:G:i 3:D 2:S | N-channel MOSFET, SOT-23 | mosfet,场效应管,MOS管
BSS84 AO3401A AO3407A SI2301 IRLML6402 DMG2305UX | pmos | sot23 | 1:G:i 2:S 3:D | P-channel MOSFET, SOT-23 | mosfet,场效应管,MOS管
2N7000 | nmos | to92 | 2:G:i 3:D 1:S | N-channel MOSFET, TO-92 | mosfet,场效应管,MOS管
BS170 | nmos | to92 | 2:G:i 1:D 3:S | N-channel MOSFET, TO-92 | mosfet,场效应管,MOS管
IRF520N IRF530N IRF540N IRF740 IRF840 IRF3205 IRFZ44N IRLZ44N IRLB8721 STP55NF06 | nmos | to220 | 1:G:i 2:D 3:S | N-channel power MOSFET, TO-220 | mosfet,场效应管,MOS管
IRF9530N IRF9540N IRF4905 | pmos | to220 | 1:G:i 3:S 2:D | P-channel power MOSFET, TO-220 | mosfet,场效应管,MOS管
IRFP250N IRFP460 | nmos | to247 | 1:G:i 2:D 3:S | N-channel power MOSFET, TO-247 | mosfet,场效应管,MOS管
IRLR024N AOD4184A | nmos | to252 | 1:G:i 2:D 3:S | N-channel power MOSFET, TO-252 | mosfet,场效应管,MOS管
IRFR5305 IRFR9024N | pmos | to252 | 1:G:i 3:S 2:D | P-channel power MOSFET, TO-252 | mosfet,场效应管,MOS管
AO4407A SI4435 | pmos | soic8 | 4:G:i 1,2,3:S 5,6,7,8:D | P-channel MOSFET, SOIC-8 | mosfet,场效应管,MOS管
IRF7413 | nmos | soic8 | 4:G:i 5,6,7,8:D 1,2,3:S | N-channel MOSFET, SOIC-8 | mosfet,场效应管,MOS管
2N5457 2N5458 2N5459 J201 | njfet | to92 | 3:G:i 1:D 2:S | N-channel JFET, TO-92 | fet,结型场效应管
BT151 | thyristor | to220 | 2:A 1:K 3:G:i | Thyristor, 12 A | scr,晶闸管,可控硅
MCR100 | thyristor | to92 | 3:A 1:K 2:G:i | Thyristor, 0.8 A | scr,晶闸管,可控硅
BT136 BT137 BT138 BT139 BTA06 BTA12 BTA16 | triac | to220 | 2:A2 1:A1 3:G:i | Triac, TO-220 | 双向可控硅
`,
);
