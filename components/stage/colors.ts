// Parsing of #rgb and #rrggbb.

export type Rgb = readonly [red: number, green: number, blue: number];

/** 0 to 1 each; black for any other text. */
export function rgbOf(color: string): Rgb {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color)?.[1] ?? "000";
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0] = pairs.map((pair) => Number.parseInt(pair, 16) / 255);
  return [red, green, blue];
}
