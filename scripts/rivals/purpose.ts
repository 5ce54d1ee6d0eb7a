// The other engines' layer names in ours.

export function purposeOf(type: string | null, side: string | null): string | null {
  if (type === null) return null;
  const name = type === "solderpaste" ? "paste" : type;
  if (name === "drill" || name === "drawing" || side === null || side === "all") return name;
  return `${name} ${side}`;
}
