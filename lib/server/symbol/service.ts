// A person's own symbols: kept under unique names, and seen by nobody else.

import type { OutputOf, ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import type { SymbolContent } from "@/lib/contracts/schematic-file";
import {
  type addSymbols,
  type getSymbol,
  type listSymbols,
  MAX_OWN_SYMBOLS,
  type putSymbol,
  type SymbolRow,
} from "@/lib/contracts/symbol-library";
import { withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { newId } from "@/lib/server/ids";
import * as rows from "./rows";

type Context = RequestContext<Viewer>;
type Listed = Awaited<ReturnType<typeof rows.list>>[number];

const toRow = ({ updatedAt, ...row }: Listed): SymbolRow => ({ ...row, updateTime: updatedAt.toISOString() });

function rowOf({ id, name, revision, updatedAt, content }: rows.UserSymbol): SymbolRow {
  const { prefix, description, keywords, fields, pins } = content;
  return toRow({
    ...{ id, name, revision, updatedAt, prefix, description, keywords: [...keywords], fields: { ...fields } },
    pinCount: pins.length,
  });
}

export async function list(deps: Deps, { viewer }: Context): Promise<OutputOf<typeof listSymbols>> {
  return { rows: (await rows.list(deps.db, viewer.accountId)).map(toRow) };
}

export async function get(deps: Deps, id: string, { viewer }: Context): Promise<OutputOf<typeof getSymbol>> {
  const found = await rows.find(deps.db, viewer.accountId, id);
  if (!found) throw new AppError("NOT_FOUND");
  return { ...rowOf(found), symbol: found.content };
}

export function create(deps: Deps, symbol: SymbolContent, { viewer, now }: Context): Promise<SymbolRow> {
  const { accountId } = viewer;
  return withTransaction(deps.db, async (tx) => {
    await rows.lockLibrary(tx, accountId);
    if ((await rows.countOwned(tx, accountId)) >= MAX_OWN_SYMBOLS)
      throw new AppError("TOO_MANY_RECORDS", { values: { limit: MAX_OWN_SYMBOLS } });
    if ((await rows.findId(tx, accountId, symbol.name)) !== null) throw new AppError("NAME_EXISTS");
    const { name } = symbol;
    const made = { id: newId(), accountId, name, content: symbol, revision: 1, createdAt: now, updatedAt: now };
    return rowOf(await rows.insert(tx, made));
  });
}

/** The first of equal names among the added ones counts. */
export function add(
  deps: Deps,
  symbols: readonly SymbolContent[],
  { viewer, now }: Context,
): Promise<OutputOf<typeof addSymbols>> {
  const { accountId } = viewer;
  return withTransaction(deps.db, async (tx) => {
    await rows.lockLibrary(tx, accountId);
    const names = await rows.namesOf(tx, accountId);
    const taken: string[] = [];
    const made = symbols.flatMap((content) => {
      const { name } = content;
      if (names.has(name)) {
        taken.push(name);
        return [];
      }
      names.add(name);
      return [{ id: newId(), accountId, name, content, revision: 1, createdAt: now, updatedAt: now }];
    });
    if (names.size > MAX_OWN_SYMBOLS) throw new AppError("TOO_MANY_RECORDS", { values: { limit: MAX_OWN_SYMBOLS } });
    await rows.insertAll(tx, made);
    return { added: made.length, taken };
  });
}

export function put(
  deps: Deps,
  { id, revision, symbol }: ParsedInputOf<typeof putSymbol>,
  { viewer, now }: Context,
): Promise<SymbolRow> {
  const { accountId } = viewer;
  return withTransaction(deps.db, async (tx) => {
    await rows.lockLibrary(tx, accountId);
    const kept = await rows.find(tx, accountId, id);
    if (!kept) throw new AppError("NOT_FOUND");
    if (revision !== undefined && revision !== kept.revision) throw new AppError("STALE_VERSION");
    const taken = await rows.findId(tx, accountId, symbol.name);
    if (taken !== null && taken !== id) throw new AppError("NAME_EXISTS");
    return rowOf(await rows.change(tx, id, { name: symbol.name, content: symbol, updatedAt: now }));
  });
}

export async function remove(deps: Deps, id: string, { viewer }: Context): Promise<Record<string, never>> {
  if (!(await rows.remove(deps.db, viewer.accountId, id))) throw new AppError("NOT_FOUND");
  return {};
}
