// One's own symbols: the list beside the built-in library, and each drawing when it is shown or placed.
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { InputOf, OutputOf } from "@/lib/contracts/endpoint";
import {
  createSymbol,
  deleteSymbol,
  getSymbol,
  listSymbols,
  putSymbol,
  type SymbolRow,
} from "@/lib/contracts/symbol-library";
import { call } from "@/lib/client/transport/call";
import { reload } from "@/lib/client/transport/reload";
import type { SchematicSymbol } from "@/lib/core/schematic/model/symbol";
import { shortName } from "@/lib/core/schematic/symbol-editor/new-symbol";
import { ownSymbolId } from "@/lib/core/schematic/symbol-editor/save-symbol";

export type OwnSymbol = SymbolRow;

const LIST = ["schematic", "symbols"] as const;

/** Quiet: visitors of a link have no library. */
export const useOwnSymbols = (isSignedIn: boolean) =>
  useQuery({
    queryKey: LIST,
    queryFn: async ({ signal }) => (await call(listSymbols, {}, { signal, isQuiet: true })).rows,
    enabled: isSignedIn,
    staleTime: 60_000,
  });

type Kept = OutputOf<typeof getSymbol>;

/** As it is placed: each revision is a symbol of its own, so that drawings keep the one that they have. */
const placedSymbol = ({ id, revision, name, symbol }: Kept): SchematicSymbol => ({
  ...symbol,
  kind: "symbol",
  id: ownSymbolId(id, revision),
  name: `own:${name}`,
});

export const ownSymbolOptions = ({ id, revision }: Pick<OwnSymbol, "id" | "revision">) =>
  queryOptions({
    queryKey: ["schematic", "symbol", id, revision],
    queryFn: async ({ signal }) => placedSymbol(await call(getSymbol, { id }, { signal, isQuiet: true })),
    staleTime: Infinity,
  });

type SentSymbol = InputOf<typeof createSymbol>["symbol"];

/** What the schema describes, with wider types; the library has no name of its own. */
export function sentSymbol({ kind: _, ...symbol }: SchematicSymbol): SentSymbol {
  return { ...symbol, id: "symbol", name: shortName(symbol).trim() } as SentSymbol;
}

interface SavedSymbol {
  /** Null for a new symbol. */
  readonly id: string | null;
  /** The one that was edited; STALE_VERSION where another window has saved one since. */
  readonly revision?: number | undefined;
  readonly symbol: SchematicSymbol;
}

/** With an id the symbol is replaced, without one it is new. */
export function useSaveSymbol() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, revision, symbol }: SavedSymbol) =>
      id === null
        ? call(createSymbol, { symbol: sentSymbol(symbol) }, { isQuiet: true })
        : call(putSymbol, { id, revision, symbol: sentSymbol(symbol) }, { isQuiet: true }),
    onSuccess: () => reload(client, { queryKey: LIST }),
  });
}

export function useDeleteSymbol() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteSymbol, { id }),
    onSuccess: () => reload(client, { queryKey: LIST }),
  });
}
