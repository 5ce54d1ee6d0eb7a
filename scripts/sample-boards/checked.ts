// Findings of the DFM check of a sample board that the home page shows.
import type { BoardModel } from "@/lib/core/board/board-model";
import { checkBoard } from "@/lib/core/dfm/check";
import type { Finding } from "@/lib/core/dfm/finding";
import { detailPictures } from "@/lib/core/dfm/pictures/detail-pictures";
import type { DetailPicture } from "@/lib/core/dfm/pictures/picture";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { boardFacts } from "@/lib/core/measure/facts";

const SHOWN = ["spacingOuter", "traceToPad", "maskDam"] as const;

export interface SampleFinding {
  rule: (typeof SHOWN)[number];
  measuredMm: number;
  limitMm: number;
  count: number;
}

/** Of the board as it is ordered without any choice; the first finding of each shown rule. */
export function sampleFindings(board: BoardModel): { finding: SampleFinding; picture: DetailPicture }[] {
  const { widthMm, heightMm, layers } = boardFacts(board);
  const order = completeSpecification({
    layers: layers ?? undefined,
    ...(widthMm === null || heightMm === null ? {} : { widthMm, heightMm }),
  });
  const { findings } = checkBoard(board, order);
  const shown = SHOWN.map((rule) => findings.find((finding) => finding.rule === rule)).filter(
    (finding): finding is Finding => finding !== undefined,
  );
  const pictures = detailPictures(board, shown);
  return shown.flatMap(({ rule, measured, limit, count }, at) => {
    const picture = pictures[at];
    const known = SHOWN.find((each) => each === rule);
    if (!picture || !known) return [];
    return [{ finding: { rule: known, measuredMm: Number(measured.toFixed(3)), limitMm: limit, count }, picture }];
  });
}
