// Contradictions between measured files and a specification. A board with any of them is priced by staff.

import { openQuestions, questionSubject } from "@/lib/core/board/questions";
import type { UnmeasuredFact } from "@/lib/core/measure/unmeasured";
import { CAPABILITY } from "@/lib/core/pcb/capability";
import { isSameSize } from "@/lib/core/pcb/same-size";
import { PCB_OPTIONS, type PcbOption, type PcbSpecification, TRACK_GRADE_MM } from "@/lib/core/pcb/specification";
import { isFinerThan, isUnmeasured, type MeasuredBoard } from "@/lib/core/pcb/suggest";

/**
 * `…Doubtful`: the files contradict each other. `…Unknown`: the files do not state it. `…Beyond`: the files need more
 * than can be manufactured. The others: the files need something else than what was chosen. Their messages are under
 * `contradictions` in messages/<locale>/pcb.json.
 */
export const CONTRADICTION_CODES = [
  "filesDoubtful",
  "layersDoubtful",
  "sizeDoubtful",
  "layersUnknown",
  "layersBeyond",
  "layersDiffer",
  "sizeUnknown",
  "sizeDiffers",
  "traceUnknown",
  "traceBeyond",
  "traceFiner",
  "spaceUnknown",
  "spaceBeyond",
  "spaceFiner",
  "holeUnknown",
  "holeBeyond",
  "holeFiner",
] as const;
export type ContradictionCode = (typeof CONTRADICTION_CODES)[number];

/** `option` is the one to change; `args` are the message's arguments: lengths in mm, layers as a count. */
export type Contradiction = { code: ContradictionCode; option: PcbOption; args: Record<string, number> };

const MAX_LAYERS = Math.max(...PCB_OPTIONS.layers);

/** The smallest available number of layers that is sufficient for the files; undefined if there is none. */
function neededLayers(layers: number): number | undefined {
  return PCB_OPTIONS.layers.find((count) => count >= layers);
}

function layerContradiction({ layers: chosen }: PcbSpecification, { layers }: MeasuredBoard): Contradiction | null {
  const option = "layers";
  if (layers === null) return { code: "layersUnknown", option, args: {} };
  if (layers > MAX_LAYERS) return { code: "layersBeyond", option, args: { measured: layers, limit: MAX_LAYERS } };
  if (neededLayers(layers) === chosen) return null;
  return { code: "layersDiffer", option, args: { measured: layers, chosen } };
}

function sizeContradiction(specification: PcbSpecification, board: MeasuredBoard): Contradiction | null {
  const option = "widthMm";
  const { widthMm, heightMm } = board;
  if (widthMm === null || heightMm === null) return { code: "sizeUnknown", option, args: {} };
  if (isSameSize(specification, { widthMm, heightMm })) return null;
  const { widthMm: chosenWidth, heightMm: chosenHeight } = specification;
  return { code: "sizeDiffers", option, args: { width: widthMm, height: heightMm, chosenWidth, chosenHeight } };
}

interface Grade {
  fact: UnmeasuredFact;
  option: "minTraceSpaceMil" | "minHoleMm";
  /** The finest available grade. */
  limitMm: number;
  /**
   * True if the price of the finest grade covers a value that could not be measured; a missing drill file is requested.
   */
  doesFinestCover: boolean;
  chosenMm: (specification: PcbSpecification) => number;
  codes: { unknown: ContradictionCode; beyond: ContradictionCode; finer: ContradictionCode };
}

const chosenTraceMm = ({ minTraceSpaceMil }: PcbSpecification) => TRACK_GRADE_MM[minTraceSpaceMil] ?? Infinity;

const GRADES: readonly Grade[] = [
  {
    fact: "minTraceMm",
    option: "minTraceSpaceMil",
    limitMm: CAPABILITY.minTraceMm,
    doesFinestCover: true,
    chosenMm: chosenTraceMm,
    codes: { unknown: "traceUnknown", beyond: "traceBeyond", finer: "traceFiner" },
  },
  {
    fact: "minSpaceMm",
    option: "minTraceSpaceMil",
    limitMm: CAPABILITY.minSpaceMm,
    doesFinestCover: true,
    chosenMm: chosenTraceMm,
    codes: { unknown: "spaceUnknown", beyond: "spaceBeyond", finer: "spaceFiner" },
  },
  {
    fact: "minDrillMm",
    option: "minHoleMm",
    limitMm: CAPABILITY.minDrillMm,
    doesFinestCover: false,
    chosenMm: ({ minHoleMm }) => minHoleMm,
    codes: { unknown: "holeUnknown", beyond: "holeBeyond", finer: "holeFiner" },
  },
];

function gradeContradiction(specification: PcbSpecification, board: MeasuredBoard, grade: Grade): Contradiction | null {
  const { fact, option, limitMm, doesFinestCover, codes } = grade;
  const chosen = grade.chosenMm(specification);
  if (isUnmeasured(board, fact)) {
    const isCovered = doesFinestCover && !isFinerThan(limitMm, chosen);
    return isCovered ? null : { code: codes.unknown, option, args: {} };
  }
  const measured = board[fact];
  if (measured === null) return null;
  if (isFinerThan(measured, limitMm)) return { code: codes.beyond, option, args: { measured, limit: limitMm } };
  return isFinerThan(measured, chosen) ? { code: codes.finer, option, args: { measured, chosen } } : null;
}

const DOUBTS = { files: "filesDoubtful", layers: "layersDoubtful", size: "sizeDoubtful" } as const;
const DOUBTED_OPTIONS = { files: "layers", layers: "layers", size: "widthMm" } as const;

/** Open questions about the files (see questions.ts), one per subject. */
function doubts(board: MeasuredBoard): Contradiction[] {
  const subjects = new Set(openQuestions(board).map(questionSubject));
  return (["files", "layers", "size"] as const)
    .filter((subject) => subjects.has(subject))
    .map((subject) => ({ code: DOUBTS[subject], option: DOUBTED_OPTIONS[subject], args: {} }));
}

/** In a fixed order; empty if the files confirm the specification, which then gets an automatic price. */
export function contradictionsOf(specification: PcbSpecification, board: MeasuredBoard): Contradiction[] {
  return [
    ...doubts(board),
    layerContradiction(specification, board),
    sizeContradiction(specification, board),
    ...GRADES.map((grade) => gradeContradiction(specification, board, grade)),
  ].filter((contradiction) => contradiction !== null);
}
