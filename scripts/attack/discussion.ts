// Discussions: others' comments, likes of other sites and of nobody, hostile texts, floods, the moderation queue.

import { type AttackCase, expectThat } from "./attack-case";
import { confirmedToken, published } from "./community";
import type { Target } from "./target";

const COMMENTS = "/api/eda/project/comments";
const LIST = "/api/eda/index/comments/refresh";

type Comment = { commentsId: string; text: string; likes: number; state: string };

async function writeComment(target: Target) {
  const { token, projectId } = await published(target);
  const made = await target.call(COMMENTS, { token, body: { projectId, text: "Is 10k enough?" } });
  expectThat(made.body.type === "success", `not written: ${String(made.body.code)}`);
  return { projectId, comment: made.body.data as Comment };
}

const written = new WeakMap<Target, ReturnType<typeof writeComment>>();

/** One for all cases: a new account may write two comments a minute. */
function commented(target: Target): ReturnType<typeof writeComment> {
  const known = written.get(target) ?? writeComment(target);
  written.set(target, known);
  return known;
}

async function readBy(target: Target, projectId: string, token?: string): Promise<Comment[]> {
  const { body } = await target.call(`${LIST}?projectId=${projectId}`, { token });
  return (body.data as { rows: Comment[] }).rows;
}

async function foreignComments(target: Target): Promise<void> {
  const { projectId, comment } = await commented(target);
  const { commentsId } = comment;
  const { token } = await target.signUp();
  const one = `${COMMENTS}/${commentsId}`;
  for (const who of [{ token }, {}]) {
    const answers = [
      await target.call(one, { ...who, method: "PUT", body: { text: "Mine" } }),
      await target.call(one, { ...who, method: "DELETE", body: {} }),
      await target.call(`${one}/restore`, { ...who, body: {} }),
    ];
    for (const { body, status } of answers)
      expectThat(body.code === "NOT_FOUND" || status === 403, `answered ${String(body.code)}`);
  }
  for (const guess of ["0", "-1", "1 or 1=1", "__proto__", "%00"]) {
    const { status, body } = await target.call(`${COMMENTS}/${encodeURIComponent(guess)}`, {
      token,
      method: "DELETE",
      body: {},
    });
    expectThat(status < 500 && body.type !== "success", `${guess} was answered ${status}`);
  }
  const [kept] = await readBy(target, projectId);
  expectThat(kept?.text === "Is 10k enough?", "a stranger has changed the comment");
  const unconfirmed = await target.call(COMMENTS, { token, body: { projectId, text: "x" } });
  expectThat(
    unconfirmed.body.code === "EMAIL_UNCONFIRMED",
    `an unconfirmed person was answered ${String(unconfirmed.body.code)}`,
  );
}

async function foreignLikes(target: Target): Promise<void> {
  const { projectId, comment } = await commented(target);
  const { token } = await target.signUp();
  const like = `${COMMENTS}/like?commentsId=${comment.commentsId}&type=1`;
  const nobody = await target.call(like);
  expectThat(nobody.status === 403, `nobody's like was answered ${nobody.status}`);
  const cookie = await target.call(like, { cookie: `token=${token}; authorization=${token}` });
  expectThat(cookie.status === 403, `a like by a cookie was answered ${cookie.status}`);
  const image = await target.call(like, { token, headers: { "sec-fetch-site": "cross-site" } });
  expectThat(image.body.type !== "success", "an image of another site has liked");
  expectThat((await readBy(target, projectId))[0]?.likes === 0, "a like was counted");
  await Promise.all(Array.from({ length: 50 }, () => target.call(like, { token })));
  expectThat((await readBy(target, projectId))[0]?.likes === 1, "one person's likes count more than once");
}

async function hostileTexts(target: Target): Promise<void> {
  const { token, projectId } = await published(target);
  const texts = [
    "<img src=x onerror=alert(1)><script>alert(1)</script>",
    "[x](javascript:alert(1)) ![x](data:text/html,x)",
    "'; DROP TABLE discussion_comments; --",
    "\u202egpj.exe",
  ];
  for (const text of texts) {
    const { body } = await target.call(COMMENTS, { token, body: { projectId, text } });
    const isKept = body.type === "success" && (body.data as Comment).text === text;
    expectThat(isKept || body.code === "TOO_MANY_REQUESTS", `${text} was answered ${String(body.code)}`);
  }
  for (const text of ["", " ", "\u0000", "x".repeat(2_001), "\u0301".repeat(100_000)]) {
    const { status, body } = await target.call(COMMENTS, { token, body: { projectId, text } });
    expectThat(status < 500 && body.type !== "success", `a text of ${text.length} signs was answered ${status}`);
  }
  const page = await target.call(`/community/${projectId}`);
  expectThat(!page.text.includes("<img src=x"), "the page has a comment's markup");
}

async function flood(target: Target): Promise<void> {
  const { token, projectId } = await published(target);
  const burst = Array.from({ length: 40 }, (_, at) =>
    target.call(COMMENTS, { token, body: { projectId, text: `No. ${at}` } }),
  );
  const taken = (await Promise.all(burst)).filter(({ body }) => body.type === "success").length;
  expectThat(taken <= 5, `${taken} comments of one person were taken at once`);
}

async function queue(target: Target): Promise<void> {
  const { comment } = await commented(target);
  const { token } = await target.signUp();
  const body = { kind: "comment", id: comment.commentsId, reason: "spam", text: "x" };
  expectThat((await target.call("/api/eda/report", { body })).status === 403, "nobody could report");
  expectThat((await target.call("/api/eda/report", { token, body })).body.type === "success", "a report was refused");
  const author = await confirmedToken(target);
  for (const who of [token, author])
    for (const path of ["list", "x", "x/decide", "x/appeal"]) {
      const method = path.includes("/") ? "POST" : "GET";
      const answer = await target.call(`/api/ops/moderation/${path}`, {
        token: who,
        method,
        body: method === "POST" ? {} : undefined,
      });
      expectThat(answer.status === 404, `${path} of the queue was answered ${answer.status}`);
    }
  const guess = await target.call("/api/eda/moderation/x", { token });
  expectThat(guess.body.code === "NOT_FOUND", `a guessed case was answered ${String(guess.body.code)}`);
}

export const discussion: AttackCase[] = [
  { id: "B12", title: "Another's comments, and comments of the unconfirmed", run: foreignComments },
  { id: "D03w", title: "Likes of comments by nobody, by a cookie, by another site, and 50 at once", run: foreignLikes },
  { id: "E01c", title: "Markup, scripts and endless texts in comments", run: hostileTexts },
  { id: "C20c", title: "40 comments of one person at once", run: flood },
  { id: "B19", title: "The moderation queue, and decisions on others", run: queue },
];
