// Board connectors whose code counts positions: strips of Samtec, Harwin and Würth in 2.54, 2.00 and 1.27 mm, wire-to-board
// connectors of Molex and JST, terminal blocks of Würth, Phoenix Contact and On Shore, flat-flex connectors of Hirose and Molex.

import type { Mounting, Part, PartCategory } from "@/lib/core/part/part";
import { partOfSeries } from "./part-row";

const twoDigits = (count: number) => String(count).padStart(2, "0");

export interface StripRow {
  maker: readonly [string, string];
  category: PartCategory;
  /** What a distributor files it under. */
  kind: string;
  series: string;
  /** Positions of a row. */
  counts: readonly number[];
  rows: 1 | 2;
  pitch: string;
  gender: "pin" | "socket";
  mounting: Mounting;
  code: (count: number) => string;
}

export const countsBetween = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

const stripParts = ({ counts, code, kind, rows, pitch, gender, ...rest }: StripRow): Part[] =>
  counts.map((count) =>
    partOfSeries(
      {
        ...rest,
        packageName: `${rows} × ${count}, ${pitch}`,
        pins: rows * count,
        parameters: { function: kind, pitch, rows: String(rows), positions: String(rows * count), gender },
      },
      code(count),
    ),
  );

const SAMTEC = ["Samtec", "samtec.com"] as const;
const HARWIN = ["Harwin", "harwin.com"] as const;
const WURTH = ["Würth Elektronik", "we-online.com"] as const;
const MOLEX = ["Molex", "molex.com"] as const;
const JST = ["JST", "jst-mfg.com"] as const;
const HIROSE = ["Hirose", "hirose.com"] as const;
const PHOENIX = ["Phoenix Contact", "phoenixcontact.com"] as const;
const ON_SHORE = ["On Shore Technology", "on-shore.com"] as const;

/**
 * Samtec's strips: series, positions of a row, lead style, plating, rows. `TSM-110-01-L-DV`, `FTSH-105-01-L-DV-K`, `TMM-105-01-G-D`.
 */
interface SamtecSeries {
  series: string;
  kind: "Pin header" | "Socket strip";
  pitch: string;
  styles: readonly string[];
  platings: readonly string[];
  /** The letters of a single and of a double row. */
  ends: readonly (readonly [letters: string, rows: 1 | 2])[];
  to: number;
  mounting: Mounting;
}

const STRAIGHT = [
  ["S", 1],
  ["D", 2],
] as const;
const ON_SURFACE = [
  ["SV", 1],
  ["DV", 2],
] as const;

