// The projects whose files came with the boards of a quote, and what was measured on them.

import type { Contradiction } from "@/lib/core/pcb/contradictions";
import { boardsOf, countBoards } from "@/lib/core/pcba/quoted-boards";
import type { Queryable } from "@/lib/server/db/client";
import * as projectRows from "@/lib/server/gerber/rows";
import { measuredContradictions, type MeasuredProject } from "@/lib/server/pcb/measured";
import { type BomQuoteRow, findEvents } from "./rows";

type Quote = Pick<BomQuoteRow, "accountId" | "projectId" | "files" | "specification">;

/** One for each board, in their order; null of a board without files. */
export async function projectsOf(db: Queryable, quote: Quote): Promise<(MeasuredProject | null)[]> {
  const owner = { accountId: quote.accountId, visitorHash: null };
  const first = quote.projectId === null ? null : await projectRows.findOwned(db, owner, quote.projectId);
  const projects: (MeasuredProject | null)[] = [first];
  for (let at = 1; at < countBoards(quote.specification); at += 1) {
    const file = quote.files.find(({ kind, board }) => kind === "board" && board === at);
    projects.push(file ? await projectRows.findByFile(db, owner, file.fileUrl) : null);
  }
  return projects;
}

/** Offered by staff from the start, or corrected by them. */
async function isPricedByPerson(db: Queryable, { id, reasons }: Pick<BomQuoteRow, "id" | "reasons">): Promise<boolean> {
  return reasons.length > 0 || (await findEvents(db, id)).some(({ actor }) => actor === "staff");
}

/** Between what the engine priced and the files as they are measured now; a person who priced a quote has seen them. */
export async function offerContradictions(
  db: Queryable,
  quote: Quote & Pick<BomQuoteRow, "id" | "reasons">,
): Promise<Contradiction[]> {
  if (await isPricedByPerson(db, quote)) return [];
  const projects = await projectsOf(db, quote);
  return boardsOf(quote.specification).flatMap(({ board }, at) => measuredContradictions(board, projects[at] ?? null));
}
