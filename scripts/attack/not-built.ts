// Cases whose target is not built yet. Each probes the server first: once it serves the route, the case runs, or fails
// until it has been written.

import { type AttackCase, expectThat, NotApplicable, needRoutes } from "./attack-case";
import { addBoard, addSchematic } from "./customer";
import type { Target } from "./target";

type Route = readonly [method: string, path: string];

/** Guessed ids of other customers' records: refused, signed in or not. */
function guesses(id: string, title: string, routes: readonly Route[]): AttackCase {
  return {
    id,
    title,
    run: async (target) => {
      await needRoutes(target, routes);
      const { token } = await target.signUp();
      for (const [method, path] of routes)
        for (const who of [{ token }, {}])
          for (const guess of ["0", "-1", "00000000000000000000000000", "1 or 1=1"]) {
            const body = method === "GET" ? undefined : { chatId: guess, commentsId: guess, status: 1 };
            const { status, body: answer } = await target.call(path.replace("{id}", encodeURIComponent(guess)), {
              method,
              body,
              ...who,
            });
            expectThat(status < 500 && answer.type !== "success", `${method} ${path} was answered ${status}`);
          }
    },
  };
}

async function foreignProjects(target: Target): Promise<void> {
  const route = "/api/eda/project/restore";
  await needRoutes(target, [["POST", route]]);
  const [mine, other] = [await target.signUp(), await target.signUp()];
  const { projectId } = await addBoard(target, mine.token);
  for (const method of ["POST", "DELETE"])
    await target.call(route, { method, token: other.token, body: { projectIds: JSON.stringify([projectId]) } });
  const { body } = await target.call(`/api/eda/project/${projectId}/board`, { token: mine.token });
  expectThat(body.type === "success", "another customer removed the project");
}

async function endedShare(target: Target): Promise<void> {
  const { call } = target;
  const [mine, other] = [await target.signUp(), await target.signUp()];
  const { projectId, path, version, content } = await addSchematic(target, mine.token);
  const shared = await call("/api/eda/project/share", { token: mine.token, body: { projectId, right: "edit" } });
  const { token } = shared.body.data as { token: string };
  const tries = () => [
    call(`${path}?token=${token}`),
    call(`${path}?token=${token}`, { token: other.token }),
    call(path, { method: "PUT", token: other.token, body: { token, version: version + 9, content } }),
    call(`/api/eda/project/${projectId}/copy`, { token: other.token, body: { token } }),
  ];
  const before = await Promise.all(tries());
  expectThat(before[0]?.body.type === "success", "the link did not open the project");
  await call(`/api/eda/project/unshare/${projectId}`, { method: "PUT", token: mine.token, body: {} });
  for (const { body } of await Promise.all(tries()))
    expectThat(body.code === "NOT_FOUND", `a dead link was answered ${String(body.code)}`);
}

async function scanner(target: Target): Promise<void> {
  const { token } = await target.signUp();
  const text = "X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR" + "-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*";
  const sent = await target.upload(Buffer.from(text), { name: "notes.txt", fileType: 10, token });
  const { fileUrl } = (sent.body.data ?? {}) as { fileUrl?: string };
  if (fileUrl === undefined) return;
  const { status } = await target.call(`/api/eda/file/${fileUrl}`, { token });
  if (status === 200)
    throw new NotApplicable("no virus scanner can be configured: the test file was kept and sent back");
}

export const notBuilt: AttackCase[] = [
  { id: "B02", title: "Another's projects in the recycle bin", run: foreignProjects },
  { id: "B03", title: "Shared projects after the share has ended", run: endedShare },
  guesses("B09", "Another's chats", [
    ["GET", "/api/eda/chat/view/{id}"],
    ["DELETE", "/api/eda/chat/{id}"],
    ["POST", "/api/eda/chat/{id}"],
  ]),
  { id: "F22", title: "The test file of virus scanners", run: scanner },
];
