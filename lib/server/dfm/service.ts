// DFM checks: made of one's own boards, kept with them, shared by a link.

import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import type { acceptDfmFinding, checkDfm, DfmAnswer, KeptDfm, withdrawDfmNote } from "@/lib/contracts/dfm";
import { AppError, isErrorCode } from "@/lib/contracts/errors";
import { boardFacts } from "@/lib/contracts/gerber";
import { pcbSpecification } from "@/lib/contracts/pcb";
import { countBySeverity } from "@/lib/core/dfm/severity";
import { completeSpecification } from "@/lib/core/pcb/complete";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { suggestSpecification } from "@/lib/core/pcb/suggest";
import { type Transaction, withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import * as fileRows from "@/lib/server/file/rows";
import * as projectRows from "@/lib/server/gerber/rows";
import { findSubmitted } from "@/lib/server/gerber/submitted-rows";
import type { FileAnswer, RequestContext } from "@/lib/server/http/context";
import { readWhole } from "@/lib/server/storage/file-store";
import { currentNotes, withNote, withoutNote } from "./notes";
import * as rows from "./rows";
import { toReportView } from "./view";
import { loadTypefaces } from "@/lib/server/pdf/typefaces";
import { drawReport } from "./draw-report";
import { writeReport } from "./report-words";

type DfmOptions = ParsedInputOf<typeof checkDfm>["specification"];

/** NOT_FOUND for another's project as for none, and for one that is no board. */
export async function getOwnBoard(
  deps: Pick<Deps, "db">,
  projectId: string,
  context: RequestContext,
): Promise<projectRows.ProjectRow> {
  const project = await projectRows.findOwned(deps.db, context.owner(), projectId);
  if (!project || project.projectType !== projectRows.BOARD_PROJECT) throw new AppError("NOT_FOUND");
  return project;
}

/** One's own, or for staff one that is part of an order or a quote. Staff read a check; they neither replace nor share it. */
async function getReadableBoard(deps: Deps, projectId: string, context: RequestContext) {
  const submitted = context.viewer?.isStaff ? await findSubmitted(deps.db, projectId) : null;
  const isOwner = submitted === null || submitted.project.accountId === context.viewer?.accountId;
  if (!isOwner) return { ...submitted, isOwner };
  const project = await getOwnBoard(deps, projectId, context);
  const file = project.fileId === null ? null : await fileRows.findOwned(deps.db, context.owner(), project.fileId);
  return { project, file, isOwner };
}

/** NOT_FOUND before the first check, too. */
export async function getOwnCheck(deps: Deps, projectId: string, context: RequestContext) {
  const project = await getOwnBoard(deps, projectId, context);
  const row = await rows.find(deps.db, projectId);
  if (!row) throw new AppError("NOT_FOUND");
  return { project, row };
}

/** Given options, completed from the previous check or from the files. */
function orderFor(options: DfmOptions, kept: rows.DfmRow | null, project: projectRows.ProjectRow): PcbSpecification {
  const facts = boardFacts.safeParse(project.facts).data;
  const before = kept
    ? (pcbSpecification.parse(kept.specification) as PcbSpecification)
    : facts && suggestSpecification(facts).values;
  return completeSpecification({ ...before, ...(options as Partial<PcbSpecification> | undefined) });
}

export async function check(
  deps: Deps,
  { projectId, specification }: ParsedInputOf<typeof checkDfm>,
  context: RequestContext,
): Promise<DfmAnswer> {
  const { project, file, isOwner } = await getReadableBoard(deps, projectId, context);
  if (!file) throw new AppError("NOT_FOUND");
  const order = orderFor(specification, await rows.find(deps.db, projectId), project);
  const bytes = await readWhole(deps.store, file.storageKey);
  const checked = await deps.checkBoardFile(bytes, { fileName: file.name, order });
  if (!checked.ok) {
    throw new AppError(isErrorCode(checked.code) ? checked.code : "PARSE_FAILED", { values: checked.details });
  }
  const { outline, pictures } = checked.value;
  const report = toReportView(checked.value.report);
  const kept = { projectId, specification: order, report, outline, pictures, checkedAt: context.now };
  const row = isOwner ? await rows.keep(deps.db, kept) : await rows.find(deps.db, projectId);
  return {
    ...report,
    projectId,
    projectName: project.name,
    specification: order,
    checkedAt: context.now.toISOString(),
    notes: row ? currentNotes(row) : [],
  };
}

export async function get(deps: Deps, projectId: string, context: RequestContext): Promise<KeptDfm> {
  const { project } = await getReadableBoard(deps, projectId, context);
  const row = await rows.find(deps.db, projectId);
  const names = { projectId, projectName: project.name };
  if (!row) return { ...names, specification: null, checkedAt: null, counts: null, notes: [], isShared: false };
  return {
    ...names,
    specification: pcbSpecification.parse(row.specification),
    checkedAt: row.checkedAt.toISOString(),
    counts: countBySeverity(row.report.findings),
    notes: currentNotes(row),
    isShared: row.shareHash !== null,
  };
}

async function changeNotes(
  deps: Deps,
  projectId: string,
  change: (row: rows.DfmRow) => rows.DfmRow["notes"],
): Promise<Pick<rows.DfmRow, "notes">> {
  return withTransaction(deps.db, async (tx: Transaction) => {
    const row = await rows.lock(tx, projectId);
    if (!row) throw new AppError("NOT_FOUND");
    const notes = change(row);
    await rows.setNotes(tx, projectId, notes);
    return { notes: currentNotes({ ...row, notes }) };
  });
}

export async function accept(deps: Deps, input: ParsedInputOf<typeof acceptDfmFinding>, context: RequestContext) {
  const { projectId, key, note } = input;
  await getOwnBoard(deps, projectId, context);
  return changeNotes(deps, projectId, (row) => withNote(row, { key, note, at: context.now }));
}

export async function withdraw(deps: Deps, input: ParsedInputOf<typeof withdrawDfmNote>, context: RequestContext) {
  const { projectId, key } = input;
  await getOwnBoard(deps, projectId, context);
  return changeNotes(deps, projectId, (row) => withoutNote(row, key));
}

/** The report of a saved check as a PDF, in the language of the request. */
export async function print(deps: Deps, projectId: string, context: RequestContext): Promise<FileAnswer> {
  const { project, row } = await getOwnCheck(deps, projectId, context);
  const report = writeReport({
    projectName: project.name,
    specification: pcbSpecification.parse(row.specification) as PcbSpecification,
    report: row.report,
    outline: row.outline,
    pictures: row.pictures,
    notes: currentNotes(row),
    checkedAt: row.checkedAt,
    locale: context.locale,
  });
  const body = await drawReport(report, await loadTypefaces());
  return { body: new Uint8Array(body), name: `${project.name}-dfm.pdf`, mime: "application/pdf", size: body.length };
}
