// Contradictions between measured files and a specification. A board with one of them is priced by a person.

import { openQuestions, questionSubject } from "@/lib/core/board/questions";
import type { UnmeasuredFact } from "@/lib/core/measure/unmeasured";
import { CAPABILITY } from "@/lib/core/pcb/capability";
import { isSameSize } from "@/lib/core/pcb/same-size";
import { PCB_OPTIONS, type PcbOption, type PcbSpecification, TRACK_GRADE_MM } from "@/lib/core/pcb/specification";
import { isFinerThan, isUnmeasured, type MeasuredBoard } from "@/lib/core/pcb/suggest";

/**
 * `…Doubtful`: the files disagree among themselves. `…Unknown`: the files do not tell. `…Beyond`: the files need what is not made. The others: the files need something
 * else than what was chosen. Their sentences stand under `contradictions` in messages/<locale>/pcb.json.
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

/** `option` is the one to change; `args` are the figures of the sentence: lengths in mm, layers as a count. */
export type Contradiction = { code: ContradictionCode; option: PcbOption; args: Record<string, number> };

const MAX_LAYERS = Math.max(...PCB_OPTIONS.layers);

/** The lowest number of layers that is made and holds those of the files; undefined beyond what is made. */
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
  /** The finest that is made. */
  limitMm: number;
  /** Whether the price of the finest grade covers what could not be measured; a missing drill file is asked for. */
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

/** Open questions of the reading (see questions.ts), one for each subject. */
function doubts(board: MeasuredBoard): Contradiction[] {
  const subjects = new Set(openQuestions(board).map(questionSubject));
  return (["files", "layers", "size"] as const)
    .filter((subject) => subjects.has(subject))
    .map((subject) => ({ code: DOUBTS[subject], option: DOUBTED_OPTIONS[subject], args: {} }));
}

/** In a fixed order; empty where the files bear out the specification, which may then be priced by the engine. */
export function contradictionsOf(specification: PcbSpecification, board: MeasuredBoard): Contradiction[] {
  return [
    ...doubts(board),
    layerContradiction(specification, board),
    sizeContradiction(specification, board),
    ...GRADES.map((grade) => gradeContradiction(specification, board, grade)),
  ].filter((contradiction) => contradiction !== null);
}
