// The report of a kept check as a file, in the caller's language.

import { pcbSpecification } from "@/lib/contracts/pcb";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import type { Deps } from "@/lib/server/deps";
import type { FileAnswer, RequestContext } from "@/lib/server/http/context";
import { loadTypefaces } from "@/lib/server/pdf/typefaces";
import { drawReport } from "./draw-report";
import { currentNotes } from "./notes";
import { writeReport } from "./report-words";
import { getOwnCheck } from "./service";

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
