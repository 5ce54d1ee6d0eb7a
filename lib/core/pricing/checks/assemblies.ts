// What a book of assembly has to keep beyond its shape: the joints of a large order are the cheaper ones.

import type { AssemblyBook } from "@/lib/core/pricing/assembly/book";
import type { BookFault } from "@/lib/core/pricing/book-fault";

export function assemblyFaults({ smt }: Pick<AssemblyBook, "smt">): BookFault[] {
  return Number(smt.perJointBeyond) > Number(smt.perJoint) ? [{ path: "smt.perJointBeyond", reason: "falls" }] : [];
}
