// Archives by chance: zips whose headers lie in every field, and other things called archives.

import { type ZipEntry, zip } from "@/tests/support/archives";
import { gerberText } from "./gerber-text";
import { mutated, textBytes } from "./mutate";
import type { Random } from "../../../support/random";

const NAMES = [
  ...["top.gtl", "bottom.gbl", "edge.gko", "holes.drl", "job.gbrjob", "a/b/c.gbr", "__MACOSX/x", ".DS_Store", "空.gbr"],
  ...[
    "../up.gbr",
    "/etc/passwd",
    "C:\\x.gbr",
    "..\\..\\x",
    "a/../../b",
    "",
    ".",
    "x".repeat(300),
    "nul\0.gbr",
    "inner.zip",
  ],
];

export function archiveBytes(random: Random): Uint8Array {
  const bytes = zip(
    random.many(6, () => entry(random)),
    {
      ...(random.isLuck(0.05) ? { disk: random.below(4) } : {}),
      ...(random.isLuck(0.05) ? { entryCount: random.below(70_000) } : {}),
      ...(random.isLuck(0.05) ? { comment: "PK".repeat(random.below(40)) } : {}),
    },
  );
  if (random.isLuck(0.05))
    return textBytes(random.one(["Rar!\x1a\x07\x00", "7z\xbc\xaf\x27\x1c", "PK\x03\x04", "\x1f\x8b\x08", ""]));
  return random.isLuck(0.6) ? mutated(random, bytes, [bytes]) : bytes;
}

function entry(random: Random): ZipEntry {
  const content = random.one([
    () => gerberText(random),
    () => "0".repeat(random.below(200_000)),
    () => zip([{ name: "deep.gtl", content: gerberText(random) }]),
    () => "",
  ])();
  return {
    name: random.one(NAMES),
    content,
    stored: random.isLuck(0.3),
    ...(random.isLuck(0.05) ? { flags: random.below(65_536) } : {}),
    ...(random.isLuck(0.05) ? { crc: random.below(2 ** 32) } : {}),
    ...(random.isLuck(0.05) ? { declaredBytes: random.below(2 ** 32) } : {}),
    ...(random.isLuck(0.05) ? { method: random.below(100) } : {}),
    ...(random.isLuck(0.05) ? { unixMode: 0o120777 } : {}),
    ...(random.isLuck(0.05) ? { extra: new Uint8Array(random.below(40)).fill(random.below(256)) } : {}),
  };
}
