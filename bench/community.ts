// Lists, pages and search of 10,000 published projects with 100,000 comments, compared with reading one row by its key.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { listPublications } from "../lib/contracts/community";
import { indexedWords } from "../lib/core/community/search-words";
import { bookFor } from "../lib/core/pricing/book-for";
import { pcbaBooksFor } from "../lib/core/pricing/assembly/books-for";
import { createDeps } from "../lib/server/compose";
import { readEnvironment } from "../lib/server/config/environment";
import * as read from "../lib/server/community/read";
import type { Database } from "../lib/server/db/client";
import { migrateDatabase } from "../lib/server/db/migrate";
import { openDatabase } from "../lib/server/db/open";
import type { Deps } from "../lib/server/deps";
import { priceBooksOf } from "../lib/server/pcba/service";
import { createDiskStore } from "../lib/server/storage/disk-store";
import { percentile, timed } from "./percentile";
import type { Figure } from "./run";

const PROJECTS = 10_000;
const COMMENTS = 100_000;
const AUTHORS = 1_000;
const ROUNDS = 200;

const SUBJECTS = [
  "buck converter",
  "USB-C sink",
  "LED blinker",
  "降压电源模块",
  "电机驱动板",
  "sensor node",
  "class D amplifier",
];
const TAGS = ["power", "usb", "led", "motor", "audio", "sensor", "teaching", "rf"];
const LICENSES = ["MIT", "CERN-OHL-S-2.0", "CERN-OHL-P-2.0", "CC-BY-4.0"];

const list = (values: readonly string[]) =>
  sql`(array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}])`;

async function fillProjects(db: Database, bookVersion: string): Promise<void> {
  const words = SUBJECTS.map((subject) =>
    indexedWords(`${subject} stable and efficient, drawn for teaching 教学`).join(" "),
  );
  await db.execute(sql`
    insert into accounts (id, password_hash, username)
    select 'bench_' || n, '', 'Author ' || n from generate_series(1, ${AUTHORS}::int) as n`);
  await db.execute(sql`
    insert into projects (id, account_id, name, project_type)
    select 'bench_' || n, 'bench_' || (1 + n % ${AUTHORS}::int), 'Project ' || n, n % 2
    from generate_series(1, ${PROJECTS}::int) as n`);
  await db.execute(sql`
    insert into publications (project_id, account_id, state, title, introduction, summary, license, tags, tags_zh,
      cover_name, cover_key, cover_mime, project_type, version, version_name, contents, layers, width_um, height_um,
      line_count, part_count, search_text, like_count, order_count, copy_count, published_at, updated_at)
    select 'bench_' || n, 'bench_' || (1 + n % ${AUTHORS}::int), 'published', 'Project ' || n, repeat('An introduction. ', 40),
      'An introduction.', ${list(LICENSES)}[1 + n % ${LICENSES.length}::int],
      array[${list(TAGS)}[1 + n % ${TAGS.length}::int], ${list(TAGS)}[1 + (n / 8) % ${TAGS.length}::int]], array[]::text[],
      'c' || n, 'k' || n, 'image/png', n % 2, 1, '1.0', array['schematic', 'board', 'bom'], 2 + 2 * (n % 3), 60000, 50000,
      12, 40, ${list(words)}[1 + n % ${SUBJECTS.length}::int] || ' p' || n, (n * 7919) % 500, (n * 104729) % 300,
      (n * 12989) % 200, now() - n * interval '7 minutes', now()
    from generate_series(1, ${PROJECTS}::int) as n`);
  await db.execute(sql`
    insert into publication_versions (project_id, version, name, note, bom)
    select 'bench_' || n, 1, '1.0', '', '[]'::jsonb from generate_series(1, ${PROJECTS}::int) as n`);
  await db.execute(sql`
    insert into publication_prices (project_id, area, version, book_version, quantity, boards_micro, alternatives, missing,
      priced_at)
    select 'bench_' || n, 'en-US', 1, ${bookVersion}, 5, 1000000, 0, 0, now() from generate_series(1, ${PROJECTS}::int) as n`);
}

async function fill(db: Database, bookVersion: string): Promise<void> {
  await fillProjects(db, bookVersion);
  await db.execute(sql`
    insert into discussion_comments (id, project_id, account_id, text, text_hash)
    select 'bench_' || n, 'bench_' || (1 + n % ${PROJECTS}::int), 'bench_' || (1 + n % ${AUTHORS}::int), 'A comment ' || n,
      'h' || n
    from generate_series(1, ${COMMENTS}::int) as n`);
  // As autovacuum leaves it: counts read the index alone.
  await db.execute(sql`vacuum analyze`);
}

async function p95(work: (round: number) => Promise<unknown>): Promise<number> {
  const all: number[] = [];
  for (let round = 0; round < ROUNDS; round++) all.push(await timed(() => work(round)));
  // The first ones are warm-up.
  return percentile(all.slice(ROUNDS / 10), 0.95);
}

async function measure(deps: Deps): Promise<Figure[]> {
  const reader: read.Reader = { area: "en-US", locale: "en", now: new Date() };
  const listed = (filter: object) => read.list(deps, listPublications.input.parse(filter), reader);
  const { nextCursor } = await listed({ pageSize: 60 });
  const keywords = ["buck", "电源", "sens teach", "p77", "usb c", "模块 教学"];
  const sorts = ["new", "liked", "ordered", "copied"] as const;
  const row = await p95((round) =>
    deps.db.$client.query("select project_id from publications where project_id = $1", [`bench_${1 + round}`]),
  );
  const figures: Record<string, number> = {
    list: await p95((round) => listed({ sort: sorts[round % 4] })),
    "list, the next page": await p95(() => listed({ cursor: nextCursor })),
    "list, page 500": await p95(() => listed({ pageNum: 500 })),
    "list with tag and license": await p95((round) => listed({ tag: TAGS[round % 8], license: "permissive" })),
    search: await p95((round) => listed({ keyword: keywords[round % keywords.length] })),
    detail: await p95((round) => read.view(deps, `bench_${1 + round}`, reader)),
    "tags of a beginning": await p95((round) =>
      read.tags(deps, { prefix: (TAGS[round % 8] ?? "").slice(0, 2) }, reader),
    ),
  };
  return Object.entries(figures).map(([name, value]) => ({
    ...{ name: `${name}, p95`, value, unit: "ms", against: "one row by its key", ratio: value / row },
  }));
}

export async function benchCommunity(): Promise<Figure[]> {
  const directory = mkdtempSync(path.join(tmpdir(), "boardwright-bench-"));
  const environment = readEnvironment({ ...process.env, DATA_DIR: directory, LOG_LEVEL: "silent" });
  const opened = await openDatabase(environment, (reason) => {
    throw new Error(reason);
  });
  try {
    await migrateDatabase(opened.database);
    const store = createDiskStore(path.join(directory, "files"));
    const deps = createDeps({ environment, db: opened.database, store, isDraining: () => false });
    const nowMs = Date.now();
    const boards = bookFor(deps.books.boards, "en-US", { nowMs }).book.version;
    await fill(opened.database, `${boards} ${pcbaBooksFor(priceBooksOf(deps), "en-US", { nowMs }).book.version}`);
    const figures = await measure(deps);
    await deps.eventBus.close();
    return figures;
  } finally {
    await opened.close();
    rmSync(directory, { recursive: true, force: true });
  }
}
