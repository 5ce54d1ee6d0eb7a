// Headers and socket strips of Samtec in 2.54, 2.00, 1.27 and 1.00 mm.

import type { Mounting } from "@/lib/core/part/part";
import { type ConnectorRow, countsBetween, type Gender, headerKind, type Maker } from "./connector-row";

const SAMTEC: Maker = ["Samtec", "samtec.com"];

type Series = readonly [
  series: string,
  gender: Gender,
  pitch: string,
  mounting: Mounting,
  /** Positions of the longest row. */
  longest: number,
  leadStyles: string,
  platings: string,
  /** Row letters: S is single, D double. */
  ends: string,
];

/** `TSW-110-07-G-S`: 1 and the positions of a row, lead style, plating, end. */
const SERIES: readonly Series[] = [
  ["TSW", "pin", "2.54 mm", "tht", 36, "05 06 07 08 09 14 23 26", "F G L T", "S D"],
  ["TSW", "pin", "2.54 mm", "tht", 36, "05 07 08 14", "S", "S D"],
  ["SSW", "socket", "2.54 mm", "tht", 36, "01 02 03", "F G L S T", "S D"],
  ["TSM", "pin", "2.54 mm", "smt", 36, "01 02 03", "F L S T", "SV DV"],
  ["SSQ", "socket", "2.54 mm", "tht", 36, "01 02 03 04", "F G L T", "S D"],
  ["ESQ", "socket", "2.54 mm", "tht", 36, "12 13 14 33 44", "G L T", "S D"],
  ["MTSW", "pin", "2.54 mm", "tht", 36, "07 08 09", "G L T", "S-240 D-240"],
  ["TST", "pin", "2.54 mm", "tht", 36, "01 02 03", "G L S T", "D D-RA"],
  ["HTSW", "pin", "2.54 mm", "tht", 36, "07 08 09", "F G L S", "S D"],
  ["SLW", "socket", "2.54 mm", "tht", 36, "01", "G L S T", "S D"],
  ["TMM", "pin", "2.0 mm", "tht", 36, "01 03 05", "F G L S T", "S D"],
  ["TMMH", "pin", "2.0 mm", "smt", 36, "01 04", "F G L", "SV DV"],
  ["SQW", "socket", "2.0 mm", "tht", 36, "01", "F G L S T", "S D"],
  ["SQT", "socket", "2.0 mm", "tht", 36, "01 02 03", "F L S", "S D"],
  ["SMM", "socket", "2.0 mm", "tht", 36, "02", "F L S", "S D"],
  ["FTS", "pin", "1.27 mm", "smt", 36, "01 02 03", "F L S", "S D DV SV"],
  ["FTSH", "pin", "1.27 mm", "smt", 36, "01 02 03 04", "F L S G", "D DV DV-K DV-K-P DV-P"],
  ["FLE", "socket", "1.27 mm", "smt", 30, "01", "G H F", "DV DV-A DV-K"],
  ["CLP", "socket", "1.27 mm", "smt", 36, "02", "F L G", "D D-A D-K D-P"],
  ["SFM", "socket", "1.27 mm", "smt", 30, "02 T2", "F L S SM", "D D-A D-LC"],
  ["TFM", "pin", "1.27 mm", "smt", 30, "02 12 32", "F L S", "D D-A D-LC"],
  ["CLM", "socket", "1.0 mm", "smt", 36, "02", "F L H", "D D-A"],
  ["FTM", "pin", "1.0 mm", "smt", 36, "02 03", "F L", "DV DV-A"],
];

/** BCS and SSM name no lead style: `BCS-110-L-S-TE`, `SSM-110-L-DV`. */
const WITHOUT_STYLE: readonly Series[] = [
  ["BCS", "socket", "2.54 mm", "tht", 36, "", "F L S T", "S-TE S-DE S-HE S-PE D-TE D-DE D-HE D-PE"],
  ["SSM", "socket", "2.54 mm", "smt", 36, "", "F L S T", "SV DV"],
];

function rowsOf([series, gender, pitch, mounting, longest, leadStyles, platings, ends]: Series): ConnectorRow[] {
  const styles = leadStyles === "" ? [""] : leadStyles.split(" ").map((style) => `${style}-`);
  const fixed = {
    maker: SAMTEC,
    category: "header",
    kind: headerKind(gender),
    series,
    gender,
    pitch,
    mounting,
  } as const;
  return styles.flatMap((style) =>
    platings.split(" ").flatMap((plating) =>
      ends.split(" ").map((end): ConnectorRow => ({
        ...fixed,
        rows: end.startsWith("D") ? 2 : 1,
        counts: countsBetween(2, longest),
        code: `${series}-1{nn}-${style}${plating}-${end}`,
      })),
    ),
  );
}

export const SAMTEC_STRIPS: readonly ConnectorRow[] = [...SERIES, ...WITHOUT_STYLE].flatMap(rowsOf);
