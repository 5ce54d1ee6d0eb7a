// The GitHub Action over the real API and a local GitHub: one comment, a summary, outputs, and its exit code.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { zip } from "../../support/archives";
import { makeKey, READERS, runCli, sendTo } from "../../support/cli";
import { api, setUpApiTest } from "../../support/shop-test";
import { BOARD_FILES } from "../../support/small-board";
import { temporaryDirectory } from "../../support/temporary-directory";
import { fakeGithub, GITHUB } from "./fake-github";

setUpApiTest({ deps: READERS, isFresh: false });

const TOKEN = "ghs_secretOfTheTests";
let key: string;
beforeAll(async () => {
  key = await makeKey(api, await api.signUp(), ["quote", "files"]);
});

/** The same board, 30 instead of 20 mm wide. */
const WIDER = BOARD_FILES.map((file) => ({ ...file, content: file.content.replaceAll("X20000000", "X30000000") }));

interface Run {
  readonly github?: ReturnType<typeof fakeGithub>;
  readonly env?: Record<string, string>;
  readonly isFork?: boolean;
  readonly hasKey?: boolean;
}

function workspace(): string {
  const folder = temporaryDirectory();
  mkdirSync(path.join(folder, "fab"));
  mkdirSync(path.join(folder, "base", "fab"), { recursive: true });
  writeFileSync(path.join(folder, "fab", "amp.zip"), zip(WIDER));
  writeFileSync(path.join(folder, "base", "fab", "amp.zip"), zip(BOARD_FILES));
  return folder;
}

async function runAction(cwd: string, { github = fakeGithub(), env = {}, isFork = false, hasKey = true }: Run = {}) {
  const [event, summary, output] = ["event.json", "summary.md", "output.txt"].map((name) => path.join(cwd, name));
  const head = { repo: { full_name: isFork ? "stranger/amp" : "acme/amp" } };
  writeFileSync(event ?? "", JSON.stringify({ pull_request: { number: 7, head } }));
  for (const file of [summary, output]) writeFileSync(file ?? "", "");
  const result = await runCli(["action"], {
    cwd,
    send: (address, init) => (address.startsWith(GITHUB) ? github.send(address, init) : sendTo(api)(address, init)),
    env: {
      ...{ GITHUB_API_URL: GITHUB, GITHUB_REPOSITORY: "acme/amp", GITHUB_TOKEN: TOKEN },
      ...{ GITHUB_EVENT_PATH: event ?? "", GITHUB_STEP_SUMMARY: summary ?? "", GITHUB_OUTPUT: output ?? "" },
      ...(hasKey ? { BOARDWRIGHT_API_KEY: key } : {}),
      ...{ INPUT_FILES: "fab/*.zip", INPUT_FAIL_ON: "none", ...env },
    },
  });
  const texts = { summary: readFileSync(summary ?? "", "utf8"), output: readFileSync(output ?? "", "utf8") };
  return { ...result, ...texts, github };
}

/** Outputs as the runner reads them. */
const outputsOf = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/^([\w-]+)<<(\S+)\n([\s\S]*?)\n\2$/gm)].map(([, name, , value]) => [name, value]),
  );

