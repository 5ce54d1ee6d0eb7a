// `boardwright quote`: the price of a board, from its files or from its size.

import { askedOptions, BOARD_FLAGS, namedBoard } from "@/lib/cli/board";
import type { Command } from "@/lib/cli/command";
import { EXIT } from "@/lib/cli/exit";
import { boardTitle, optionRows, priceLines } from "@/lib/cli/output/price-lines";
import { safeText } from "@/lib/cli/output/safe-text";
import { table } from "@/lib/cli/output/table";
import { priceBoard } from "@/lib/cli/price-board";
import { boardView } from "@/lib/cli/views/board-view";
import { quoteLink } from "@/lib/cli/views/page-links";
import { priceView } from "@/lib/cli/views/price-view";

export const quote: Command = {
  flags: BOARD_FLAGS,
  maxWords: 1,
  async run(context) {
    const { words, width, style } = context;
    // Before anything is uploaded: a typing error costs no minute.
    const asked = askedOptions(context);
    const client = await context.connect();
    const board = await namedBoard(context, client);
    const priced = await priceBoard(board, asked, client, context);
    const price = priceView(priced);
    // Files that were sent without a key are out of reach for a browser.
    const url = quoteLink(client.address, priced.specification, client.hasKey ? (board?.projectId ?? null) : null);
    const columns = [{ head: words.say("quote.option") }, { head: words.say("quote.value") }];
    const name = board === null ? "" : `${safeText(board.projectName)}: `;
    return {
      exit: price.isPriced ? EXIT.ok : EXIT.refused,
      data: { board: board && boardView(board), specification: priced.specification, price, quoteUrl: url },
      lines: [
        style.strong(`${name}${boardTitle(priced.specification, words)}`),
        "",
        ...table(columns, optionRows(priced.specification, words), width),
        "",
        ...priceLines(priced, context),
        "",
        words.say(price.isPriced ? "quote.goOn" : "quote.inquire", { url }),
      ],
    };
  },
};