const SAMTEC_SERIES: readonly SamtecSeries[] = [
  {
    ...{
      series: "TSW",
      kind: "Pin header",
      pitch: "2.54 mm",
      styles: ["06", "09", "23", "26"],
      platings: ["F", "G", "L", "T"],
    },
    ...{ ends: STRAIGHT, to: 36, mounting: "tht" },
  },
  {
    ...{
      series: "TSM",
      kind: "Pin header",
      pitch: "2.54 mm",
      styles: ["01", "02", "03"],
      platings: ["F", "L", "S", "T"],
    },
    ...{ ends: ON_SURFACE, to: 36, mounting: "smt" },
  },
  {
    ...{
      series: "SSQ",
      kind: "Socket strip",
      pitch: "2.54 mm",
      styles: ["01", "02", "03", "04"],
      platings: ["F", "G", "L", "T"],
    },
    ...{ ends: STRAIGHT, to: 36, mounting: "tht" },
  },
  {
    ...{
      series: "ESQ",
      kind: "Socket strip",
      pitch: "2.54 mm",
      styles: ["12", "13", "14", "33", "44"],
      platings: ["G", "L", "T"],
    },
    ...{ ends: STRAIGHT, to: 36, mounting: "tht" },
  },
  {
    ...{ series: "MTSW", kind: "Pin header", pitch: "2.54 mm", styles: ["07", "08", "09"], platings: ["G", "L", "T"] },
    ...{
      ends: [
        ["S-240", 1],
        ["D-240", 2],
      ],
      to: 36,
      mounting: "tht",
    },
  },
  {
    ...{
      series: "TMM",
      kind: "Pin header",
      pitch: "2.0 mm",
      styles: ["01", "03", "05"],
      platings: ["F", "G", "L", "S", "T"],
    },
    ...{ ends: STRAIGHT, to: 36, mounting: "tht" },
  },
  {
    ...{ series: "TMMH", kind: "Pin header", pitch: "2.0 mm", styles: ["01", "04"], platings: ["F", "G", "L"] },
    ...{ ends: ON_SURFACE, to: 36, mounting: "smt" },
  },
  {
    ...{ series: "SQW", kind: "Socket strip", pitch: "2.0 mm", styles: ["01"], platings: ["F", "G", "L", "S", "T"] },
    ...{ ends: STRAIGHT, to: 36, mounting: "tht" },
  },
  {
    ...{ series: "SQT", kind: "Socket strip", pitch: "2.0 mm", styles: ["01", "02", "03"], platings: ["F", "L", "S"] },
    ...{ ends: STRAIGHT, to: 36, mounting: "tht" },
  },
  {
    ...{ series: "SMM", kind: "Socket strip", pitch: "2.0 mm", styles: ["02"], platings: ["F", "L", "S"] },
    ...{ ends: STRAIGHT, to: 36, mounting: "tht" },
  },
  {
    ...{ series: "FTS", kind: "Pin header", pitch: "1.27 mm", styles: ["01", "02", "03"], platings: ["F", "L", "S"] },
    ...{
      ends: [
        ["S", 1],
        ["D", 2],
        ["DV", 2],
        ["SV", 1],
      ],
      to: 36,
      mounting: "smt",
    },
  },
  {
    ...{
      series: "FTSH",
      kind: "Pin header",
      pitch: "1.27 mm",
      styles: ["01", "02", "03", "04"],
      platings: ["F", "L", "S", "G"],
    },
    ...{
      ends: [
        ["D", 2],
        ["DV", 2],
        ["DV-K", 2],
        ["DV-K-P", 2],
        ["DV-P", 2],
      ],
      to: 36,
      mounting: "smt",
    },
  },
  {
    ...{ series: "FLE", kind: "Socket strip", pitch: "1.27 mm", styles: ["01"], platings: ["G", "H", "F"] },
    ...{
      ends: [
        ["DV", 2],
        ["DV-A", 2],
        ["DV-K", 2],
      ],
      to: 30,
      mounting: "smt",
    },
  },
  {
    ...{ series: "CLP", kind: "Socket strip", pitch: "1.27 mm", styles: ["02"], platings: ["F", "L", "G"] },
    ...{
      ends: [
        ["D", 2],
        ["D-A", 2],
        ["D-K", 2],
        ["D-P", 2],
      ],
      to: 36,
      mounting: "smt",
    },
  },
  {
    ...{ series: "CLM", kind: "Socket strip", pitch: "1.0 mm", styles: ["02"], platings: ["F", "L", "H"] },
    ...{
      ends: [
        ["D", 2],
        ["D-A", 2],
      ],
      to: 36,
      mounting: "smt",
    },
  },
  {
    ...{ series: "FTM", kind: "Pin header", pitch: "1.0 mm", styles: ["02", "03"], platings: ["F", "L"] },
    ...{
      ends: [
        ["DV", 2],
        ["DV-A", 2],
      ],
      to: 36,
      mounting: "smt",
    },
  },
  {
    ...{ series: "SFM", kind: "Socket strip", pitch: "1.27 mm", styles: ["02", "T2"], platings: ["F", "L", "S", "SM"] },
    ...{
      ends: [
        ["D", 2],
        ["D-A", 2],
        ["D-LC", 2],
      ],
      to: 30,
      mounting: "smt",
    },
  },
  {
    ...{ series: "TFM", kind: "Pin header", pitch: "1.27 mm", styles: ["02", "12", "32"], platings: ["F", "L", "S"] },
    ...{
      ends: [
        ["D", 2],
        ["D-A", 2],
        ["D-LC", 2],
      ],
      to: 30,
      mounting: "smt",
    },
  },
  {
    ...{
      series: "TST",
      kind: "Pin header",
      pitch: "2.54 mm",
      styles: ["01", "02", "03"],
      platings: ["G", "L", "S", "T"],
    },
    ...{
      ends: [
        ["D", 2],
        ["D-RA", 2],
      ],
      to: 36,
      mounting: "tht",
    },
  },
  {
    ...{
      series: "HTSW",
      kind: "Pin header",
      pitch: "2.54 mm",
      styles: ["07", "08", "09"],
      platings: ["F", "G", "L", "S"],
    },
    ...{ ends: STRAIGHT, to: 36, mounting: "tht" },
  },
  {
    ...{ series: "SLW", kind: "Socket strip", pitch: "2.54 mm", styles: ["01"], platings: ["G", "L", "S", "T"] },
    ...{ ends: STRAIGHT, to: 36, mounting: "tht" },
  },
];

