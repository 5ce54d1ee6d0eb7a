// Tool sizes kept beside the drill file: Allegro's nc_tools and nc_param.

const LINE = /^\s*T?(\d{1,3})\s*[.:=]?\s+(?:P|N|PLATED|NON_PLATED)?\s*([\d.]+)\s*(MM|MILS?|INCH(?:ES)?)?/i;

/** Tool number → diameter in mm; empty where the text is no tool list. */
export function readToolList(text: string): Map<number, number> {
  const tools = new Map<number, number>();
  for (const line of text.slice(0, 200_000).split(/\r\n|\n|\r/)) {
    const match = LINE.exec(line);
    if (!match?.[3]) continue;
    const unit = match[3].toUpperCase();
    const factor = unit === "MM" ? 1 : unit.startsWith("MIL") ? 0.0254 : 25.4;
    const diameter = Number(match[2]) * factor;
    if (diameter > 0 && diameter < 50) tools.set(Number(match[1]), diameter);
  }
  return tools;
}

/** Files that hold tool sizes by their name. */
export function isToolList(name: string): boolean {
  return /(^|\/)nc_?(tools|param)[^/]*\.(txt|tap|dat)$/i.test(name);
}
