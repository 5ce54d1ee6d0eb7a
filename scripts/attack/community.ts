// Published projects: others' publications, private files behind public addresses, counters, hostile texts, prices.

import { DEMO_EMAIL, DEMO_PASSWORD } from "@/lib/server/db/seed/demo-account";
import { type AttackCase, expectThat } from "./attack-case";
import { addSchematic } from "./customer";
import type { Answer, Target } from "./target";

const FORUM = "/api/eda/forum";
const TEXTS = { title: "Two resistors", introduction: "A divider.", license: "MIT", tags: ["analog"] };

interface Published {
  readonly token: string;
  readonly projectId: string;
}

/** The demo account, whose address is confirmed; the server has it on loopback. */
export async function confirmedToken({ call }: Target): Promise<string> {
  const body = { account: DEMO_EMAIL, password: DEMO_PASSWORD };
  const answer = await call("/api/auth/login", { body });
  expectThat(answer.body.type === "success", "the demo account could not sign in");
  return (answer.body.data as { token: string }).token;
}

/** A drawing with an attachment, published. */
export async function published(target: Target, texts: object = {}): Promise<Published> {
  const token = await confirmedToken(target);
  const { projectId } = await addSchematic(target, token);
  const sent = await target.upload(Buffer.from("a private note"), { name: "note.txt", fileType: 10, token });
  const { fileUrl } = sent.body.data as { fileUrl: string };
  const body = { projectId, ...TEXTS, ...texts, attachments: [{ fileUrl }] };
  const made = await target.call(FORUM, { token, body });
  expectThat(made.body.type === "success", `not published: ${String(made.body.code)}`);
  return { token, projectId };
}

const isGone = ({ body, status }: Answer): boolean => body.code === "NOT_FOUND" || status === 404;

async function foreignPublications(target: Target): Promise<void> {
  const { projectId } = await published(target);
  const { token } = await target.signUp();
  const tries = [
    target.call(FORUM, { token, body: { projectId, ...TEXTS } }),
    target.call(FORUM, { token, method: "PUT", body: { projectId, ...TEXTS, title: "Mine" } }),
    target.call(`${FORUM}/version`, { token, body: { projectId, note: "mine" } }),
    target.call(`${FORUM}/check`, { token, body: { projectId } }),
    target.call(`${FORUM}/${projectId}`, { token, method: "DELETE", body: {} }),
    target.call(`${FORUM}/own/${projectId}`, { token }),
    target.call(`/api/eda/project/${projectId}/document`, { token }),
  ];
  for (const answer of await Promise.all(tries))
    expectThat(isGone(answer) || answer.body.code === "EMAIL_UNCONFIRMED", `answered ${String(answer.body.code)}`);
  const view = await target.call(`${FORUM}/${projectId}`);
  expectThat((view.body.data as { title: string }).title === TEXTS.title, "a stranger has changed the publication");
}

async function endedPublication(target: Target): Promise<void> {
  const { token, projectId } = await published(target);
  const view = await target.call(`${FORUM}/${projectId}`);
  const { attachments, coverUrl } = view.body.data as { attachments: { url: string }[]; coverUrl: string };
  const addresses = [
    ...[`${FORUM}/${projectId}`, `${FORUM}/${projectId}/document`, `${FORUM}/${projectId}/bom`],
    ...[`${FORUM}/${projectId}/offer`, `${FORUM}/${projectId}/thumbnail`, coverUrl],
    ...attachments.map(({ url }) => url),
  ];
  for (const address of addresses)
    expectThat(!isGone(await target.call(address)), `${address} was not there while it was published`);
  await target.call(`${FORUM}/${projectId}`, { token, method: "DELETE", body: {} });
  for (const address of addresses)
    expectThat(isGone(await target.call(address)), `${address} is still there after the withdrawal`);
  const stranger = (await target.signUp()).token;
  for (const path of ["/copy", "/order", "/proposal"]) {
    const body = { kind: "boards", quantity: 5, copyId: projectId, message: "x" };
    const { body: answer } = await target.call(`${FORUM}/${projectId}${path}`, { token: stranger, body });
    expectThat(answer.code === "NOT_FOUND", `${path} of a withdrawn project was answered ${String(answer.code)}`);
  }
}

async function parallelClicks(target: Target): Promise<void> {
  const { projectId } = await published(target);
  const { token } = await target.signUp();
  const visit = `/api/auth/visit?projectId=${projectId}&shareType=1`;
  await Promise.all(
    Array.from({ length: 50 }, () => [
      target.call("/api/eda/project/upvote", { token, body: { projectId, shareType: 1 } }),
      target.call("/api/eda/project/favorites", { token, body: { projectId, type: 1 } }),
      target.call(visit, { token }),
    ]).flat(),
  );
  const { data } = (await target.call(`${FORUM}/${projectId}`)).body;
  const { likeCount, favoriteCount, visitCount } = data as Record<string, number>;
  const counted = `${likeCount} likes, ${favoriteCount} favorites, ${visitCount} visits of one person`;
  expectThat(likeCount === 1 && favoriteCount === 1 && visitCount === 1, counted);
}

