// Terminal blocks of Würth, On Shore and Phoenix Contact.

import { partOfSeries } from "@/lib/core/part/families/part-row";
import type { Part } from "@/lib/core/part/part";
import { type ConnectorRow, countsBetween, type Maker } from "./connector-row";

const WURTH: Maker = ["Würth Elektronik", "we-online.com"];
const ON_SHORE: Maker = ["On Shore Technology", "on-shore.com"];
const PHOENIX: Maker = ["Phoenix Contact", "phoenixcontact.com"];
const KIND = "Terminal block";

/** `691137710002` is two poles at 5.00 mm; `OSTTC022162`; `ED555/2DS`. */
const ENTRIES: readonly (readonly [maker: Maker, series: string, pitch: string, longest: number, code: string])[] = [
  [WURTH, "WR-TBL 1377", "5.0 mm", 24, "6911377100{nn}"],
  [WURTH, "WR-TBL 2135", "5.08 mm", 24, "6912135100{nn}"],
  [WURTH, "WR-TBL 2141", "3.5 mm", 24, "6912141100{nn}"],
  [WURTH, "WR-TBL 2109", "2.54 mm", 12, "6912109100{nn}"],
  [ON_SHORE, "OSTTC", "5.0 mm", 24, "OSTTC{nn}2162"],
  [ON_SHORE, "OSTTE", "3.5 mm", 24, "OSTTE{nn}0161"],
  [ON_SHORE, "OSTVN", "2.54 mm", 12, "OSTVN{nn}A150"],
  [ON_SHORE, "ED555", "3.5 mm", 16, "ED555/{n}DS"],
  [ON_SHORE, "ED120", "5.08 mm", 24, "ED120/{n}DS"],
];

export const TERMINAL_BLOCKS: readonly ConnectorRow[] = ENTRIES.map(([maker, series, pitch, longest, code]) => ({
  ...{ maker, series, pitch, code, category: "connector", kind: KIND },
  ...{ rows: 1, gender: "pin", mounting: "tht", counts: countsBetween(2, longest) },
}));

/** Phoenix Contact's numbers are not systematic; these are listed with their poles. */
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

export const phoenixBlocks = (): Part[] =>
  PHOENIX_BLOCKS.map(([number, series, poles, pitch]) =>
    partOfSeries(
      {
        ...{ maker: PHOENIX, category: "connector", series, mounting: "tht", pins: poles },
        packageName: `1 × ${poles}, ${pitch}`,
        parameters: { function: KIND, pitch, rows: "1", positions: String(poles) },
      },
      number,
    ),
  );
