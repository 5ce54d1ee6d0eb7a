// `boardwright action`: the GitHub Action, which prices and checks the fabrication files of a pull request.

import { toDecimal } from "@/lib/base/money";
import { type CheckedFile, checkFile } from "@/lib/cli/action/check-file";
import { commentText, type Reported } from "@/lib/cli/action/comment";
import { changesOf, pairOf } from "@/lib/cli/action/compare";
import { markerOf, writeComment } from "@/lib/cli/action/github";
import { filesOf } from "@/lib/cli/action/glob";
import { type ActionInputs, readInputs } from "@/lib/cli/action/inputs";
import { type PullRequest, pullRequestOf } from "@/lib/cli/action/pull-request";
import { noticeCommand, writeOutputs, writeSummary } from "@/lib/cli/action/runner-files";
import type { Command, CommandContext, Outcome } from "@/lib/cli/command";
import { EXIT } from "@/lib/cli/exit";
import { usage } from "@/lib/cli/failure";
import { isAbove, LEVELS } from "@/lib/cli/views/dfm-view";
import { priceView } from "@/lib/cli/views/price-view";

/** Each file is uploaded, read and checked, with limits per minute. */
const MAX_FILES = 8;

async function checkAll(inputs: ActionInputs, context: CommandContext): Promise<Reported[]> {
  const { cwd } = context.io;
  const files = await filesOf(cwd, inputs.files);
  const base = inputs.base.length === 0 ? [] : await filesOf(cwd, inputs.base);
  // A checkout of the base branch lies in the same workspace.
  const own = files.filter((file) => !base.includes(file));
  if (own.length === 0) throw usage("noFileMatches", { patterns: inputs.files.join(", ") });
  if (own.length > MAX_FILES) throw usage("tooManyFiles", { count: own.length, most: MAX_FILES });
  const reported: Reported[] = [];
  for (const file of own) {
    const checked = await checkFile(file, inputs, context);
    const before = pairOf(file, own, base);
    const changes = before === null ? null : changesOf(await checkFile(before, inputs, context), checked);
    reported.push({ checked, changes });
  }
  return reported;
}

function viewOf({ checked, changes }: Reported) {
  const { file, quote, dfm, quoteUrl, reportUrl } = checked;
  const { counts, findings } = dfm;
  const price = priceView(quote);
  const change = changes && {
    ...changes,
    totalMicro: undefined,
    total: changes.totalMicro === null ? null : toDecimal(changes.totalMicro),
  };
  return {
    file,
    price,
    specification: quote.specification,
    dfm: { counts, findings },
    changes: change,
    quoteUrl,
    reportUrl,
  };
}

const sumOf = (checked: readonly CheckedFile[], level: (typeof LEVELS)[number]) =>
  checked.reduce((sum, { dfm }) => sum + dfm.counts[level], 0);

/** The first file's price, and the findings of all. */
function outputsOf(reported: readonly Reported[], commentUrl: string): Record<string, string> {
  const checked = reported.map((each) => each.checked);
  const [first] = checked;
  const price = first && priceView(first.quote);
  return {
    skipped: "false",
    total: price?.total ?? "",
    currency: price?.currency ?? "",
    "lead-time-days": first ? String(first.quote.specification.leadTimeDays) : "",
    errors: String(sumOf(checked, "error")),
    warnings: String(sumOf(checked, "warning")),
    notices: String(sumOf(checked, "notice")),
    "quote-url": first?.quoteUrl ?? "",
    "report-url": first?.reportUrl ?? "",
    "comment-url": commentUrl,
    result: JSON.stringify(reported.map(viewOf)),
  };
}

async function comment(text: string, inputs: ActionInputs, request: PullRequest | null, context: CommandContext) {
  const { io, words } = context;
  const token = io.env.GITHUB_TOKEN ?? "";
  if (!inputs.hasComment || request === null) return "";
  if (token === "") {
    io.out(`${noticeCommand(words.say("action.noToken"))}\n`);
    return "";
  }
  const marker = markerOf(inputs.commentId);
  const written = await writeComment({ io, token }, request, { marker, body: `${marker}\n${text}` }).catch(
    () => ({ refused: 0 }) as const,
  );
  if ("url" in written) return written.url;
  io.out(`${noticeCommand(words.say("action.notCommented", { status: written.refused }))}\n`);
  return "";
}

/** Without a key, as in a pull request of a fork: a notice that says so, and no failure. */
async function skip({ io, words }: CommandContext, request: PullRequest | null): Promise<Outcome> {
  const text = words.say(request?.isFork ? "action.forkWithoutKey" : "action.withoutKey");
  await writeSummary(io, `## ${words.say("action.title")}\n\n${text}`);
  await writeOutputs(io, { skipped: "true" });
  return { exit: EXIT.ok, data: { skipped: true, files: [] }, lines: [noticeCommand(text)] };
}

export const action: Command = {
  flags: {},
  maxWords: 0,
  async run(context) {
    const { io, words } = context;
    const inputs = readInputs(io.env);
    const request = await pullRequestOf(io.env);
    if (!io.env.BOARDWRIGHT_API_KEY?.trim()) return skip(context, request);
    const reported = await checkAll(inputs, context);
    const text = commentText(reported, words);
    await writeSummary(io, text);
    const commentUrl = await comment(text, inputs, request, context);
    await writeOutputs(io, outputsOf(reported, commentUrl));
    const { failOn } = inputs;
    const isFailed = failOn !== null && reported.some(({ checked }) => isAbove(checked.dfm.counts, failOn));
    const isRefused = reported.some(({ checked }) => !priceView(checked.quote).isPriced);
    return {
      exit: isFailed ? EXIT.findings : isRefused && failOn !== null ? EXIT.refused : EXIT.ok,
      data: { skipped: false, files: reported.map(viewOf), commentUrl, isFailed },
      lines: reported.map(({ checked: { file, dfm } }) => words.say("action.line", { file, ...dfm.counts })),
    };
  },
};
