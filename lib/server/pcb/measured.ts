// Comparison of an ordered board with the facts measured in its files.

import { boardFacts } from "@/lib/contracts/gerber";
import { AppError } from "@/lib/contracts/errors";
import type { Locale } from "@/lib/core/market/area";
import { type Contradiction, contradictionsOf } from "@/lib/core/pcb/contradictions";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import type { Deps } from "@/lib/server/deps";
import * as projectRows from "@/lib/server/gerber/rows";
import type { RequestContext } from "@/lib/server/http/context";
import { contradictionMessage } from "@/lib/server/http/translate";

/** The part of a project that holds what was measured on its files. */
export type MeasuredProject = Pick<projectRows.ProjectRow, "facts">;
type Facts = MeasuredProject | null;
type DescribedContradiction = Contradiction & { message: string };

/** Empty without a project, and for one that holds no measured board. */
export function measuredContradictions(specification: PcbSpecification, project: Facts): Contradiction[] {
  const measured = boardFacts.safeParse(project?.facts).data;
  return measured ? contradictionsOf(specification, measured) : [];
}

export function describeContradictions(
  contradictions: readonly Contradiction[],
  locale: Locale,
): DescribedContradiction[] {
  return contradictions.map((found) => ({ ...found, message: contradictionMessage(locale, found.code, found.args) }));
}

/** NEEDS_MANUAL_REVIEW, with the contradictions, where the files say something else than what is ordered. */
export function requireMeasured(contradictions: readonly Contradiction[], locale: Locale): void {
  if (contradictions.length === 0) return;
  const described = describeContradictions(contradictions, locale);
  throw new AppError("NEEDS_MANUAL_REVIEW", {
    values: { reasons: described.map(({ message }) => message).join(" ") },
    data: { contradictions: described },
  });
}

/** The asker's own project; NOT_FOUND for another's, null where none is named. */
export async function namedProject(
  { db }: Pick<Deps, "db">,
  projectId: string | undefined,
  context: Pick<RequestContext, "owner">,
): Promise<projectRows.ProjectRow | null> {
  if (projectId === undefined) return null;
  const project = await projectRows.findOwned(db, context.owner(), projectId);
  if (!project) throw new AppError("NOT_FOUND");
  return project;
}