/** BCS and SSM name the plating first: `BCS-110-L-S-TE`, `SSM-110-L-DV`. */
const samtecSockets = (): StripRow[] =>
  (
    [
      ["BCS", "tht", ["S-TE", "S-DE", "S-HE", "S-PE", "D-TE", "D-DE", "D-HE", "D-PE"]],
      ["SSM", "smt", ["SV", "DV"]],
    ] as const
  ).flatMap(([series, mounting, ends]) =>
    ["F", "L", "S", "T"].flatMap((plating) =>
      ends.map((end): StripRow => ({
        ...{ maker: SAMTEC, category: "header", kind: "Socket strip", series, mounting, gender: "socket" },
        ...{ rows: end.startsWith("D") ? 2 : 1, pitch: "2.54 mm", counts: countsBetween(2, 36) },
        code: (count) => `${series}-1${twoDigits(count)}-${plating}-${end}`,
      })),
    ),
  );

const samtec = (): StripRow[] =>
  SAMTEC_SERIES.filter(({ ends }) => ends.length > 0).flatMap(({ series, kind, styles, platings, ends, to, ...rest }) =>
    styles.flatMap((style) =>
      platings.flatMap((plating) =>
        ends.map(([letters, rows]): StripRow => ({
          ...rest,
          ...{ maker: SAMTEC, category: "header", series, kind, rows },
          counts: countsBetween(2, to),
          gender: kind === "Pin header" ? "pin" : "socket",
          code: (count) => `${series}-1${twoDigits(count)}-${style}-${plating}-${letters}`,
        })),
      ),
    ),
  );

const header = (
  maker: readonly [string, string],
  series: string,
  row: Pick<StripRow, "rows" | "pitch" | "gender" | "counts" | "code"> & { mounting?: Mounting },
): StripRow => ({
  ...{ maker, category: "header", series, mounting: "tht" },
  kind: row.gender === "pin" ? "Pin header" : "Socket strip",
  ...row,
});

/** WR-PHD: 6130 2.54 mm, 6200 2.00 mm, 6220 1.27 mm; 1121 straight pins, 1021 angled, 1821 sockets; the digits count pins. */
const wurth = (): StripRow[] =>
  (
    [
      ["6130", "2.54 mm", 40, 20],
      ["6200", "2.0 mm", 40, 20],
      ["6220", "1.27 mm", 40, 25],
    ] as const
  ).flatMap(([prefix, pitch, single, double]) =>
    (
      [
        ["1121", "pin"],
        ["1021", "pin"],
        ["1821", "socket"],
      ] as const
    ).flatMap(([ending, gender]) =>
      ([1, 2] as const).map((rows) =>
        header(WURTH, "WR-PHD", {
          ...{ rows, pitch, gender, counts: countsBetween(2, rows === 1 ? single : double) },
          code: (count) => `${prefix}${twoDigits(rows * count)}${rows}${ending}`,
        }),
      ),
    ),
  );

/** M20 2.54 mm, M22 2.00 mm, M50 1.27 mm: `M20-9980545` two rows of 5, `M50-3600542` ten pins on the surface. */
const harwin = (): StripRow[] => [
  header(HARWIN, "M20-998", {
    ...{
      rows: 2,
      pitch: "2.54 mm",
      gender: "pin",
      counts: countsBetween(2, 40),
      code: (n) => `M20-998${twoDigits(n)}46`,
    },
  }),
  header(HARWIN, "M20-782", {
    ...{
      rows: 1,
      pitch: "2.54 mm",
      gender: "socket",
      counts: countsBetween(2, 20),
      code: (n) => `M20-782${twoDigits(n)}46`,
    },
  }),
  header(HARWIN, "M20-783", {
    ...{
      rows: 2,
      pitch: "2.54 mm",
      gender: "socket",
      counts: countsBetween(2, 20),
      code: (n) => `M20-783${twoDigits(n)}46`,
    },
  }),
  header(HARWIN, "M22-201", {
    ...{
      rows: 1,
      pitch: "2.0 mm",
      gender: "pin",
      counts: countsBetween(2, 40),
      code: (n) => `M22-201${twoDigits(n)}05`,
    },
  }),
  header(HARWIN, "M22-202", {
    ...{
      rows: 2,
      pitch: "2.0 mm",
      gender: "pin",
      counts: countsBetween(2, 40),
      code: (n) => `M22-202${twoDigits(n)}05`,
    },
  }),
  header(HARWIN, "M50-360", {
    ...{ rows: 2, pitch: "1.27 mm", gender: "pin", mounting: "smt", counts: countsBetween(2, 50) },
    code: (n) => `M50-360${twoDigits(n)}42`,
  }),
  header(HARWIN, "M50-310", {
    ...{ rows: 2, pitch: "1.27 mm", gender: "socket", mounting: "smt", counts: countsBetween(2, 40) },
    code: (n) => `M50-310${twoDigits(n)}45`,
  }),
];

