// `boardwright dfm`: the DFM check of a board's files for the options that are to be ordered.

import { askedOptions, BOARD_FLAGS, optionsFor, requiredBoard } from "@/lib/cli/board";
import type { Command } from "@/lib/cli/command";
import { EXIT } from "@/lib/cli/exit";
import { failOn } from "@/lib/cli/input/fail-on";
import { countsText, findingLines } from "@/lib/cli/output/finding-lines";
import { safeText } from "@/lib/cli/output/safe-text";
import { dfmView, isAbove, LEVELS } from "@/lib/cli/views/dfm-view";
import { reportLink } from "@/lib/cli/views/page-links";
import { checkDfm } from "@/lib/contracts/dfm";

export const dfm: Command = {
  flags: { ...BOARD_FLAGS, "fail-on": "text" },
  maxWords: 1,
  async run(context) {
    const { args, words, style, note } = context;
    const threshold = failOn(args.text("fail-on"), LEVELS, "error");
    const asked = askedOptions(context);
    const client = await context.connect();
    const board = await requiredBoard(context, client);
    note("progress.checking", { file: board.projectName });
    const sent = { projectId: board.projectId, specification: optionsFor(board, asked) };
    const view = dfmView(board, await client.call(checkDfm, sent));
    const reportUrl = client.hasKey ? reportLink(client.address, board.projectId) : null;
    const isFailed = threshold !== null && isAbove(view.counts, threshold);
    const summary = `${safeText(board.projectName)}: ${countsText(view.counts, words)}`;
    const findings = findingLines(view, context);
    return {
      exit: isFailed ? EXIT.findings : EXIT.ok,
      data: { ...view, failOn: threshold ?? "none", isFailed, reportUrl },
      lines: [
        isFailed ? style.error(summary) : style.strong(summary),
        ...(findings.length > 0 ? ["", ...findings] : []),
        "",
        words.say("dfm.checks", { passed: view.passed.length, skipped: view.skipped.length }),
        ...(reportUrl === null ? [] : [words.say("dfm.report", { url: reportUrl })]),
      ],
    };
  },
};
