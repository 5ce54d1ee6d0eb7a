// The end of an account's publications, and of what it did with those of others.

import { eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "@/lib/server/db/client";
import {
  publicationAttachments,
  publicationCopies,
  publicationFavorites,
  publicationImages,
  publicationLikes,
  publicationProposals,
  publications,
  publicationVersions,
} from "@/lib/server/db/tables/community";

/** Deletes an account's publications; answers the keys of their files in the store. Copies that others made stay. */
export async function removePublications(tx: Transaction, accountId: string): Promise<string[]> {
  const own = tx.select({ id: publications.projectId }).from(publications).where(eq(publications.accountId, accountId));
  const { fileKey, topPictureKey, bottomPictureKey } = publicationVersions;
  const versions = await tx
    .select({ fileKey, topPictureKey, bottomPictureKey })
    .from(publicationVersions)
    .where(inArray(publicationVersions.projectId, own));
  const [images, attachments] = [
    await tx
      .select({ key: publicationImages.storageKey })
      .from(publicationImages)
      .where(inArray(publicationImages.projectId, own)),
    await tx
      .select({ key: publicationAttachments.storageKey })
      .from(publicationAttachments)
      .where(inArray(publicationAttachments.projectId, own)),
  ];
  await removeMarks(tx, accountId);
  const gone = await tx
    .delete(publications)
    .where(eq(publications.accountId, accountId))
    .returning({ key: publications.coverKey });
  const ofVersions = versions.flatMap((version) => Object.values(version)).filter((key) => key !== null);
  return [...ofVersions, ...[...images, ...attachments, ...gone].map(({ key }) => key)];
}

/** Likes and favorites are taken back, so that counters stay the number of people. */
async function removeMarks(tx: Transaction, accountId: string): Promise<void> {
  for (const [table, counter] of [
    [publicationLikes, "likeCount"],
    [publicationFavorites, "favoriteCount"],
    [publicationCopies, "copyCount"],
  ] as const) {
    const gone = await tx.delete(table).where(eq(table.accountId, accountId)).returning({ projectId: table.projectId });
    const ids = gone.map(({ projectId }) => projectId).toSorted();
    if (ids.length === 0) continue;
    await tx
      .update(publications)
      .set({ [counter]: sql`${publications[counter]} - 1` })
      .where(inArray(publications.projectId, ids));
  }
  await tx.delete(publicationProposals).where(eq(publicationProposals.accountId, accountId));
}