const wire = (
  maker: readonly [string, string],
  series: string,
  row: Pick<StripRow, "pitch" | "counts" | "code"> & { mounting?: Mounting; rows?: 1 | 2; kind?: string },
): StripRow => ({
  ...{ maker, category: "connector", series, mounting: "tht", rows: 1, gender: "pin", kind: "Wire-to-board connector" },
  ...row,
});

/** Molex numbers count positions in their last digits but one: KK 254 `0022232041`, PicoBlade, Micro-Fit 3.0, Mini-Fit Jr. */
const molex = (): StripRow[] => [
  wire(MOLEX, "KK 254", {
    pitch: "2.54 mm",
    counts: countsBetween(2, 20),
    code: (n) => `002223${String(2000 + n * 10 + 1)}`,
  }),
  wire(MOLEX, "KK 254", {
    pitch: "2.54 mm",
    counts: countsBetween(2, 20),
    code: (n) => `002205${String(3000 + n * 10 + 1)}`,
  }),
  wire(MOLEX, "PicoBlade", {
    pitch: "1.25 mm",
    mounting: "smt",
    counts: countsBetween(2, 15),
    code: (n) => `053261${twoDigits(n)}71`,
  }),
  wire(MOLEX, "PicoBlade", {
    pitch: "1.25 mm",
    mounting: "smt",
    counts: countsBetween(2, 15),
    code: (n) => `053398${twoDigits(n)}71`,
  }),
  wire(MOLEX, "PicoBlade", { pitch: "1.25 mm", counts: countsBetween(2, 15), code: (n) => `053047${twoDigits(n)}10` }),
  wire(MOLEX, "PicoBlade", { pitch: "1.25 mm", counts: countsBetween(2, 15), code: (n) => `053048${twoDigits(n)}10` }),
  wire(MOLEX, "Micro-Fit 3.0", {
    pitch: "3.0 mm",
    rows: 2,
    counts: countsBetween(1, 12),
    code: (n) => `043045${twoDigits(2 * n)}12`,
  }),
  wire(MOLEX, "Micro-Fit 3.0", {
    pitch: "3.0 mm",
    rows: 2,
    counts: countsBetween(1, 12),
    code: (n) => `043045${twoDigits(2 * n)}00`,
  }),
  wire(MOLEX, "Micro-Fit 3.0", {
    pitch: "3.0 mm",
    counts: countsBetween(2, 12),
    code: (n) => `043650${twoDigits(n)}15`,
  }),
  wire(MOLEX, "Micro-Fit 3.0", {
    pitch: "3.0 mm",
    counts: countsBetween(2, 12),
    code: (n) => `043650${twoDigits(n)}00`,
  }),
  wire(MOLEX, "Mini-Fit Jr.", {
    pitch: "4.2 mm",
    rows: 2,
    counts: countsBetween(1, 12),
    code: (n) => `003928${String(1000 + 2 * n * 10 + 3)}`,
  }),
  wire(MOLEX, "Pico-Lock 1.50", {
    pitch: "1.5 mm",
    mounting: "smt",
    counts: countsBetween(2, 15),
    code: (n) => `504050${twoDigits(n)}91`,
  }),
  wire(MOLEX, "Pico-Clasp", {
    pitch: "1.0 mm",
    mounting: "smt",
    counts: countsBetween(2, 15),
    code: (n) => `501331${twoDigits(n)}07`,
  }),
];

