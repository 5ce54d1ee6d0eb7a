// A written list of joints in the admin, compared with the parts list of a board of an inquiry.

import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError, isErrorCode } from "@/lib/contracts/errors";
import type { AdminJoints, readAdminJoints } from "@/lib/contracts/ops-quote";
import { countJoints, type CountedLine, type JointCounts } from "@/lib/core/bom/count-joints";
import type { JointReading } from "@/lib/core/bom/joint-table";
import { toQuoteLine } from "@/lib/server/bom/line-rows";
import { bytesOf } from "@/lib/server/bom/read-list";
import type { ListedLineRow } from "@/lib/server/bom/rows";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { fieldMessage } from "@/lib/server/http/translate";
import { readThing } from "./proposal";
import { type AdminParts, readParts } from "./quote-parts";
import * as rows from "./quote-rows";

type Context = RequestContext<Viewer>;

/** `shown` of the same line: what today's catalogue tells of it, of all its pieces on one board. */
function toCounted(line: ListedLineRow, shown: AdminParts["shown"][number] | undefined): CountedLine {
  const { position, quantity, mpn, part } = line;
  const joints = shown?.joints ?? null;
  return {
    ...{ position, quantity },
    designators: toQuoteLine(line).designators,
    numbers: [mpn, part?.mpn ?? ""],
    isAssembled: line.isPlaced && line.isAssembled && line.supply !== "none",
    pins: joints === null || quantity === 0 ? null : joints / quantity,
    mounting: shown?.mounting ?? null,
  };
}

function problemsOf({ problems, rows: read }: JointReading, counts: JointCounts): AdminJoints["problems"] {
  const textOf = (row: number) => {
    const found = read.find((each) => each.row === row);
    return found ? [found.designators.join(", "), found.part].filter(Boolean).join(" · ").slice(0, 200) : "";
  };
  const named = (reason: "unlisted" | "uncounted" | "assumed") =>
    [...new Set(counts[reason])].map((row) => ({ row, reason, text: textOf(row) }));
  return [...problems, ...named("unlisted"), ...named("uncounted"), ...named("assumed")].sort(
    (one, other) => one.row - other.row,
  );
}

export async function readJoints(
  deps: Deps,
  { id, board, fileUrl }: ParsedInputOf<typeof readAdminJoints>,
  context: Context,
): Promise<AdminJoints> {
  const found = await rows.find(deps.db, id);
  if (!found) throw new AppError("NOT_FOUND");
  const thing = readThing(found.quote);
  const asked = thing.kind === "pcb" ? undefined : thing.boards[board];
  if (!asked) {
    const message = fieldMessage(context.locale, "common.invalid");
    throw new AppError("INVALID_INPUT", { data: [{ field: "board", message }] });
  }
  const answer = await deps.tables.readJoints(await bytesOf(deps, fileUrl, context));
  if (!answer.ok) throw new AppError(isErrorCode(answer.code) ? answer.code : "PARSE_FAILED");
  const listed = await readParts(deps, deps.db, found.quote, context);
  const lines = listed.rows.flatMap((line, at) => (line.board === board ? [toCounted(line, listed.shown[at])] : []));
  const counts = countJoints(answer.value, lines, asked.assembly.bomLines);
  const { bomLines, smtJoints, thtJoints, unknown } = counts;
  const isUnknown = new Set(unknown);
  return {
    ...{ bomLines, smtJoints, thtJoints, lines: counts.lines },
    rows: new Set(answer.value.rows.map(({ row }) => row)).size,
    problems: problemsOf(answer.value, counts),
    unknown: lines.flatMap(({ position, designators }) => (isUnknown.has(position) ? [designators.join(", ")] : [])),
  };
}
