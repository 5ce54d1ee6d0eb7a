// Our own projects, published when a process starts and again with each new revision of one.

import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { FILE_TYPES, MAX_FILE_BYTES } from "@/lib/contracts/file";
import type { SchematicContent } from "@/lib/contracts/schematic-file";
import { countChanges, recordsById } from "@/lib/core/community/merge";
import type { Locale } from "@/lib/core/market/area";
import { readSchematic } from "@/lib/core/schematic/format/schematic-file";
import { hashPassword } from "@/lib/server/auth/password";
import { type Transaction, withTransaction } from "@/lib/server/db/client";
import { accounts } from "@/lib/server/db/tables/account";
import type { PublishedTexts } from "@/lib/server/db/tables/community";
import { projectDocuments } from "@/lib/server/db/tables/project";
import type { Deps } from "@/lib/server/deps";
import { findCatalogue } from "@/lib/server/part/rows";
import { SAMPLE_SOURCE } from "@/lib/server/part/sources";
import { displayName } from "@/lib/server/storage/display-name";
import * as projectRows from "@/lib/server/project/rows";
import { bomOf } from "../bom-lines";
import { checkParts } from "../check";
import { type StoredCopies, withCopies } from "../copy-stored";
import { drawnCover } from "../cover";
import { type FrozenBoard, isBoardChanged, listedFacts, NO_BOARD } from "../freeze";
import * as rows from "../rows";
import { searchTextOf } from "../search-text";
import { summaryOf } from "../to-card";
import { COMMUNITY_SEEDS } from "./community-seeds";
import { EXAMPLE_SEEDS } from "./example-seeds";
import { HOUSE_ACCOUNT, type SeedBoard, type SeedProject, seedProjectId } from "./seed-project";

const HOUSE_NAME = "Boardwright";
const MAX_DRAWING_BYTES = 64 * 1024 * 1024;
const MAX_BOARD_BYTES = MAX_FILE_BYTES[FILE_TYPES.gerber] ?? 0;

async function ensureHouse({ db }: Pick<Deps, "db">, now: Date): Promise<void> {
  const passwordHash = await hashPassword(randomBytes(32).toString("hex"));
  const house = { id: HOUSE_ACCOUNT, username: HOUSE_NAME, passwordHash, contactConfirmedAt: now };
  await db.insert(accounts).values(house).onConflictDoNothing();
}

/** Throws for files that cannot be read: they are our own. */
async function freezeBoard(deps: Deps, board: SeedBoard | null, copies: StoredCopies): Promise<FrozenBoard> {
  if (board === null) return NO_BOARD;
  const bytes = await board.bytes();
  const reading = await deps.readBoardFile(bytes, { fileName: board.fileName });
  if (!reading.ok) throw new Error(`${board.fileName} could not be read: ${reading.code}`);
  const put = async (content: Uint8Array, maxBytes: number) => {
    const stored = await deps.store.put(Readable.from([Buffer.from(content)]), { maxBytes });
    copies.note(stored.key);
    return stored;
  };
  const drawing = async (svg: string) => (await put(Buffer.from(svg), MAX_DRAWING_BYTES)).key;
  const file = await put(bytes, MAX_BOARD_BYTES);
  const { facts, layers, warnings, topSvg, bottomSvg } = reading.value;
  return {
    ...{ facts, layers, warnings, fileKey: file.key, fileSha256: file.sha256, fileSize: file.size },
    ...{ fileName: displayName(board.fileName), fileMime: "application/zip", dfm: null },
    ...{ topPictureKey: await drawing(topSvg), bottomPictureKey: await drawing(bottomSvg) },
  };
}

async function putProject(tx: Transaction, seed: SeedProject, content: SchematicContent, now: Date) {
  const id = seedProjectId(seed);
  const { title: name } = seed.texts.en;
  const owned = await projectRows.findOwned(tx, HOUSE_ACCOUNT, id, "live");
  if (!owned) {
    const project = { id, accountId: HOUSE_ACCOUNT, name, projectType: seed.projectType, createdAt: now };
    const made = await projectRows.insertProject(tx, project);
    await projectRows.insertDocument(tx, { projectId: id, content, savedAt: now });
    return { project: made, documentVersion: 1 };
  }
  const version = (owned.version ?? 0) + 1;
  const replaced = { projectId: id, version, contentVersion: version, content, savedAt: now };
  await tx
    .insert(projectDocuments)
    .values(replaced)
    .onConflictDoUpdate({ target: projectDocuments.projectId, set: replaced });
  return { project: owned.project, documentVersion: version };
}

