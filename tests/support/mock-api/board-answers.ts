// Files, boards and their checks on a good day.

import { toReportView } from "@/lib/server/dfm/view";
import { UNKNOWN_FACTS } from "@/tests/support/board-facts";
import { DFM_REPORT } from "@/tests/support/dfm-report";
import { type Answer, type Answers, png, svg } from "./answer";
import { specification } from "./quote-answers";

const board: Answer<"getBoard"> = {
  projectId: "prj_1",
  projectName: "amplifier",
  facts: {
    ...UNKNOWN_FACTS,
    widthMm: 100,
    heightMm: 100,
    layers: 2,
    minTraceMm: 0.2,
    minSpaceMm: 0.2,
    minDrillMm: 0.3,
    drillCount: 42,
    slotCount: 0,
    castellated: false,
    goldFingers: false,
    boards: 1,
    outline: "closed",
  },
  layers: [
    { file: "amplifier-F_Cu.gbr", type: "copper", side: "top", confidence: 0.95, certainty: "certain", evidence: [] },
  ],
  warnings: [],
  board3dSnapshot: null,
};

const dfmNote: Answer<"getSharedDfm">["notes"][number] = {
  ...{ rule: "viaRing", severity: "risk", layer: "b.gbl", xMm: 15, yMm: 5 },
  ...{ measured: 0.06, limit: 0.1, unit: "mm", count: 1 },
  ...{ note: "We solder by hand", at: "2026-11-21T08:00:00.000Z" },
};

const { findings, checks, figures, disagreements } = toReportView(DFM_REPORT);

export const BOARD_ANSWERS = {
  uploadFile: { fileUrl: "file_1", fileName: "amplifier.zip", size: 1234, sha256: "0".repeat(64) },
  downloadFile: svg,
  createBoardProject: board,
  handOverBoard: { token: "token_1", expiresAt: "2026-11-21T08:30:00.000Z" },
  takeOverBoard: { projectId: "prj_1", projectName: "amplifier" },
  getBoard: board,
  confirmQuestions: board,
  withdrawConfirmation: board,
  getBoardArchive: svg,
  getBoardPicture: svg,
  setBoard3dSnapshot: { board3dSnapshot: "picture_1" },
  removeBoard3dSnapshot: { board3dSnapshot: null },
  getBoard3dSnapshot: png,
  checkDfm: {
    ...{ findings, checks, figures, disagreements, specification },
    ...{ projectId: "prj_1", projectName: "amplifier", checkedAt: "2026-11-21T08:00:00.000Z", notes: [] },
  },
  getDfm: {
    ...{ projectId: "prj_1", projectName: "amplifier", specification, checkedAt: "2026-11-21T08:00:00.000Z" },
    ...{ counts: { risk: 1, warning: 1, notice: 1 }, notes: [], isShared: false },
  },
  acceptDfmFinding: { notes: [dfmNote] },
  withdrawDfmNote: { notes: [] },
  printDfm: svg,
  shareDfm: { token: "0123456789abcdef0123456789abcdef" },
  unshareDfm: {},
  getSharedDfm: { projectName: "amplifier", specification, checkedAt: "2026-11-21T08:00:00.000Z", notes: [dfmNote] },
  getSharedDfmArchive: svg,
} satisfies Partial<Answers>;
