// Lines that grow with the quantity: joints, inspection, programming, tests.

import { parseMicro, scaleMicro } from "@/lib/base/money";
import { populatedSides, technologyOf } from "@/lib/core/pcba/specification";
import { type AssemblyCostLine, type AssemblyInput, costs, times, type WorkLineKey } from "../line";

/** Joints beyond a number per order cost less each; the total never falls as their number grows. */
function smtMicro({ assembly: { smtJoints }, pieces, book: { smt } }: AssemblyInput): number {
  const joints = smtJoints * pieces;
  const beyond = Math.max(0, joints - smt.beyondJoints);
  return times(smt.perJoint, joints - beyond) + times(smt.perJointBeyond, beyond);
}

const JOINT_RULES = { smt: "smtJoints", tht: "thtJoints", hybrid: "bothJoints" } as const;

function jointRule({ assembly, pieces, book: { smt, tht } }: AssemblyInput): {
  key: string;
  args: Record<string, number>;
} {
  const rates = { smtRateMicro: parseMicro(smt.perJoint), thtRateMicro: parseMicro(tht.perJoint) };
  const counts = { smt: assembly.smtJoints, tht: assembly.thtJoints, count: pieces };
  const isBeyond = assembly.smtJoints * pieces > smt.beyondJoints && smt.perJointBeyond !== smt.perJoint;
  const beyond = { beyond: smt.beyondJoints, beyondRateMicro: parseMicro(smt.perJointBeyond) };
  const key = JOINT_RULES[technologyOf(assembly)];
  return isBeyond
    ? { key: `${key}Beyond`, args: { ...counts, ...rates, ...beyond } }
    : { key, args: { ...counts, ...rates } };
}

type PerBoardKey = Extract<WorkLineKey, "assemblyUnitPrice" | "assembly" | "xRay" | "icProgramming" | "coustomTesting">;

export const PER_BOARD_LINES: Readonly<Record<PerBoardKey, AssemblyCostLine>> = {
  assemblyUnitPrice({ assembly, pieces, book: { board } }) {
    const eachMicro = times(board.perSide, Math.max(1, populatedSides(assembly)));
    return costs(scaleMicro(eachMicro, pieces, 1), "boardHandled", { count: pieces, eachMicro });
  },
  assembly(input) {
    const { assembly, pieces, book } = input;
    const { key, args } = jointRule(input);
    return costs(smtMicro(input) + times(book.tht.perJoint, assembly.thtJoints * pieces), key, args);
  },
  xRay({ assembly: { bgaCount }, pieces, book: { xRay } }) {
    if (bgaCount === 0) return null;
    const packages = bgaCount * pieces;
    const [onceMicro, eachMicro] = [parseMicro(xRay.perOrder), parseMicro(xRay.perPackage)];
    return costs(onceMicro + times(xRay.perPackage, packages), "xRayed", { onceMicro, packages, eachMicro });
  },
  icProgramming({ assembly, pieces, book: { icProgramming: fee } }) {
    if (!assembly.icProgramming) return null;
    const chips = assembly.programmedIcs * pieces;
    const [onceMicro, eachMicro] = [parseMicro(fee.perOrder), parseMicro(fee.perChip)];
    return costs(onceMicro + times(fee.perChip, chips), "chipsProgrammed", { onceMicro, chips, eachMicro });
  },
  coustomTesting({ assembly, pieces: count, book: { customTesting: fee } }) {
    if (!assembly.customTesting) return null;
    const [onceMicro, eachMicro] = [parseMicro(fee.perOrder), parseMicro(fee.perBoard)];
    return costs(onceMicro + times(fee.perBoard, count), "boardsTested", { onceMicro, count, eachMicro });
  },
};
