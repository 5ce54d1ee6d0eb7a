// The pull request that a workflow runs for.

import { readFile } from "node:fs/promises";

export interface PullRequest {
  /** `owner/name`. */
  readonly repository: string;
  readonly number: number;
  /** Its commits come from another repository: secrets are not given, and the token may only read. */
  readonly isFork: boolean;
}

interface EventPayload {
  readonly pull_request?: {
    readonly number?: unknown;
    readonly head?: { readonly repo?: { readonly full_name?: unknown } | null };
  };
}

/** Null for other events, and outside of GitHub Actions. */
export async function pullRequestOf(env: Readonly<Record<string, string | undefined>>): Promise<PullRequest | null> {
  const repository = env.GITHUB_REPOSITORY ?? "";
  if (!env.GITHUB_EVENT_PATH || !/^[\w.-]{1,100}\/[\w.-]{1,100}$/.test(repository)) return null;
  const text = await readFile(env.GITHUB_EVENT_PATH, "utf8").catch(() => "{}");
  const { pull_request: request } = JSON.parse(text) as EventPayload;
  if (!request || typeof request.number !== "number" || !Number.isSafeInteger(request.number)) return null;
  return { repository, number: request.number, isFork: request.head?.repo?.full_name !== repository };
}
