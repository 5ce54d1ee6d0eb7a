// Small pictures of projects: the root sheet of a drawing, or the picture of a board.

import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import type { getThumbnail } from "@/lib/contracts/project-picture";
import { isExample } from "@/lib/contracts/project-example";
import type { Deps } from "@/lib/server/deps";
import { board3dSnapshotAnswer, drawingAnswer } from "@/lib/server/gerber/picture-answer";
import type { FileAnswer, RequestContext } from "@/lib/server/http/context";
import { requireDrawn } from "@/lib/server/schematic-render/sheet-renderer";
import type { ThumbnailTheme } from "@/lib/server/schematic-render/sheet-worker-messages";
import { requireShown } from "./access";
import { EXAMPLE_THUMBNAIL, openExample } from "./examples";
import * as rows from "./rows";

type Input = ParsedInputOf<typeof getThumbnail>;

/** Raised where drawings come out differently: browsers then fetch theirs again. */
const DRAWING = 2;
/** Pictures have at most 25 kB each; the one that was asked for longest ago goes first. */
const MAX_KEPT = 400;
const kept = new Map<string, string>();

async function keptOr(key: string, draw: () => Promise<string>): Promise<string> {
  const svg = kept.get(key) ?? (await draw());
  kept.delete(key);
  kept.set(key, svg);
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  return svg;
}

interface Drawn {
  readonly name: string;
  /** Key of this project and version, and of no other. */
  readonly key: string;
  readonly theme: ThumbnailTheme;
  readonly content: () => Promise<string>;
}

export function drawnAnswer(deps: Deps, { name, key, theme, content }: Drawn): FileAnswer {
  const tag = `${key}-${theme}-${DRAWING}`;
  const draw = async (): Promise<string> =>
    String(await requireDrawn(deps.renderSheet, { kind: "thumbnail", content: await content(), theme }));
  const body = () => keptOr(tag, draw);
  return { name: `${name}.svg`, mime: "image/svg+xml", disposition: "inline", tag, body };
}

export async function thumbnail(deps: Deps, input: Input, { viewer, locale }: RequestContext): Promise<FileAnswer> {
  const { projectId, theme } = input;
  if (isExample(projectId)) {
    const { projectName: name, content } = await openExample(projectId, locale);
    const text = () => Promise.resolve(JSON.stringify(content));
    return drawnAnswer(deps, { name, key: `${projectId}-${EXAMPLE_THUMBNAIL}`, theme, content: text });
  }
  const { project, version } = await requireShown(deps.db, viewer, input);
  const { name, board3dSnapshotKey, topPictureKey } = project;
  if (version === null) {
    if (board3dSnapshotKey) return board3dSnapshotAnswer(deps, board3dSnapshotKey, name);
    return drawingAnswer(deps, topPictureKey, { name, size: "small" });
  }
  const content = async (): Promise<string> => {
    const document = await rows.findDocument(deps.db, projectId);
    if (!document) throw new AppError("NOT_FOUND");
    return JSON.stringify(document.content);
  };
  return drawnAnswer(deps, { name, key: `${projectId}-v${version}`, theme, content });
}
