// Bipolar transistors, MOSFETs and JFETs.
import { rowsOf } from "./diodes";
import { type GenericModel, parametersText, THERMAL_V } from "./generic-model";

/** Names | type | hFE | base-emitter volts | at amperes | Early volts | fT MHz | Cob pF | Cib pF | storage ns | saturation ohms. */
const BIPOLARS = `
2N3904 MMBT3904 | NPN | 180 | 0.7 | 0.01 | 100 | 300 | 3 | 7 | 200 | 3
2N3906 MMBT3906 | PNP | 180 | 0.7 | 0.01 | 80 | 250 | 3.5 | 9 | 225 | 3
2N2222 2N2222A PN2222 PN2222A MMBT2222A | NPN | 200 | 0.68 | 0.01 | 100 | 300 | 6 | 22 | 225 | 0.8
2N2907 2N2907A PN2907A MMBT2907A | PNP | 200 | 0.68 | 0.01 | 100 | 250 | 6 | 25 | 150 | 1
2N4401 MMBT4401 | NPN | 200 | 0.68 | 0.01 | 100 | 300 | 6 | 24 | 225 | 0.8
2N4403 MMBT4403 | PNP | 200 | 0.68 | 0.01 | 90 | 250 | 7 | 26 | 225 | 1
BC547 BC546 BC548 BC549 BC550 BC846 BC847 BC848 2SC1815 2SC945 S9014 | NPN | 290 | 0.66 | 0.002 | 80 | 300 | 3 | 9 | 400 | 2
BC557 BC556 BC558 BC559 BC560 BC856 BC857 BC858 2SA1015 2SA733 S9015 | PNP | 250 | 0.66 | 0.002 | 50 | 200 | 4 | 10 | 400 | 2
BC337 BC817 S8050 SS8050 S9013 | NPN | 250 | 0.72 | 0.1 | 100 | 150 | 7 | 40 | 500 | 0.6
BC327 BC807 S8550 SS8550 S9012 | PNP | 250 | 0.72 | 0.1 | 80 | 120 | 9 | 45 | 500 | 0.7
2N5551 MMBT5551 MPSA42 | NPN | 120 | 0.7 | 0.01 | 150 | 150 | 4 | 20 | 500 | 4
2N5401 MMBT5401 MPSA92 | PNP | 110 | 0.7 | 0.01 | 120 | 150 | 5 | 25 | 500 | 4
BD139 BD135 BD137 | NPN | 120 | 0.75 | 0.15 | 120 | 190 | 25 | 150 | 500 | 0.3
BD140 BD136 BD138 | PNP | 120 | 0.75 | 0.15 | 80 | 160 | 30 | 150 | 500 | 0.4
TIP31C TIP31 TIP41C TIP41 | NPN | 60 | 0.8 | 1 | 100 | 5 | 150 | 500 | 1000 | 0.12
TIP32C TIP32 TIP42C TIP42 | PNP | 60 | 0.8 | 1 | 80 | 5 | 200 | 500 | 1000 | 0.15
2N3055 | NPN | 50 | 0.85 | 4 | 80 | 2.5 | 250 | 800 | 2000 | 0.08
MJ2955 | PNP | 50 | 0.85 | 4 | 80 | 2.5 | 300 | 900 | 2000 | 0.08
2N5088 MMBT5088 2N5089 | NPN | 350 | 0.62 | 0.001 | 100 | 150 | 2 | 6 | 300 | 4
2N5087 MMBT5087 | PNP | 300 | 0.62 | 0.001 | 80 | 100 | 3 | 7 | 300 | 4
2N2369 2N2369A MMBT2369 | NPN | 70 | 0.75 | 0.01 | 50 | 500 | 3 | 4 | 13 | 5
2N3019 2N3053 | NPN | 120 | 0.7 | 0.15 | 100 | 100 | 10 | 60 | 400 | 0.6
2N5179 | NPN | 80 | 0.75 | 0.003 | 50 | 1200 | 0.7 | 1.5 | 20 | 15
BF199 | NPN | 85 | 0.775 | 0.007 | 100 | 550 | 0.5 | 2 | 50 | 10
BFR92A BFR92 | NPN | 90 | 0.78 | 0.014 | 40 | 5000 | 0.6 | 1.2 | 20 | 6
MJE340 | NPN | 80 | 0.7 | 0.05 | 200 | 10 | 15 | 100 | 1000 | 1.5
MJE350 | PNP | 80 | 0.7 | 0.05 | 200 | 10 | 20 | 120 | 1000 | 1.5
BC639 BCP56 BCX56 | NPN | 100 | 0.75 | 0.15 | 100 | 130 | 7 | 50 | 400 | 0.6
BC640 BCP53 BCX53 | PNP | 100 | 0.75 | 0.15 | 80 | 100 | 10 | 60 | 400 | 0.7
FMMT619 ZXTN19100 | NPN | 450 | 0.75 | 0.5 | 80 | 165 | 12 | 150 | 400 | 0.07
FMMT718 | PNP | 450 | 0.75 | 0.5 | 50 | 180 | 19 | 150 | 400 | 0.09
`;

