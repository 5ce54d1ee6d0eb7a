// GitHub's comments of an issue, as its REST API gives and takes them (version 2022-11-28).

interface Comment {
  id: number;
  body: string;
  html_url: string;
  user: { login: string; type: string };
}

interface Setting {
  /** A token of a fork's workflow: it reads, and every write is refused. */
  readonly isReadOnly?: boolean;
  /** Login of a personal token; null for GITHUB_TOKEN. */
  readonly login?: string | null;
}

export const GITHUB = "https://api.github.test";

export function fakeGithub({ isReadOnly = false, login = null }: Setting = {}) {
  const comments: Comment[] = [];
  const calls: string[] = [];
  const tokens = new Set<string>();
  const own = login === null ? { login: "github-actions[bot]", type: "Bot" } : { login, type: "User" };
  const add = (body: string, user: Comment["user"]) => {
    const id = comments.length + 1;
    const comment = { id, body, user, html_url: `https://github.test/acme/amp/pull/7#issuecomment-${id}` };
    comments.push(comment);
    return comment;
  };

  async function send(address: string, init: RequestInit): Promise<Response> {
    const { pathname, searchParams } = new URL(address);
    const method = init.method ?? "GET";
    calls.push(`${method} ${pathname}`);
    tokens.add(new Headers(init.headers).get("authorization") ?? "");
    const { body = "" } = init.body ? ((await new Response(init.body).json()) as { body: string }) : {};
    if (pathname === "/user") return login === null ? new Response("{}", { status: 403 }) : Response.json({ login });
    const refused = new Response(JSON.stringify({ message: "Resource not accessible by integration" }), {
      status: 403,
    });
    if (pathname === "/repos/acme/amp/issues/7/comments") {
      if (method === "GET") {
        const [page, size] = [Number(searchParams.get("page")), Number(searchParams.get("per_page"))];
        return Response.json(comments.slice((page - 1) * size, page * size));
      }
      return isReadOnly ? refused : Response.json(add(body, own), { status: 201 });
    }
    const changed = comments.find(({ id }) => pathname === `/repos/acme/amp/issues/comments/${id}`);
    if (method !== "PATCH" || !changed) return new Response("{}", { status: 404 });
    if (isReadOnly) return refused;
    changed.body = body;
    return Response.json(changed);
  }
  return { send, comments, calls, tokens, add };
}