/** JST: EH, PA, VH, NH and ZE beside the families of `counted.ts`; B stands, S lies. */
const jst = (): StripRow[] => [
  wire(JST, "EH", { pitch: "2.5 mm", counts: countsBetween(2, 15), code: (n) => `B${n}B-EH-A(LF)(SN)` }),
  wire(JST, "EH", { pitch: "2.5 mm", counts: countsBetween(2, 15), code: (n) => `S${n}B-EH(LF)(SN)` }),
  wire(JST, "PA", { pitch: "2.0 mm", counts: countsBetween(2, 16), code: (n) => `B${twoDigits(n)}B-PASK(LF)(SN)` }),
  wire(JST, "PA", { pitch: "2.0 mm", counts: countsBetween(2, 16), code: (n) => `S${twoDigits(n)}B-PASK-2(LF)(SN)` }),
  wire(JST, "VH", { pitch: "3.96 mm", counts: countsBetween(2, 10), code: (n) => `B${n}P-VH(LF)(SN)` }),
  wire(JST, "VH", { pitch: "3.96 mm", counts: countsBetween(2, 10), code: (n) => `S${n}P-VH(LF)(SN)` }),
  wire(JST, "ZE", { pitch: "1.5 mm", counts: countsBetween(2, 16), code: (n) => `B${twoDigits(n)}B-ZESK-1D(LF)(SN)` }),
  wire(JST, "PHD", {
    pitch: "2.0 mm",
    rows: 2,
    counts: countsBetween(4, 17),
    code: (n) => `B${twoDigits(2 * n)}B-PHDSS(LF)(SN)`,
  }),
];

/** WR-TBL of Würth: `691137710002` is two poles at 5.00 mm; On Shore `OSTTC022162`, `ED555/2DS`; Phoenix MKDS by numbers. */
const terminals = (): StripRow[] => {
  const block = (maker: readonly [string, string], series: string, pitch: string, to: number, code: StripRow["code"]) =>
    wire(maker, series, { pitch, counts: countsBetween(2, to), code, kind: "Terminal block" });
  return [
    block(WURTH, "WR-TBL 1377", "5.0 mm", 24, (n) => `6911377100${twoDigits(n)}`),
    block(WURTH, "WR-TBL 2135", "5.08 mm", 24, (n) => `6912135100${twoDigits(n)}`),
    block(WURTH, "WR-TBL 2141", "3.5 mm", 24, (n) => `6912141100${twoDigits(n)}`),
    block(WURTH, "WR-TBL 2109", "2.54 mm", 12, (n) => `6912109100${twoDigits(n)}`),
    block(ON_SHORE, "OSTTC", "5.0 mm", 24, (n) => `OSTTC${twoDigits(n)}2162`),
    block(ON_SHORE, "OSTTE", "3.5 mm", 24, (n) => `OSTTE${twoDigits(n)}0161`),
    block(ON_SHORE, "OSTVN", "2.54 mm", 12, (n) => `OSTVN${twoDigits(n)}A150`),
    block(ON_SHORE, "ED555", "3.5 mm", 16, (n) => `ED555/${n}DS`),
    block(ON_SHORE, "ED120", "5.08 mm", 24, (n) => `ED120/${n}DS`),
  ];
};

/** Phoenix Contact's numbers follow no rule; these are listed with their poles. */
const PHOENIX_BLOCKS: readonly (readonly [number: string, series: string, poles: number, pitch: string])[] = [
  ["1935161", "PT 1,5/2-5,0-H", 2, "5.0 mm"],
  ["1935174", "PT 1,5/3-5,0-H", 3, "5.0 mm"],
  ["1935187", "PT 1,5/4-5,0-H", 4, "5.0 mm"],
  ["1729018", "MKDSN 1,5/2-5,08", 2, "5.08 mm"],
  ["1729128", "MKDSN 1,5/2-5,08", 2, "5.08 mm"],
  ["1729131", "MKDSN 1,5/3-5,08", 3, "5.08 mm"],
  ["1729144", "MKDSN 1,5/4-5,08", 4, "5.08 mm"],
  ["1715721", "MKDSN 1,5/2-5,08", 2, "5.08 mm"],
  ["1715734", "MKDSN 1,5/3-5,08", 3, "5.08 mm"],
  ["1725656", "MPT 0,5/2-2,54", 2, "2.54 mm"],
  ["1725669", "MPT 0,5/3-2,54", 3, "2.54 mm"],
  ["1725672", "MPT 0,5/4-2,54", 4, "2.54 mm"],
  ["1725685", "MPT 0,5/5-2,54", 5, "2.54 mm"],
  ["1725698", "MPT 0,5/6-2,54", 6, "2.54 mm"],
  ["1751248", "MKDS 1/2-3,5", 2, "3.5 mm"],
  ["1751251", "MKDS 1/3-3,5", 3, "3.5 mm"],
  ["1751264", "MKDS 1/4-3,5", 4, "3.5 mm"],
  ["1803277", "MC 1,5/2-G-3,81", 2, "3.81 mm"],
  ["1803280", "MC 1,5/3-G-3,81", 3, "3.81 mm"],
  ["1803293", "MC 1,5/4-G-3,81", 4, "3.81 mm"],
  ["1803578", "MC 1,5/2-ST-3,81", 2, "3.81 mm"],
  ["1803581", "MC 1,5/3-ST-3,81", 3, "3.81 mm"],
  ["1803594", "MC 1,5/4-ST-3,81", 4, "3.81 mm"],
  ["1757242", "MSTBA 2,5/2-G-5,08", 2, "5.08 mm"],
  ["1757255", "MSTBA 2,5/3-G-5,08", 3, "5.08 mm"],
  ["1757268", "MSTBA 2,5/4-G-5,08", 4, "5.08 mm"],
  ["1757019", "MSTB 2,5/2-ST-5,08", 2, "5.08 mm"],
  ["1757022", "MSTB 2,5/3-ST-5,08", 3, "5.08 mm"],
  ["1757035", "MSTB 2,5/4-ST-5,08", 4, "5.08 mm"],
  ["1704936", "PC 5/3-G-7,62", 3, "7.62 mm"],
  ["1868076", "SPT 2,5/2-V-7,62", 2, "7.62 mm"],
  ["1714971", "MKDS 5/2-9,5", 2, "9.5 mm"],
];
const phoenix = (): Part[] =>
  PHOENIX_BLOCKS.map(([number, series, poles, pitch]) =>
    partOfSeries(
      {
        ...{ maker: PHOENIX, category: "connector", series, mounting: "tht", pins: poles },
        packageName: `1 × ${poles}, ${pitch}`,
        parameters: { function: "Terminal block", pitch, rows: "1", positions: String(poles) },
      },
      number,
    ),
  );

