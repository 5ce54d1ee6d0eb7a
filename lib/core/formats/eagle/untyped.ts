// Counts the elements of an Eagle board for which the model has no type, so that a reader can tell what it left unread.

import type { EagleBoard } from "@/lib/core/formats/eagle/board";

/** Counts by name. */
export function countUntyped({ plain, libraries, signals, rest }: EagleBoard): Map<string, number> {
  const counts = new Map<string, number>();
  const packages = libraries.flatMap((library) => library.packages);
  const items = [plain, ...packages.map((one) => one.items), ...signals.map((signal) => signal.items)].flat();
  const names = [
    ...rest.map(({ name }) => name),
    ...libraries.flatMap((library) => library.rest.map(({ name }) => name)),
    ...items.flatMap((item) => (item.kind === "untyped" ? [item.name] : [])),
  ];
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
