// One fabrication file of a repository: read, priced and checked.

import { optionsFor, sendBoard } from "@/lib/cli/board";
import type { CommandContext } from "@/lib/cli/command";
import { readSource } from "@/lib/cli/input/read-source";
import { priceBoard } from "@/lib/cli/price-board";
import { dfmView } from "@/lib/cli/views/dfm-view";
import { quoteLink, reportLink } from "@/lib/cli/views/page-links";
import { checkDfm } from "@/lib/contracts/dfm";
import type { PcbSpecification } from "@/lib/core/pcb/specification";

interface Checking {
  readonly isPlotted: boolean;
  readonly options: Partial<PcbSpecification>;
}

export async function checkFile(file: string, { isPlotted, options }: Checking, context: CommandContext) {
  const { io, note } = context;
  const client = await context.connect();
  const board = await sendBoard(await readSource(file, { io, note, isPlotted }), client, note);
  const quote = await priceBoard(board, options, client, context);
  note("progress.checking", { file });
  const specification = optionsFor(board, options);
  const dfm = dfmView(board, await client.call(checkDfm, { projectId: board.projectId, specification }));
  return {
    file,
    quote,
    dfm,
    quoteUrl: quoteLink(client.address, quote.specification, board.projectId),
    reportUrl: reportLink(client.address, board.projectId),
  };
}
export type CheckedFile = Awaited<ReturnType<typeof checkFile>>;
