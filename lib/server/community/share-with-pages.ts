// Hands the reading of published projects to the pages of this process.

import { AppError } from "@/lib/contracts/errors";
import type { Deps } from "@/lib/server/deps";
import * as files from "./files";
import { listPaths } from "./path-rows";
import { type PageMarket, shareCommunityReader } from "./page-reader";
import * as read from "./read";

const readerOf = ({ area, locale }: PageMarket): read.Reader => ({ area, locale, now: new Date() });

async function found<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND") return null;
    throw error;
  }
}

export function shareCommunityWithPages(deps: Deps): void {
  shareCommunityReader({
    list: (input, market) => read.list(deps, input, readerOf(market)),
    view: (projectId, market) => found(read.view(deps, projectId, readerOf(market))),
    bom: (projectId) => found(files.bom(deps, { projectId })),
    counts: () => read.counts(deps, { now: new Date() }),
    tags: async (market) => (await read.tags(deps, { prefix: "" }, readerOf(market))).rows,
    author: (authorId) => found(read.author(deps, authorId)),
    paths: () => listPaths(deps.db),
    onError: (error) => deps.log.error({ err: error }, "published projects could not be read for a page"),
  });
}
