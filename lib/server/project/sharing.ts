// Links to projects.

import { randomBytes } from "node:crypto";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import type { changeShare, listSharedProjects, shareProject } from "@/lib/contracts/project";
import { LICENSES } from "@/lib/core/community/license";
import { withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { publishRightsChanged } from "@/lib/server/realtime/publish";
import * as rows from "./rows";
import { toProjectRow } from "./service";

type Context = RequestContext<Viewer>;

const toShare = ({ projectId, right, token, createdAt }: rows.ShareRow) => ({
  ...{ projectId, right, token, shareTime: createdAt.toISOString() },
});

export async function share(deps: Deps, { projectId, right }: ParsedInputOf<typeof shareProject>, context: Context) {
  const made = await withTransaction(deps.db, async (tx) => {
    if (!(await rows.findOwned(tx, context.viewer.accountId, projectId, "live"))) throw new AppError("NOT_FOUND");
    const token = randomBytes(16).toString("base64url");
    return toShare(await rows.putShare(tx, { projectId, token, right, createdAt: context.now }));
  });
  publishRightsChanged(deps, projectId);
  return made;
}

export async function change(deps: Deps, { projectId, right }: ParsedInputOf<typeof changeShare>, context: Context) {
  const made = await withTransaction(deps.db, async (tx) => {
    const owned = await rows.findOwned(tx, context.viewer.accountId, projectId, "live");
    const changed = owned && (await rows.setRight(tx, projectId, right));
    if (!changed) throw new AppError("NOT_FOUND");
    return toShare(changed);
  });
  publishRightsChanged(deps, projectId);
  return made;
}

export async function unshare(deps: Deps, projectId: string, context: Context): Promise<Record<string, never>> {
  await withTransaction(deps.db, async (tx) => {
    if (!(await rows.findOwned(tx, context.viewer.accountId, projectId, "live"))) throw new AppError("NOT_FOUND");
    await rows.deleteShares(tx, [projectId]);
  });
  publishRightsChanged(deps, projectId);
  return {};
}

export async function listShared(
  deps: Deps,
  { pageNum, pageSize, shareType }: ParsedInputOf<typeof listSharedProjects>,
  { viewer }: Context,
) {
  if (shareType === 1) return listPublished(deps, { pageNum, pageSize }, viewer);
  const query = { pageNum, pageSize, place: "live", isShared: true, sort: "shared", order: "desc" } as const;
  const { found, total } = await rows.list(deps.db, viewer.accountId, query);
  const shared = found.flatMap((each) => (each.share ? [{ ...toProjectRow(each), ...toShare(each.share) }] : []));
  return { rows: shared, total };
}

async function listPublished(deps: Deps, page: { pageNum: number; pageSize: number }, { accountId }: Viewer) {
  const { found, total } = await rows.listPublished(deps.db, accountId, page);
  const published = found.map(({ license, publishedAt, ...each }) => ({
    ...toProjectRow(each),
    ...{ right: LICENSES[license].mayCopy ? ("copy" as const) : ("view" as const), token: "" },
    shareTime: (publishedAt ?? each.project.createdAt).toISOString(),
  }));
  return { rows: published, total };
}