/**
 * IS = IC exp(-VBE/Vt), less the drop of the resistances; TF = 1/(2 pi fT), less the junctions, which count little at the current of fT; the junctions'
 * values at 0 V are about 1.8 times those at 5 V and 0.5 V (Vladimirescu, "The SPICE Book", section 3.4).
 */
function bipolar([names = "", type = "", ...figures]: string[]): GenericModel {
  const [name = "", ...aliases] = names.split(" ");
  const [gain = 0, volts = 0, amperes = 0, early = 0, transit = 0, output = 0, input = 0, storage = 0, ohms = 0] =
    figures.map(Number);
  // The rest is for the junction: the resistances of base and emitter take their part.
  const junction = volts - amperes * (ohms / 10 + (10 * ohms) / gain);
  const saturation = amperes * Math.exp(-junction / THERMAL_V);
  const values = {
    ...{ IS: saturation, BF: gain * 1.2, VAF: early, IKF: amperes * 20 },
    ...{
      ISE: saturation * 5,
      NE: 1.6,
      BR: 5,
      VAR: 20,
      RC: ohms / 2,
      RE: ohms / 10,
      RB: 10 * ohms,
    },
    ...{ CJC: output * 1.8e-12, VJC: 0.6, MJC: 0.35, CJE: input * 1.2e-12, VJE: 0.75, MJE: 0.35 },
    ...{ TF: 1 / (2 * Math.PI * transit * 1e6), TR: storage * 1e-9, XTB: 1.5 },
  };
  return {
    ...{ name, aliases, letter: "Q", pins: null },
    cards: [`.model ${name} ${type}(${parametersText(values)})`],
    source: `hFE ${gain}, VBE ${volts} V at ${amperes} A, fT ${transit} MHz, Cob ${output} pF, Cib ${input} pF, ts ${storage} ns`,
  };
}

