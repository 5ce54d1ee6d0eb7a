// A project as PDF, as it was last saved.

import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import type { printProject } from "@/lib/contracts/project-picture";
import { isExample } from "@/lib/contracts/project-example";
import { ENGLISH_CAPTIONS } from "@/lib/core/schematic/paint/sheet-frame";
import type { Deps } from "@/lib/server/deps";
import type { FileAnswer, RequestContext } from "@/lib/server/http/context";
import { requireDrawn } from "@/lib/server/schematic-render/sheet-renderer";
import { requireProject } from "./access";
import { openExample } from "./examples";
import * as rows from "./rows";

type Input = ParsedInputOf<typeof printProject>;

async function readDrawing(deps: Deps, input: Input, { viewer, locale }: RequestContext) {
  if (isExample(input.projectId)) {
    const { projectName: title, content } = await openExample(input.projectId, locale);
    return { title, content: JSON.stringify(content) };
  }
  const { project } = await requireProject(deps.db, viewer, input, "view");
  const document = await rows.findDocument(deps.db, project.id);
  if (!document) throw new AppError("NOT_FOUND");
  return { title: project.name, content: JSON.stringify(document.content) };
}

export async function print(deps: Deps, input: Input, context: RequestContext): Promise<FileAnswer> {
  const drawing = await readDrawing(deps, input, context);
  const body = await requireDrawn(deps.renderSheet, { kind: "pdf", ...drawing, captions: ENGLISH_CAPTIONS });
  return { name: `${drawing.title}.pdf`, mime: "application/pdf", body, size: Buffer.byteLength(body) };
}