/** Flat flex: Hirose FH12 0.5 mm (`FH12-24S-0.5SH(55)`) and FH19, Molex 52271 1.0 mm and 502598; Hirose DF13 wire-to-board. */
const flat = (): StripRow[] => [
  wire(HIROSE, "FH12", {
    ...{ pitch: "0.5 mm", mounting: "smt", kind: "FFC/FPC connector" },
    counts: [
      4, 5, 6, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 24, 25, 26, 28, 30, 32, 33, 34, 35, 36, 40, 45, 50,
    ],
    code: (n) => `FH12-${n}S-0.5SH(55)`,
  }),
  wire(HIROSE, "FH12", {
    ...{ pitch: "1.0 mm", mounting: "smt", kind: "FFC/FPC connector", counts: countsBetween(4, 30) },
    code: (n) => `FH12-${n}S-1SH(55)`,
  }),
  wire(HIROSE, "FH19C", {
    ...{
      pitch: "0.5 mm",
      mounting: "smt",
      kind: "FFC/FPC connector",
      counts: [4, 5, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 24, 25, 26, 30, 40],
    },
    code: (n) => `FH19C-${n}S-0.5SH(10)`,
  }),
  wire(MOLEX, "52271", {
    ...{
      pitch: "1.0 mm",
      mounting: "smt",
      kind: "FFC/FPC connector",
      counts: countsBetween(4, 30),
      code: (n) => `052271${twoDigits(n)}79`,
    },
  }),
  wire(MOLEX, "54132", {
    ...{
      pitch: "0.5 mm",
      mounting: "smt",
      kind: "FFC/FPC connector",
      counts: [10, 12, 14, 16, 18, 20, 24, 26, 30, 33, 40, 50],
    },
    code: (n) => `054132${twoDigits(n)}62`,
  }),
  wire(HIROSE, "DF13", { pitch: "1.25 mm", counts: countsBetween(2, 15), code: (n) => `DF13-${n}P-1.25DSA` }),
  wire(HIROSE, "DF13", {
    pitch: "1.25 mm",
    mounting: "smt",
    counts: countsBetween(2, 15),
    code: (n) => `DF13-${n}P-1.25H(20)`,
  }),
  wire(HIROSE, "DF14", {
    pitch: "1.25 mm",
    mounting: "smt",
    counts: countsBetween(2, 15),
    code: (n) => `DF14-${n}P-1.25H(25)`,
  }),
];

export const stripConnectors = (): Part[] => [
  ...[
    ...samtec(),
    ...samtecSockets(),
    ...wurth(),
    ...harwin(),
    ...molex(),
    ...jst(),
    ...terminals(),
    ...flat(),
  ].flatMap(stripParts),
  ...phoenix(),
];
