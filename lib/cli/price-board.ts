// The price of a board from its files and options.

import { optionsFor } from "@/lib/cli/board";
import type { CommandContext } from "@/lib/cli/command";
import { usage } from "@/lib/cli/failure";
import type { Client } from "@/lib/cli/net/client";
import type { Board } from "@/lib/contracts/gerber";
import { type PcbQuote, quotePcb } from "@/lib/contracts/pcb";
import { currencyOf } from "@/lib/core/market/area";
import type { PcbSpecification } from "@/lib/core/pcb/specification";

export async function priceBoard(
  board: Board | null,
  asked: Partial<PcbSpecification>,
  client: Client,
  { area }: Pick<CommandContext, "area">,
): Promise<PcbQuote> {
  if (board === null && (asked.widthMm === undefined || asked.heightMm === undefined)) throw usage("sizeMissing");
  const options = board === null ? asked : optionsFor(board, asked);
  const quote = await client.call(quotePcb, { ...options, projectId: board?.projectId });
  if (area !== null && currencyOf(area) !== quote.currency)
    throw usage("areaDiffers", { area, address: client.address, currency: quote.currency });
  return quote;
}