const publishedTexts = ({ texts }: SeedProject, locale: Locale): PublishedTexts => {
  const { title, introduction } = texts[locale];
  return { title, introduction, summary: summaryOf(introduction) };
};

function textColumns(seed: SeedProject) {
  const { en, zh } = seed.texts;
  return {
    ...{ ...publishedTexts(seed, "en"), translations: { zh: publishedTexts(seed, "zh") }, license: seed.license },
    ...{ tags: [...en.tags], tagsZh: [...zh.tags], links: [] },
  };
}

const recordsOf = (content: SchematicContent) => recordsById(readSchematic(content).records);

async function publishSeed(deps: Deps, seed: SeedProject, now: Date): Promise<void> {
  const content = await seed.content();
  const text = JSON.stringify(content);
  const bom = bomOf(content);
  const { isComplete } = await checkParts(deps, { bom });
  const projectId = seedProjectId(seed);
  await withCopies(deps, async (copies) => {
    const board = await freezeBoard(deps, seed.board, copies);
    const cover = await drawnCover(deps, { text }, board, copies);
    await withTransaction(deps.db, async (tx) => {
      const existing = await rows.lock(tx, projectId);
      // Another process was faster.
      if (existing && existing.version >= seed.revision) return copies.removeAll();
      const { project, documentVersion } = await putProject(tx, seed, content, now);
      const [texts, at] = [textColumns(seed), existing ? now : new Date(seed.publishedAt)];
      const { en, zh } = seed.texts;
      const version = { version: seed.revision, versionName: `${seed.revision}.0`, documentVersion };
      const columns = {
        ...{ ...texts, ...cover, ...version, ...listedFacts({ project, text, bom }, board, isComplete), updatedAt: at },
        searchText: searchTextOf({
          ...{ title: `${en.title} ${zh.title}`, introduction: `${en.introduction} ${zh.introduction}` },
          ...{ tags: [...en.tags, ...zh.tags], author: HOUSE_NAME, bom },
        }),
      };
      const before = existing && (await rows.findVersion(tx, projectId, existing.version));
      const contentBefore = existing && (await rows.findContent(tx, projectId, existing.version));
      if (existing) await rows.update(tx, projectId, columns);
      else
        await rows.insert(tx, {
          ...{ ...columns, projectId, accountId: HOUSE_ACCOUNT, state: "published", publishedAt: at, createdAt: at },
        });
      await rows.insertVersion(tx, {
        ...{ projectId, version: seed.revision, name: version.versionName, note: en.note, text, bom, ...board },
        ...{
          changes: contentBefore && countChanges(recordsOf(contentBefore), recordsOf(content)),
          isBoardChanged: isBoardChanged(before, board),
        },
        createdAt: at,
      });
    });
  });
}

/** Projects that the community begins with. */
export const SEED_PROJECTS: readonly SeedProject[] = [...EXAMPLE_SEEDS, ...COMMUNITY_SEEDS];

/** All, once the full catalog that has their parts is in the database; the examples until then. */
export async function seedProjectsFor({ db, environment }: Pick<Deps, "db" | "environment">) {
  if (environment.partCatalogue !== "full") return EXAMPLE_SEEDS;
  const catalog = await findCatalogue(db, SAMPLE_SOURCE);
  return catalog?.filledAt ? SEED_PROJECTS : EXAMPLE_SEEDS;
}

/**
 * Publishes projects that are missing or of an older revision; answers their number. One that was withdrawn or is held
 * stays so. A project that cannot be published is logged and left for the next start.
 */
export async function syncSeedProjects(deps: Deps, now: Date, seeds = SEED_PROJECTS): Promise<number> {
  let published = 0;
  for (const seed of seeds) {
    const existing = await rows.find(deps.db, seedProjectId(seed));
    if (existing && existing.version >= seed.revision) continue;
    if (published === 0) await ensureHouse(deps, now);
    try {
      await publishSeed(deps, seed, now);
      published += 1;
    } catch (error) {
      deps.log.error({ err: error, seed: seed.name }, "a project of the seed could not be published");
    }
  }
  return published;
}
