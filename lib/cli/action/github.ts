// The one comment of the action on a pull request: GitHub REST API, version 2022-11-28.

import { VERSION } from "@/lib/cli/version";
import type { Io } from "@/lib/cli/io";
import type { PullRequest } from "@/lib/cli/action/pull-request";

const PAGE = 100;
const MAX_PAGES = 30;
const TIMEOUT_MS = 30_000;

interface Comment {
  readonly id: number;
  readonly body?: string | null;
  readonly html_url?: string;
  readonly user?: { readonly login?: string; readonly type?: string } | null;
}

/** `refused`: the token may not comment, as in a workflow of a fork. */
export type CommentResult = { readonly url: string } | { readonly refused: number };

interface GithubSettings {
  readonly io: Pick<Io, "fetch" | "env">;
  readonly token: string;
}

export const markerOf = (commentId: string): string => `<!-- boardwright:${commentId} -->`;

function createGithub({ io, token }: GithubSettings) {
  const api = (io.env.GITHUB_API_URL || "https://api.github.com").replace(/\/$/, "");
  return (method: string, path: string, body?: object) =>
    io.fetch(`${api}${path}`, {
      method,
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        accept: "application/vnd.github+json",
        authorization: `Bearer ${token}`,
        "x-github-api-version": "2022-11-28",
        "user-agent": `boardwright-cli/${VERSION}`,
        ...(body ? { "content-type": "application/json" } : {}),
      },
      body: body ? JSON.stringify(body) : undefined,
    });
}

/** Login of a personal token; null for the token of an app, such as GITHUB_TOKEN, which has no user. */
async function loginOf(call: ReturnType<typeof createGithub>): Promise<string | null> {
  const response = await call("GET", "/user");
  if (!response.ok) return null;
  return ((await response.json()) as { login?: string }).login ?? null;
}

/** Anybody may write the marker into a comment: only one of our own is replaced. */
function isOwn({ body, user }: Comment, marker: string, login: string | null): boolean {
  const isOurs = login === null ? user?.type === "Bot" : user?.login === login;
  return isOurs && body?.startsWith(marker) === true;
}

async function findOwn(call: ReturnType<typeof createGithub>, path: string, marker: string) {
  const login = await loginOf(call);
  for (let page = 1; page <= MAX_PAGES; page++) {
    const response = await call("GET", `${path}?per_page=${PAGE}&page=${page}`);
    if (!response.ok) return { refused: response.status };
    const comments = (await response.json()) as Comment[];
    const own = comments.find((comment) => isOwn(comment, marker, login));
    if (own) return { own };
    if (comments.length < PAGE) break;
  }
  return { own: null };
}

/** Replaces our comment with the marker, or writes one. `body` begins with the marker. */
export async function writeComment(
  settings: GithubSettings,
  { repository, number }: PullRequest,
  { marker, body }: { marker: string; body: string },
): Promise<CommentResult> {
  const call = createGithub(settings);
  const issues = `/repos/${repository}/issues`;
  const found = await findOwn(call, `${issues}/${number}/comments`, marker);
  if ("refused" in found) return { refused: found.refused ?? 0 };
  const response = found.own
    ? await call("PATCH", `${issues}/comments/${found.own.id}`, { body })
    : await call("POST", `${issues}/${number}/comments`, { body });
  if (!response.ok) return { refused: response.status };
  return { url: ((await response.json()) as Comment).html_url ?? "" };
}