/** Names | channel | threshold volts | on milliohms | at gate volts | gfs S | at amperes | Ciss, Coss, Crss pF | breakdown volts. */
const MOSFETS = `
2N7002 BSS123 | N | 1.7 | 2000 | 10 | 0.2 | 0.2 | 30 | 12 | 4 | 60
2N7000 BS170 | N | 1.8 | 1800 | 10 | 0.25 | 0.2 | 35 | 15 | 4 | 60
BSS138 | N | 1.2 | 900 | 10 | 0.3 | 0.2 | 40 | 14 | 6 | 50
BSS84 | P | 1.6 | 4000 | 10 | 0.1 | 0.1 | 30 | 10 | 5 | 50
AO3400A AO3400 SI2302 IRLML2502 | N | 1.05 | 22 | 4.5 | 20 | 5 | 630 | 75 | 50 | 30
IRLML6344 | N | 0.8 | 22 | 4.5 | 19 | 5 | 650 | 65 | 46 | 30
AO3401A AO3401 SI2301 IRLML6402 DMG2305UX AO3407A | P | 0.9 | 55 | 4.5 | 14 | 4 | 645 | 80 | 55 | 30
IRF540N | N | 3.2 | 40 | 10 | 21 | 16 | 1960 | 250 | 40 | 100
IRF530N | N | 3.2 | 80 | 10 | 12 | 9 | 920 | 130 | 19 | 100
IRF520N | N | 3.2 | 180 | 10 | 5.5 | 5.7 | 330 | 92 | 54 | 100
IRF510 | N | 3.2 | 480 | 10 | 2.5 | 3.4 | 180 | 81 | 15 | 100
IRFZ44N STP55NF06 | N | 3.1 | 15 | 10 | 30 | 25 | 1470 | 360 | 88 | 55
IRF3205 | N | 3.1 | 7 | 10 | 50 | 62 | 3247 | 781 | 211 | 55
IRF3710 | N | 3.1 | 20 | 10 | 35 | 28 | 3130 | 410 | 72 | 100
IRLZ44N | N | 1.6 | 20 | 5 | 32 | 25 | 1700 | 400 | 150 | 55
IRLR024N IRLZ24N | N | 1.6 | 65 | 5 | 10 | 10 | 480 | 130 | 61 | 55
IRLZ34N | N | 1.6 | 40 | 5 | 15 | 16 | 880 | 220 | 94 | 55
IRLB8721 AOD4184A IRF7413 | N | 1.8 | 8 | 10 | 40 | 25 | 1080 | 360 | 110 | 30
IRF840 | N | 3.2 | 750 | 10 | 5 | 4.8 | 1300 | 310 | 120 | 500
IRF740 | N | 3.2 | 480 | 10 | 6.5 | 6 | 1400 | 330 | 120 | 400
IRF640N | N | 3.2 | 130 | 10 | 8 | 11 | 1160 | 185 | 53 | 200
IRFP460 | N | 3.2 | 240 | 10 | 13 | 12 | 4200 | 870 | 350 | 500
IRFP250N | N | 3.2 | 65 | 10 | 17 | 18 | 2159 | 315 | 83 | 200
IRF9540N | P | 3.2 | 100 | 10 | 8 | 11 | 1300 | 400 | 240 | 100
IRF9530N | P | 3.2 | 170 | 10 | 4.5 | 8.4 | 760 | 260 | 170 | 100
IRF4905 | P | 3.2 | 18 | 10 | 21 | 38 | 3400 | 1400 | 640 | 55
IRF9Z34N | P | 3.2 | 90 | 10 | 6 | 10 | 620 | 280 | 140 | 55
BS250 VP2106 | P | 2.5 | 9000 | 10 | 0.15 | 0.2 | 60 | 20 | 5 | 45
FDN340P NDS352AP | P | 0.8 | 60 | 4.5 | 9 | 2 | 779 | 121 | 56 | 20
SI2304 IRLML0030 | N | 1.7 | 33 | 4.5 | 9 | 5 | 380 | 84 | 36 | 30
AO4407A | P | 2 | 13 | 10 | 25 | 10 | 2000 | 350 | 280 | 30
SI4435 | P | 2 | 18 | 10 | 20 | 9 | 1600 | 350 | 250 | 30
IRFR5305 IRF5305 | P | 3.2 | 55 | 10 | 10 | 16 | 1200 | 520 | 250 | 55
IRFR9024N | P | 3.2 | 150 | 10 | 3.2 | 6.6 | 350 | 170 | 92 | 55
`;

/**
 * Square law: gfs = sqrt(2 KP ID), so KP = gfs² / (2 ID). What the channel leaves of the on-resistance is the drain's
 * and the source's. Ciss = Cgs + Cgd, Coss = Cds + Cgd, Crss = Cgd (ngspice manual, section "Power MOS model").
 */