async function visitsByImage(target: Target): Promise<void> {
  const { projectId } = await published(target);
  const headers = { "sec-fetch-site": "cross-site", "sec-fetch-dest": "image", referer: "https://attacker.example/" };
  for (const path of [
    `/api/eda/project/upvote?projectId=${projectId}`,
    `/api/eda/project/favorites?projectId=${projectId}&type=1`,
  ]) {
    const { status } = await target.call(path, { method: "GET", headers, cookie: "token=anything" });
    expectThat(status >= 400, `a GET of ${path} was answered ${status}`);
  }
  await target.call(`/api/auth/visit?projectId=${projectId}&shareType=1`, { headers });
  const { data } = (await target.call(`${FORUM}/${projectId}`)).body;
  expectThat((data as { likeCount: number }).likeCount === 0, "an image of another site has liked a project");
}

const HOSTILE = "<script>alert(1)</script><img src=x onerror=alert(1)>'; DROP TABLE publications; --";

async function hostileTexts(target: Target): Promise<void> {
  const { token, projectId } = await published(target, { title: HOSTILE.slice(0, 100), introduction: HOSTILE });
  const edit = (change: object) =>
    target.call(FORUM, { token, method: "PUT", body: { projectId, ...TEXTS, ...change } });
  const refused = [
    { tags: ["<b>", "a", "b"] },
    { tags: ["a", "b", "c", "d"] },
    { links: [{ title: "x", url: "javascript:alert(1)" }] },
    { links: [{ title: "x", url: "http://example.com" }] },
    { links: [{ title: "x", url: "data:text/html,<script>" }] },
    { license: "../../etc/passwd" },
    { title: "x".repeat(101) },
    { introduction: "x".repeat(1_001) },
    { attachments: [{ fileUrl: "../../../etc/passwd" }] },
    { coverUrl: "https://attacker.example/picture.png" },
    { introduction: "-----BEGIN RSA PRIVATE KEY-----" },
  ];
  for (const change of refused) {
    const { body, status } = await edit(change);
    expectThat(status < 500 && body.type !== "success", `accepted: ${JSON.stringify(change).slice(0, 80)}`);
  }
  for (const keyword of [HOSTILE, "a'b\\", "%%__", "' & | ! :* <->", "\u0000"]) {
    const { status } = await target.call(
      `/api/eda/index/share/list?keyword=${encodeURIComponent(keyword.slice(0, 100))}`,
    );
    expectThat(status < 500, `the search for ${JSON.stringify(keyword)} was answered ${status}`);
  }
  const page = await target.call(`/community/${projectId}`);
  expectThat(!page.text.includes("<script>alert(1)"), "a title runs as a script");
}

async function ownPrice(target: Target): Promise<void> {
  const { projectId } = await published(target);
  const { token } = await target.signUp();
  const order = (body: object) => target.call(`${FORUM}/${projectId}/order`, { token, body });
  for (const body of [
    { kind: "boards", quantity: 5, totalMicro: 1, unitPriceMicro: 1, price: 0 },
    { kind: "boards", quantity: -5 },
    { kind: "boards", quantity: 7 },
    { kind: "boards", quantity: 1e9 },
    { kind: "free", quantity: 5 },
    { kind: "kit", quantity: 5, expectedMicro: 0 },
  ]) {
    const answer = await order(body);
    const isOrdered = answer.body.type === "success";
    expectThat(!isOrdered && answer.status < 500, `ordered by ${JSON.stringify(body)}`);
  }
}

/** Addresses that begin as an embedded project and are another page. */
const NOT_EMBEDDED = [
  "/embed/../my-center",
  "/embed/%2e%2e/my-center",
  "/embed/x/../../ops",
  "/my-center?next=/embed/x",
];

const policyOf = ({ headers }: Answer): string => headers.get("content-security-policy") ?? "";

async function framedPages(target: Target): Promise<void> {
  const title = "</title><script>alert(1)</script>";
  const { token, projectId } = await published(target, { title });
  const path = `/embed/${projectId}`;
  const headers = { accept: "text/html", origin: "https://evil.example", referer: "https://evil.example/" };
  const page = await target.call(path, { headers, token });
  expectThat(/frame-ancestors \*/.test(policyOf(page)), "a published project cannot be embedded");
  expectThat(/object-src 'none'/.test(policyOf(page)), "an embedded page may hold objects");
  expectThat(page.headers.get("set-cookie") === null, "an embedded page sets a cookie");
  expectThat(!page.text.includes("<script>alert(1)"), "a title runs as a script in a frame");
  expectThat(!/<form\b/i.test(page.text), "an embedded page takes input");
  for (const other of [...NOT_EMBEDDED, `/community/${projectId}`]) {
    const answer = await target.call(other, { headers });
    expectThat(!/frame-ancestors \*/.test(policyOf(answer)), `${other} may be framed`);
  }
  const draft = await addSchematic(target, token);
  expectThat(
    isGone(await target.call(`/embed/${draft.projectId}`, { headers, token })),
    "a private project is embedded",
  );
  await target.call(`${FORUM}/${projectId}`, { token, method: "DELETE", body: {} });
  expectThat(isGone(await target.call(path, { headers })), "a withdrawn project is embedded");
}

export const community: AttackCase[] = [
  { id: "B22", title: "Another's publications: edited, withdrawn, versioned", run: foreignPublications },
  { id: "B23", title: "Published files after the withdrawal", run: endedPublication },
  { id: "C20", title: "Votes, favorites and visits in parallel", run: parallelClicks },
  { id: "C22", title: "Orders of published projects at a price of one's own", run: ownPrice },
  { id: "D06e", title: "Embedded projects: other pages in frames, private and withdrawn projects", run: framedPages },
  { id: "D03v", title: "Likes by an image of another site", run: visitsByImage },
  { id: "E13", title: "Markup and operators in publications and their search", run: hostileTexts },
];
