// Projects on the home page: Next has modules of its own, so they are handed over here. A task reads them, never a visitor.

import type { FeaturedProject, FeaturedProjects } from "@/lib/contracts/community";
import type { Locale } from "@/lib/core/market/area";
import type { Queryable } from "@/lib/server/db/client";
import * as rows from "./featured-rows";
import { coverUrlOf } from "./to-card";

type Row = Awaited<ReturnType<typeof rows.listNewest>>[number];
interface FeaturedRows {
  readonly liked: readonly Row[];
  readonly newest: readonly Row[];
}

const NONE: FeaturedRows = { liked: [], newest: [] };
const shared = globalThis as typeof globalThis & { boardwrightFeatured?: FeaturedRows };

const toFeatured =
  (locale: Locale) =>
  (row: Row): FeaturedProject => ({
    ...{ projectId: row.projectId, title: row.translations[locale]?.title ?? row.title, coverUrl: coverUrlOf(row) },
    ...{ authorId: row.accountId, author: row.author, likeCount: row.likeCount },
  });

/** None while nothing is published, or has been read. */
export function featuredProjects(locale: Locale): FeaturedProjects {
  const { liked, newest } = shared.boardwrightFeatured ?? NONE;
  return { liked: liked.map(toFeatured(locale)), newest: newest.map(toFeatured(locale)) };
}

/** Most liked and newest projects: one row of cards each. */
const SHOWN = 4;
/** Every page is made anew with the home page: not for each like. */
const REST_MS = 10 * 60_000;

async function read(db: Queryable): Promise<FeaturedRows> {
  const liked = await rows.listLiked(db, SHOWN);
  const isLiked = new Set(liked.map(({ projectId }) => projectId));
  const newest = await rows.listNewest(db, 2 * SHOWN);
  return { liked, newest: newest.filter(({ projectId }) => !isLiked.has(projectId)).slice(0, SHOWN) };
}

const every = ({ liked, newest }: FeaturedRows): readonly Row[] => [...liked, ...newest];

/** Values whose change makes pages anew: numbers of likes are as old as the page. */
const signature = (featured: FeaturedRows): string =>
  JSON.stringify(every(featured).map(({ likeCount: _likeCount, ...row }) => row));

/** True where a page shows a project, or a picture, that is no longer published. */
async function hasGone(db: Queryable, stated: FeaturedRows): Promise<boolean> {
  const shown = every(stated);
  const present = new Set(
    await rows.listCovers(
      db,
      shown.map(({ projectId }) => projectId),
    ),
  );
  return shown.some(({ coverName }) => !present.has(coverName));
}

export interface Featured {
  load: () => Promise<void>;
  /** Has the pages made anew at once for a project that is gone, and every ten minutes at most for others. */
  task: (refreshPages: () => Promise<boolean>) => (now: Date) => Promise<void>;
}

export function createFeatured(db: Queryable): Featured {
  const load = async () => {
    shared.boardwrightFeatured = await read(db);
  };
  return {
    load,
    task(refreshPages) {
      let stated = shared.boardwrightFeatured ?? NONE;
      let statedMs = 0;
      return async (now) => {
        await load();
        const next = shared.boardwrightFeatured ?? NONE;
        if (signature(next) === signature(stated)) return;
        if (now.getTime() - statedMs < REST_MS && !(await hasGone(db, stated))) return;
        if (!(await refreshPages())) return;
        stated = next;
        statedMs = now.getTime();
      };
    },
  };
}
