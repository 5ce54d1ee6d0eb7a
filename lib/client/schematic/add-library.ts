// Symbols of an imported library join one's own.
import { sentSymbol } from "@/lib/client/schematic/symbol-library";
import { call } from "@/lib/client/transport/call";
import { addSymbols, MAX_ADDED_BYTES, MAX_ADDED_SYMBOLS } from "@/lib/contracts/symbol-library";
import type { ImportedLibrary } from "@/lib/core/schematic-import/imported-design";

type Sent = ReturnType<typeof sentSymbol>;

/** Left for the rest of the request. */
const MAX_BATCH_BYTES = MAX_ADDED_BYTES - 1_000;

/** In calls of as many as one takes. */
function batchesOf(symbols: readonly Sent[]): Sent[][] {
  const batches: Sent[][] = [];
  let bytes = 0;
  for (const symbol of symbols) {
    const size = new Blob([JSON.stringify(symbol)]).size + 1;
    const last = batches.at(-1);
    if (!last || last.length === MAX_ADDED_SYMBOLS || bytes + size > MAX_BATCH_BYTES) {
      batches.push([symbol]);
      bytes = size;
    } else {
      last.push(symbol);
      bytes += size;
    }
  }
  return batches;
}

/** Names that were taken; symbols of those names stay as they are. Rejects with `ApiError`. */
export async function addLibrary({ symbols }: ImportedLibrary): Promise<{ added: number; taken: string[] }> {
  const taken: string[] = [];
  let added = 0;
  for (const batch of batchesOf(symbols.map(sentSymbol))) {
    const answer = await call(addSymbols, { symbols: batch }, { isQuiet: true });
    added += answer.added;
    taken.push(...answer.taken);
  }
  return { added, taken };
}