function mosfet([names = "", channel = "", ...figures]: string[]): GenericModel {
  const [name = "", ...aliases] = names.split(" ");
  const [
    threshold = 0,
    milliohms = 0,
    gate = 0,
    slope = 0,
    amperes = 1,
    input = 0,
    output = 0,
    reverse = 0,
    volts = 0,
  ] = figures.map(Number);
  const on = milliohms / 1000;
  // The channel alone takes at most 0.7 of the on-resistance, whatever the slope says.
  const kp = Math.max(slope ** 2 / (2 * amperes), 1 / (0.7 * on * (gate - threshold)));
  const left = Math.max(on - 1 / (kp * (gate - threshold)), on * 0.3);
  const values = {
    ...{
      VTO: channel === "P" ? -threshold : threshold,
      KP: kp,
      RD: left * 0.8,
      RS: left * 0.2,
      RG: 3,
      LAMBDA: 0.005,
      KSUBTHRES: 0.03,
    },
    ...{ CGS: (input - reverse) * 1e-12, CGDMAX: reverse * 5e-12, CGDMIN: reverse * 0.7e-12, A: 0.5 },
    ...{ CJO: (output - reverse) * 3e-12, IS: 1e-12, N: 1.2, RB: on, TT: 50e-9, BV: volts },
  };
  return {
    ...{ name, aliases, letter: "M", pins: null },
    cards: [`.model ${name} VDMOS(${channel}CHAN ${parametersText(values)})`],
    source: `VGS(th) ${threshold} V, ${milliohms} mΩ at ${gate} V, gfs ${slope} S at ${amperes} A, ${input}/${output}/${reverse} pF`,
  };
}

/** Names | channel | IDSS A | pinch-off volts | Ciss, Crss pF. */
const JFETS = `
2N5457 | N | 0.003 | 1.5 | 4.5 | 1.5
2N5458 MMBF5458 | N | 0.006 | 2.5 | 4.5 | 1.5
2N5459 | N | 0.009 | 3.5 | 4.5 | 1.5
J201 MMBFJ201 | N | 0.0006 | 0.8 | 4 | 1.3
2N3819 BF245B | N | 0.01 | 3 | 4 | 1.2
J310 MMBFJ310 | N | 0.035 | 3.5 | 5 | 2.5
2N5460 | P | 0.003 | 2.5 | 5 | 1.5
2N5461 | P | 0.005 | 3.5 | 5 | 1.5
J174 | P | 0.06 | 7 | 11 | 5.5
J175 MMBFJ175 | P | 0.03 | 4.5 | 11 | 5.5
J176 | P | 0.012 | 2.5 | 11 | 5.5
J111 MMBFJ111 | N | 0.06 | 6 | 12 | 5
J112 MMBFJ112 | N | 0.03 | 3 | 12 | 5
J113 MMBFJ113 | N | 0.012 | 1.5 | 12 | 5
MPF102 | N | 0.008 | 3 | 4 | 1.2
2SK170 LSK170 2SK209 | N | 0.008 | 0.5 | 30 | 6
`;

/** ID = BETA (VGS - VTO)², so BETA = IDSS / VTO². */
function jfet([names = "", channel = "", ...figures]: string[]): GenericModel {
  const [name = "", ...aliases] = names.split(" ");
  const [saturation = 0, pinch = 1, input = 0, reverse = 0] = figures.map(Number);
  const values = {
    ...{ VTO: -pinch, BETA: saturation / pinch ** 2, LAMBDA: 0.01, RD: 10, RS: 10, IS: 1e-14 },
    ...{ CGS: (input - reverse) * 1.5e-12, CGD: reverse * 1.5e-12, PB: 0.8 },
  };
  return {
    ...{ name, aliases, letter: "J", pins: null },
    cards: [`.model ${name} ${channel}JF(${parametersText(values)})`],
    source: `IDSS ${saturation} A, VGS(off) ${pinch} V, ${input}/${reverse} pF`,
  };
}

export const TRANSISTOR_MODELS: readonly GenericModel[] = [
  ...rowsOf(BIPOLARS).map(bipolar),
  ...rowsOf(MOSFETS).map(mosfet),
  ...rowsOf(JFETS).map(jfet),
];
