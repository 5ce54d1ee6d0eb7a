// Images of a person's drawings, for the file of all that is kept of the account.

import { asc, eq } from "drizzle-orm";
import { projects } from "@/lib/server/db/tables/project";
import { projectImages } from "@/lib/server/db/tables/project-image";
import type { Deps } from "@/lib/server/deps";
import { readWhole } from "@/lib/server/storage/file-store";

/** Images beyond it come without their content: each can be exported with its drawing from the editor. */
const MAX_IMAGE_BYTES = 20 * 1024 * 1024;

export interface ExportedImage {
  readonly projectId: string;
  readonly file: string;
  readonly mime: string;
  readonly size: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly createdAt: Date;
  /** In base64; null beyond the limit, and in every project but the first that has it. */
  readonly content: string | null;
}

export async function readImages({ db, store }: Pick<Deps, "db" | "store">, accountId: string) {
  const owned = await db
    .select({ image: projectImages })
    .from(projectImages)
    .innerJoin(projects, eq(projects.id, projectImages.projectId))
    .where(eq(projects.accountId, accountId))
    .orderBy(asc(projectImages.createdAt), asc(projectImages.file));
  const written = new Set<string>();
  let bytes = 0;
  const images: ExportedImage[] = [];
  for (const { image } of owned) {
    const { storageKey, ...facts } = image;
    const isWritten = !written.has(image.file) && bytes + image.size <= MAX_IMAGE_BYTES;
    if (isWritten) {
      written.add(image.file);
      bytes += image.size;
    }
    const content = isWritten ? Buffer.from(await readWhole(store, storageKey)).toString("base64") : null;
    images.push({ ...facts, content });
  }
  return images;
}