describe("a pull request", () => {
  it("gets one comment, which the next run replaces", async () => {
    const cwd = workspace();
    const env = { INPUT_OPTIONS: "quantity: 10\n--finish ENIG\ncolor=black" };
    const first = await runAction(cwd, { env });
    expect(first.exit, first.err).toBe(0);
    const [comment] = first.github.comments;
    expect(comment?.body.startsWith("<!-- boardwright:default -->\n")).toBe(true);
    expect(comment?.body).toContain("ENIG");
    expect(first.summary).toContain("ENIG");
    const outputs = outputsOf(first.output);
    expect(comment?.body).toContain(`$${outputs.total}`);
    const result = JSON.parse(outputs.result ?? "[]") as {
      specification: object;
      dfm: { counts: { error: number } };
    }[];
    expect(result[0]?.specification).toMatchObject({ widthMm: 30, quantity: 10, solderMaskColor: "Black" });
    expect(outputs.errors).toBe(String(result[0]?.dfm.counts.error));
    expect(outputs["comment-url"]).toBe(comment?.html_url);
    const second = await runAction(cwd, { env: { INPUT_OPTIONS: "quantity: 50" }, github: first.github });
    expect(second.github.comments).toHaveLength(1);
    expect(second.github.comments[0]?.body).not.toContain("ENIG");
    expect(first.github.calls.at(-1)).toBe("PATCH /repos/acme/amp/issues/comments/1");
  });

  it("shows what changed since the base branch, whose files it does not report", async () => {
    const { github, output, summary } = await runAction(workspace(), {
      env: { INPUT_FILES: "**/*.zip", INPUT_BASE_FILES: "base/**/*.zip" },
    });
    const [file, ...others] = JSON.parse(outputsOf(output).result ?? "[]") as {
      file: string;
      changes: { options: { option: string; before: unknown; after: unknown }[] };
    }[];
    expect([file?.file, others]).toEqual(["fab/amp.zip", []]);
    expect(file?.changes.options).toEqual([{ option: "widthMm", before: 20, after: 30 }]);
    expect(github.comments[0]?.body).toContain("Changes to the base branch");
    expect(summary).toContain("| 20 | 30 |");
  });

  it("leaves comments of others alone, whatever they begin with", async () => {
    const github = fakeGithub();
    for (let count = 0; count < 120; count++) github.add("Looks good", { login: "ada", type: "User" });
    github.add("<!-- boardwright:default -->\nmine", { login: "mallory", type: "User" });
    const cwd = workspace();
    await runAction(cwd, { github });
    await runAction(cwd, { github });
    expect(github.comments).toHaveLength(122);
    expect(github.comments[120]?.body).toContain("mine");
    const personal = fakeGithub({ login: "ada" });
    personal.add("<!-- boardwright:default -->\nof an app", { login: "other[bot]", type: "Bot" });
    await runAction(cwd, { github: personal });
    await runAction(cwd, { github: personal });
    expect(personal.comments.map(({ user }) => user.login)).toEqual(["other[bot]", "ada"]);
  });

  it("fails by the threshold, after it has commented", async () => {
    const cwd = workspace();
    const { exit, output, github } = await runAction(cwd, { env: { INPUT_FAIL_ON: "notice" } });
    const counts = outputsOf(output);
    expect(Number(counts.errors) + Number(counts.warnings) + Number(counts.notices)).toBeGreaterThan(0);
    expect([exit, github.comments.length]).toEqual([1, 1]);
  });

  it("prints no secret anywhere", async () => {
    const { out, err, summary, output, github } = await runAction(workspace());
    const printed = [out, err, summary, output, ...github.comments.map(({ body }) => body)].join("\n");
    expect(printed).not.toContain(key);
    expect(printed).not.toContain(TOKEN);
    // The key of one server goes to no other.
    expect([...github.tokens]).toEqual([`Bearer ${TOKEN}`]);
  });
});

describe("a fork", () => {
  it("without secrets gets a notice and no failure", async () => {
    const { exit, out, output, github, summary } = await runAction(workspace(), { isFork: true, hasKey: false });
    expect([exit, out.startsWith("::notice title=Boardwright::"), out.includes("fork")]).toEqual([0, true, true]);
    expect([outputsOf(output), github.calls]).toEqual([{ skipped: "true" }, []]);
    expect(summary).toContain("fork");
  });

  it("whose token may only read has the result in the summary", async () => {
    const { exit, out, summary } = await runAction(workspace(), { github: fakeGithub({ isReadOnly: true }) });
    expect([exit, out.includes("::notice"), out.includes("pull-requests: write")]).toEqual([0, true, true]);
    expect(summary).toContain("Board check");
  });
});

it("shows names out of an archive as text", async () => {
  const cwd = workspace();
  const evil = "@acme [x](http:evil) <img src=x>|`${{1}}`.gtl";
  const files = WIDER.map((file) => (file.name === "b.gtl" ? { ...file, name: evil } : file));
  writeFileSync(path.join(cwd, "fab", "amp.zip"), zip(files));
  const { github, exit, err } = await runAction(cwd);
  expect(exit, err).toBe(0);
  const body = github.comments[0]?.body ?? "";
  for (const part of ["@acme", "](http:evil)", "<img"]) expect(body).not.toContain(part);
  expect(body).toContain("@\u200dacme");
});

it("names a wrong input", async () => {
  const wrong = await runAction(workspace(), { env: { INPUT_OPTIONS: "finsh: ENIG" } });
  expect([wrong.exit, wrong.err.includes("finish")]).toEqual([2, true]);
  const none = await runAction(workspace(), { env: { INPUT_FILES: "gerber/*.zip" } });
  expect([none.exit, none.err.includes("gerber/*.zip")]).toEqual([2, true]);
});
