// Parts whose code counts positions: headers, sockets and wire-to-board connectors.

import type { Part, PartCategory } from "@/lib/core/part/part";

const twoDigits = (count: number) => String(count).padStart(2, "0");
const counts = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

interface CountedRow {
  manufacturer: string;
  datasheetHost: string;
  category: PartCategory;
  series: string;
  from: number;
  to: number;
  /** The code for so many positions in a row. */
  code: (count: number) => string;
  rows: 1 | 2;
  pitch: string;
  gender: "pin" | "socket";
  mounting: Part["mounting"];
}

const kindOf = (category: PartCategory, gender: CountedRow["gender"]) =>
  category === "connector" ? "Wire-to-board connector" : gender === "pin" ? "Pin header" : "Socket strip";

function partsOf({ from, to, code, rows, pitch, gender, ...rest }: CountedRow): Part[] {
  return counts(from, to).map((count) => ({
    ...rest,
    mpn: code(count),
    packageName: `${rows} × ${count}, ${pitch}`,
    pins: rows * count,
    parameters: {
      function: kindOf(rest.category, gender),
      pitch,
      rows: String(rows),
      positions: String(rows * count),
      gender,
    },
    lifecycle: "active",
  }));
}

const SAMTEC = { manufacturer: "Samtec", datasheetHost: "samtec.com" };
const INCH = "2.54 mm";
const SIDES = [
  ["S", 1],
  ["D", 2],
] as const;

/** TSW: `TSW-110-07-G-S`: 1 and the positions of a row, lead style, plating, single or double row. */
const tsw = ["05", "07", "08", "14"].flatMap((style) =>
  ["F", "G", "L", "S", "T"].flatMap((plating) =>
    SIDES.map(([letter, rows]): CountedRow => ({
      ...SAMTEC,
      category: "header",
      series: "TSW",
      from: 2,
      to: 36,
      code: (count) => `TSW-1${twoDigits(count)}-${style}-${plating}-${letter}`,
      rows,
      pitch: INCH,
      gender: "pin",
      mounting: "tht",
    })),
  ),
);

/** SSW: sockets for the same pins, `SSW-108-01-T-S`. */
const ssw = ["01", "02", "03"].flatMap((style) =>
  ["F", "G", "L", "S", "T"].flatMap((plating) =>
    SIDES.map(([letter, rows]): CountedRow => ({
      ...SAMTEC,
      category: "header",
      series: "SSW",
      from: 2,
      to: 36,
      code: (count) => `SSW-1${twoDigits(count)}-${style}-${plating}-${letter}`,
      rows,
      pitch: INCH,
      gender: "socket",
      mounting: "tht",
    })),
  ),
);

/** WR-PHD: `61300411121` is one row of 4, `61300821121` two rows of 4: the digits count pins. */
const wurth = SIDES.map(([, rows]): CountedRow => ({
  manufacturer: "Würth Elektronik",
  datasheetHost: "we-online.com",
  category: "header",
  series: "WR-PHD",
  from: 2,
  to: rows === 1 ? 40 : 20,
  code: (count) => `6130${twoDigits(rows * count)}${rows}1121`,
  rows,
  pitch: INCH,
  gender: "pin",
  mounting: "tht",
}));

/** Sullins: `PRPC040SAAN-RC` pins and `PPTC081LFBN-RC` sockets. */
const sullins: CountedRow[] = [
  {
    manufacturer: "Sullins",
    datasheetHost: "sullinscorp.com",
    category: "header",
    series: "PRPC",
    from: 2,
    to: 40,
    code: (count) => `PRPC0${twoDigits(count)}SAAN-RC`,
    rows: 1,
    pitch: INCH,
    gender: "pin",
    mounting: "tht",
  },
  {
    manufacturer: "Sullins",
    datasheetHost: "sullinscorp.com",
    category: "header",
    series: "PPTC",
    from: 2,
    to: 36,
    code: (count) => `PPTC${twoDigits(count)}1LFBN-RC`,
    rows: 1,
    pitch: INCH,
    gender: "socket",
    mounting: "tht",
  },
];

/** Harwin M20: `M20-9990346` is one row of 3. */
const harwin: CountedRow = {
  manufacturer: "Harwin",
  datasheetHost: "harwin.com",
  category: "header",
  series: "M20-999",
  from: 2,
  to: 40,
  code: (count) => `M20-999${twoDigits(count)}46`,
  rows: 1,
  pitch: INCH,
  gender: "pin",
  mounting: "tht",
};

const JST = {
  manufacturer: "JST",
  datasheetHost: "jst-mfg.com",
  category: "connector",
  rows: 1,
  gender: "pin",
} as const;

/** JST: XH 2.5 mm, PH 2.0 mm, ZH 1.5 mm, GH 1.25 mm, SH 1.0 mm; B stands, S lies. */
const jst: CountedRow[] = [
  { ...JST, series: "XH", from: 2, to: 15, code: (n) => `B${n}B-XH-A(LF)(SN)`, pitch: "2.5 mm", mounting: "tht" },
  { ...JST, series: "XH", from: 2, to: 15, code: (n) => `S${n}B-XH-A(LF)(SN)`, pitch: "2.5 mm", mounting: "tht" },
  { ...JST, series: "PH", from: 2, to: 15, code: (n) => `B${n}B-PH-K-S(LF)(SN)`, pitch: "2.0 mm", mounting: "tht" },
  { ...JST, series: "PH", from: 2, to: 15, code: (n) => `S${n}B-PH-K-S(LF)(SN)`, pitch: "2.0 mm", mounting: "tht" },
  { ...JST, series: "PH", from: 2, to: 15, code: (n) => `S${n}B-PH-SM4-TB(LF)(SN)`, pitch: "2.0 mm", mounting: "smt" },
  { ...JST, series: "PH", from: 2, to: 15, code: (n) => `B${n}B-PH-SM4-TB(LF)(SN)`, pitch: "2.0 mm", mounting: "smt" },
  { ...JST, series: "ZH", from: 2, to: 12, code: (n) => `B${n}B-ZR(LF)(SN)`, pitch: "1.5 mm", mounting: "tht" },
  {
    ...JST,
    series: "GH",
    from: 2,
    to: 15,
    code: (n) => `SM${twoDigits(n)}B-GHS-TB(LF)(SN)`,
    pitch: "1.25 mm",
    mounting: "smt",
  },
  {
    ...JST,
    series: "SH",
    from: 2,
    to: 15,
    code: (n) => `SM${twoDigits(n)}B-SRSS-TB(LF)(SN)`,
    pitch: "1.0 mm",
    mounting: "smt",
  },
  {
    ...JST,
    series: "SH",
    from: 2,
    to: 15,
    code: (n) => `BM${twoDigits(n)}B-SRSS-TB(LF)(SN)`,
    pitch: "1.0 mm",
    mounting: "smt",
  },
];

export function countedParts(): Part[] {
  return [...tsw, ...ssw, ...wurth, ...sullins, harwin, ...jst].flatMap(partsOf);
}
