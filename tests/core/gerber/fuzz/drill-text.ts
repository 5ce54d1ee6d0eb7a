// Drill programs by chance: headers of many tools, hits, slots, routes, patterns, canned cycles.

import { decimal, digits, whole } from "./numbers";
import type { Random } from "../../../support/random";

export function drillText(random: Random): string {
  const tools = Array.from({ length: 1 + random.below(4) }, (_, at) => String(at + 1));
  const lines = [...header(random, tools), ...random.many(60, () => statement(random, tools))];
  if (random.isLuck(0.9)) lines.push(random.one(["M30", "M00", "M02"]));
  return lines.join(random.one(["\n", "\n", "\r\n", "\r"]));
}

function header(random: Random, tools: readonly string[]): string[] {
  const lines = random.isLuck(0.9) ? ["M48"] : [];
  lines.push(random.one(["METRIC,LZ", "METRIC,TZ,000.000", "INCH,LZ", "INCH,TZ", "METRIC", "M71", "M72", ""]));
  if (random.isLuck(0.1)) lines.push(`;FILE_FORMAT=${whole(random, 0, 9)}:${whole(random, 0, 9)}`);
  if (random.isLuck(0.1))
    lines.push(random.one(["ICI,ON", "FMAT,2", "VER,1", "; #@! TF.FileFunction,MixedPlating,1,2"]));
  for (const tool of tools) {
    if (random.isLuck(0.2))
      lines.push(
        random.one([";TYPE=PLATED", ";TYPE=NON_PLATED", "; #@! TA.AperFunction,Plated,PTH,ViaDrill", "; #@! TD"]),
      );
    lines.push(`T${random.isLuck(0.5) ? tool.padStart(2, "0") : tool}C${decimal(random, 0.1, 6)}`);
  }
  if (random.isLuck(0.95)) lines.push("%");
  return lines;
}

function statement(random: Random, tools: readonly string[]): string {
  const number = () => (random.isLuck(0.6) ? decimal(random, -100, 100) : digits(random));
  const place = () => `${random.isLuck(0.9) ? `X${number()}` : ""}${random.isLuck(0.9) ? `Y${number()}` : ""}`;
  return random.one([
    () => place(),
    () => place(),
    () => place(),
    () => `T${random.one([...tools, "0", "77"])}`,
    () => `${place()}G85${place()}`,
    () => `${place()}G8${random.one(["2", "3", "4", "7"])}${place()}`,
    () => `R${whole(random, 0, 9)}${place()}`,
    () =>
      `G00${place()}\n${random.one(["M15", "M15", ""])}\n${route(random, place)}\n${random.one(["M16", "M17", "G05"])}`,
    () => random.one(["G05", "G81", "G90", "G91", "G40", "G41", "G42", "M16", "/", "(note", ";note"]),
    () => `G93${place()}`,
    () => `G3${random.one(["2", "3"])}${place()}A${number()}`,
    () =>
      `M25\n${place()}\n${place()}\nM01\n${random.isLuck(0.5) ? `R${whole(random, 0, 5)}` : ""}M02${place()}${random.one(["", "M70", "M80", "M90", "R3"])}\nM08`,
    () => random.one(["M25", "M01", "M08", "M47,TEXT", "M45,LONG\\", "M97,A", "METRIC", "INCH"]),
  ])();
}

function route(random: Random, place: () => string): string {
  const arc = () =>
    random.isLuck(0.5) ? `A${decimal(random)}` : `I${decimal(random, -5, 5)}J${decimal(random, -5, 5)}`;
  return random
    .many(6, () =>
      random.one([
        () => `G01${place()}`,
        () => place(),
        () => `G02${place()}${arc()}`,
        () => `G03${place()}${arc()}`,
      ])(),
    )
    .join("\n");
}
