// The smallest board that has everything: 20 × 10 mm, two copper layers, masks, an outline, two holes of 0.8 mm.

const HEAD = "%FSLAX46Y46*%\n%MOMM*%\n%ADD10C,0.2*%\n%ADD11C,1.6*%\nG01*\n";
const PADS = "D11*\nX5000000Y5000000D03*\nX15000000Y5000000D03*\n";
const TRACE = "D10*\nX5000000Y5000000D02*\nX15000000Y5000000D01*\n";
const EDGE = "D10*\nX0Y0D02*\nX20000000Y0D01*\nX20000000Y10000000D01*\nX0Y10000000D01*\nX0Y0D01*\n";

export const BOARD_FILES = [
  { name: "b.gtl", content: `${HEAD}${PADS}${TRACE}M02*\n` },
  { name: "b.gbl", content: `${HEAD}${PADS}M02*\n` },
  { name: "b.gts", content: `${HEAD}${PADS}M02*\n` },
  { name: "b.gbs", content: `${HEAD}${PADS}M02*\n` },
  { name: "b.gko", content: `${HEAD}${EDGE}M02*\n` },
  { name: "b.drl", content: "M48\nMETRIC\nT1C0.8\n%\nG90\nT1\nX5.0Y5.0\nX15.0Y5.0\nM30\n" },
];

/** Two megabytes on the lower side, no two lines alike: what packs too well is refused. */
const REMARKS = Array.from({ length: 120_000 }, (_, k) => `G04 ${(k * 7919 * 104_729) % 1_000_003} ${k}*\n`).join("");
/** The same board, large enough to be shown in parts. */
export const LARGE_FILES = BOARD_FILES.map((file) =>
  file.name === "b.gbl" ? { ...file, content: file.content.replace("M02*", `${REMARKS}M02*`) } : file,
);
