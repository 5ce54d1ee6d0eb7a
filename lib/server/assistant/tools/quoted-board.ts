// A board as the pricing service takes it, priced for the person who asks.

import { quotePcb, type PcbQuote } from "@/lib/contracts/pcb";
import { AppError } from "@/lib/contracts/errors";
import { stepFor } from "@/lib/core/pcb/quantity";
import { toQuery } from "@/lib/core/pcb/query";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { quote } from "@/lib/server/pcb/service";
import type { BoardOfFiles } from "./board-files";
import type { ToolContext } from "./tool";

export type Options = Readonly<Record<string, unknown>>;

/** With the quantity at the next step that is sold. */
const inSteps = (options: Options): Options =>
  typeof options.quantity === "number" ? { ...options, quantity: stepFor(options.quantity) } : options;

/** Options in the question outweigh the facts of the files. */
export const withFiles = (options: Options, files: BoardOfFiles | null): Options => ({ ...files?.options, ...options });

/** The engine's own quote; codes of the service. */
export async function quoteBoard(
  options: Options,
  files: BoardOfFiles | null,
  { deps, request }: ToolContext,
): Promise<PcbQuote> {
  const projectId = files?.projectId;
  const input = quotePcb.input.safeParse({ ...inSteps(options), ...(projectId === undefined ? {} : { projectId }) });
  if (!input.success) throw new AppError("INVALID_INPUT");
  return quote(deps, input.data, request);
}

/** The quote page with everything filled in. */
export function quotePath(specification: PcbQuote["specification"], files: BoardOfFiles | null): string {
  const query = new URLSearchParams(toQuery(specification as PcbSpecification));
  if (files) query.set("project", files.projectId);
  return `/order/manufacturing/pcb?${query.toString()}`;
}
