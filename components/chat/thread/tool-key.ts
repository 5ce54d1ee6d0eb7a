// Tools of the assistant as a person reads what they do.

const KEYS = ["price", "search", "part", "order", "dfm", "simulate", "capability", "project"] as const;

/** By the words of a tool's name ("price-board", "search-articles"); what is done comes before what it is done with. */
export function toolKey(name: string): (typeof KEYS)[number] | "other" {
  const words = name.toLowerCase().split(/[^a-z]+/);
  const isNamed = (key: string) => words.some((word) => word === key || word === `${key}s`);
  if (isNamed("search") && !isNamed("article")) return KEYS.find((key) => key !== "search" && isNamed(key)) ?? "search";
  return KEYS.find(isNamed) ?? "other";
}
