import type { ContentDocument } from "@/lib/core/content/content-document";

/** Labels with their number of documents, most used first. */
export function countLabels(documents: readonly Pick<ContentDocument, "labels">[]): { label: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const label of documents.flatMap(({ labels }) => labels)) counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts]
    .map(([label, count]) => ({ label, count }))
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, "en"));
}
