// Whole tables of an embedded database that this process owns.

import { Readable } from "node:stream";
import { PGlite } from "@electric-sql/pglite";
import {
  columnList,
  type CopySession,
  quoted,
  SESSION_SETTINGS,
  type TableShape,
} from "@/lib/server/backup/copy-session";
import { lineBlocks } from "@/lib/server/backup/streams";

/** PGlite copies from and to memory, so a table goes in blocks of about this size. */
const BLOCK_BYTES = 4 * 1024 * 1024;
/** Rows of a page may be long ones that are stored elsewhere, so the first answers are small. */
const FIRST_PAGES = 1;
const MAX_PAGES = 4096;

/** Opens the data directory (made when missing); nobody else may have it open. */
export async function openEmbeddedSession(directory: string): Promise<CopySession> {
  return embeddedSession(await PGlite.create(directory));
}

export async function embeddedSession(database: PGlite): Promise<CopySession> {
  await database.exec(SESSION_SETTINGS);

  async function copyOut(select: string): Promise<Buffer> {
    const { blob } = await database.query(`copy (${select}) to '/dev/blob'`);
    return blob ? Buffer.from(await blob.arrayBuffer()) : Buffer.alloc(0);
  }

  /** By ranges of pages, which need no index; their number follows the size of what came. */
  async function* blocks(table: TableShape): AsyncGenerator<Buffer> {
    const end = await pagesOf(database, table.name);
    let pages = FIRST_PAGES;
    for (let page = 0; page < end;) {
      const range = `ctid >= '(${page},0)'::tid and ctid < '(${page + pages},0)'::tid`;
      const block = await copyOut(`select ${columnList(table)} from ${quoted(table.name)} where ${range}`);
      if (block.length > 0) yield block;
      page += pages;
      pages = nextPages(pages, block.length);
    }
  }

  async function* answers(select: string): AsyncGenerator<Buffer> {
    const block = await copyOut(select);
    if (block.length > 0) yield block;
  }

  return {
    kind: "embedded",
    query: async <Row extends object>(sql: string, values?: unknown[]) => (await database.query<Row>(sql, values)).rows,
    run: async (sql) => void (await database.exec(sql)),
    readTable: (table) => Readable.from(blocks(table), { objectMode: false }),
    readQuery: (select) => Readable.from(answers(select), { objectMode: false }),
    async writeTable(table, rows) {
      for await (const block of lineBlocks(rows, BLOCK_BYTES)) {
        const options = { blob: new Blob([new Uint8Array(block)]) };
        await database.query(`copy ${quoted(table.name)} (${columnList(table)}) from '/dev/blob'`, [], options);
      }
    },
    close: () => database.close(),
  };
}

async function pagesOf(database: PGlite, table: string): Promise<number> {
  const { rows } = await database.query<{ pages: number }>(
    "select (pg_relation_size($1::regclass) / current_setting('block_size')::int)::int as pages",
    [quoted(table)],
  );
  return rows[0]?.pages ?? 0;
}

function nextPages(pages: number, bytes: number): number {
  if (bytes > BLOCK_BYTES) return Math.max(1, Math.floor((pages * BLOCK_BYTES) / bytes));
  return bytes * 2 > BLOCK_BYTES ? pages : Math.min(MAX_PAGES, pages * 2);
}
