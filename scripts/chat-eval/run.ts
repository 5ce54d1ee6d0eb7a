// `npm run chat:eval`: how many questions the assistant without a language model answers right, by language.
// `--set=built-on` or `--set=held-out` for one set, `--failures` to list what went wrong in the set built on.

import { memoryOf } from "@/lib/core/assistant/follow-up";
import { NO_CONTEXT } from "@/lib/core/assistant/answer";
import { understand } from "@/lib/core/assistant/understand";
import type { Locale } from "@/lib/core/market/area";
import { createGroundedAssistant } from "@/lib/server/assistant/grounded";
import { RULE_TITLES } from "@/lib/server/assistant/texts";
import { createTestApi } from "@/tests/support/api";
import { visitorContext } from "@/tests/support/visitor-context";
import { judge, type Verdict } from "./judge";
import { type AskedQuestion, QUESTION_SETS, type QuestionSet, readQuestions } from "./question-set";

const { deps } = await createTestApi();
const assistant = createGroundedAssistant(deps);

async function verdictOn(
  asked: AskedQuestion,
  locale: Locale,
): Promise<Verdict & { asked: AskedQuestion; got: string }> {
  const memory = asked.after ? memoryOf({ tool: asked.after.tool, input: asked.after.args }) : {};
  const asking = { question: asked.q, files: [], context: NO_CONTEXT, memory };
  const call = understand({ ...asking, ruleTitles: RULE_TITLES });
  const request = visitorContext({ locale, now: deps.now() });
  const answer = await assistant(asking, request, { tell: () => {}, signal: new AbortController().signal });
  return { ...judge(asked, call, answer), asked, got: `${call.tool} ${JSON.stringify(call.input)}` };
}

type Judged = Awaited<ReturnType<typeof verdictOn>>;

const share = (found: readonly (boolean | null)[]): string => {
  const counted = found.filter((each) => each !== null);
  const right = counted.filter(Boolean).length;
  return counted.length === 0 ? "–" : `${((100 * right) / counted.length).toFixed(1)} % (${right}/${counted.length})`;
};

function report(set: QuestionSet, locale: Locale, verdicts: readonly Judged[]): void {
  console.log(`${set}, ${locale}: ${verdicts.length} questions`);
  console.log(`  right tool       ${share(verdicts.map(({ isRightTool }) => isRightTool))}`);
  console.log(`  right arguments  ${share(verdicts.map(({ areRightArguments }) => areRightArguments))}`);
  console.log(`  right facts      ${share(verdicts.map(({ hasRightFacts }) => hasRightFacts))}`);
  console.log(`  honest refusals  ${share(verdicts.map(({ isHonestRefusal }) => isHonestRefusal))}`);
}

const isWrong = ({ areRightArguments, hasRightFacts, isHonestRefusal }: Judged): boolean =>
  !areRightArguments || hasRightFacts === false || isHonestRefusal === false;

const wanted = process.argv.find((argument) => argument.startsWith("--set="))?.slice("--set=".length);
const listsFailures = process.argv.includes("--failures");

for (const set of QUESTION_SETS.filter((each) => wanted === undefined || each === wanted)) {
  for (const locale of ["en", "zh"] as const) {
    const verdicts: Judged[] = [];
    for (const asked of readQuestions(set, locale)) verdicts.push(await verdictOn(asked, locale));
    report(set, locale, verdicts);
    if (!listsFailures || set === "held-out") continue;
    for (const { asked, got } of verdicts.filter(isWrong)) {
      console.log(
        `    ${asked.q}\n      expected ${asked.tool} ${JSON.stringify(asked.args)} ${asked.fact ?? ""}\n      got      ${got}`,
      );
    }
  }
}
process.exit(0);
