// The boards of an order or a quote, read by staff: measured facts beside the ordered ones, and the DFM verdict.

import type { AdminBoard, listRecordBoards } from "@/lib/contracts/admin-board";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import { boardFacts } from "@/lib/contracts/gerber";
import { countBySeverity } from "@/lib/core/dfm/severity";
import { measuredFacts } from "@/lib/core/order/measured-facts";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import type { Deps } from "@/lib/server/deps";
import * as dfmRows from "@/lib/server/dfm/rows";
import * as projectRows from "@/lib/server/gerber/rows";
import { boardsOfLine, orderedBoard } from "@/lib/server/order/place/boards";
import { findFiles } from "@/lib/server/order/care/message-rows";
import * as orderRows from "@/lib/server/order/rows";
import { readThing } from "../quotes/proposal";
import * as quoteRows from "../quotes/quote-rows";

type Placed = Pick<AdminBoard, "line" | "board" | "boardName">;
type Asked = Placed & { fileId: string; ordered: PcbSpecification | null };

async function toBoard(deps: Deps, accountId: string, { fileId, ordered, ...place }: Asked): Promise<AdminBoard> {
  const { db } = deps;
  const project = await projectRows.findByFile(db, { accountId, visitorHash: null }, fileId);
  const facts = boardFacts.safeParse(project?.facts).data;
  const check = project && (await dfmRows.find(db, project.id));
  return {
    ...place,
    fileName: (await findFiles(db, [fileId])).get(fileId)?.name ?? "",
    projectId: project?.projectType === projectRows.BOARD_PROJECT ? project.id : null,
    facts: facts && ordered ? measuredFacts(ordered, facts) : [],
    questions: (facts?.questions ?? []).map((code) => ({
      code,
      confirmedAt: facts?.confirmed?.find((answer) => answer.code === code)?.confirmedAt ?? null,
    })),
    dfm: check && { checkedAt: check.checkedAt.toISOString(), counts: countBySeverity(check.report.findings) },
  };
}

/** Every line that is made from files; boards without a file are skipped. */
async function ofOrder(deps: Deps, id: string): Promise<{ accountId: string; asked: Asked[] }> {
  const order = await orderRows.find(deps.db, id);
  if (!order) throw new AppError("NOT_FOUND");
  const lines = await orderRows.findLines(deps.db, id);
  const asked = lines.flatMap((line) =>
    boardsOfLine(line).flatMap(({ boardName, fileId }, board) =>
      fileId === null ? [] : [{ line: line.position, board, boardName, fileId, ordered: orderedBoard(line, board) }],
    ),
  );
  return { accountId: order.accountId, asked };
}

async function ofQuote(deps: Deps, id: string): Promise<{ accountId: string; asked: Asked[] }> {
  const found = await quoteRows.find(deps.db, id);
  if (!found) throw new AppError("NOT_FOUND");
  const { quote, fileId: ofProject } = found;
  const thing = readThing(quote);
  const boards = thing.kind === "pcb" ? [{ board: thing.board }] : thing.boards;
  const fileOf = (at: number) =>
    quote.files.find(({ kind, board = 0 }) => kind === "board" && board === at)?.fileUrl ??
    (at === 0 ? ofProject : null);
  const named = (quote.specification.boards ?? []) as { boardName?: string }[];
  const asked = boards.flatMap(({ board: ordered }, board) => {
    const fileId = fileOf(board);
    return fileId === null ? [] : [{ line: 0, board, boardName: named[board]?.boardName ?? "", fileId, ordered }];
  });
  return { accountId: quote.accountId, asked };
}

export async function boards(deps: Deps, { record, id }: ParsedInputOf<typeof listRecordBoards>) {
  const { accountId, asked } = await (record === "order" ? ofOrder(deps, id) : ofQuote(deps, id));
  const rows: AdminBoard[] = [];
  for (const each of asked) rows.push(await toBoard(deps, accountId, each));
  return { rows };
}
