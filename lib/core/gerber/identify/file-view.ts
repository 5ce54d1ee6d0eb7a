// One file of a set, prepared for identification.

import { formatOf, startText } from "@/lib/core/formats/text-format";
import type { LayerAssignment } from "@/lib/core/board/layer";
import type { SourceFile } from "@/lib/core/board/source-file";

export type FileView = {
  name: string;
  /** Lower case, without folders. */
  base: string;
  /** As written, without folders, extension and the prefix that the set's layers share. */
  stem: string;
  /** Lower case, without the dot; empty where there is none. */
  extension: string;
  format: LayerAssignment["format"];
  /** The first 16 KB; empty for binary files. */
  head: string;
};

export function viewFiles(files: readonly SourceFile[]): FileView[] {
  const bare = files.map((file) => {
    const name = file.name.slice(file.name.lastIndexOf("/") + 1);
    const dot = name.lastIndexOf(".");
    const split = dot > 0 ? dot : name.length;
    const format = formatOf(name, file.bytes);
    return { file, name, format, stem: name.slice(0, split), extension: name.slice(split + 1).toLowerCase() };
  });
  const layers = bare.filter(({ format }) => format === "gerber" || format === "excellon");
  const shared = sharedPrefix(layers.map(({ stem }) => stem));
  return bare.map(({ file, name, format, stem, extension }) => ({
    name: file.name,
    base: name.toLowerCase(),
    stem: stem.startsWith(shared) ? stem.slice(shared.length) : stem,
    extension,
    format,
    head: startText(file.bytes) ?? "",
  }));
}

const MARKS = ["-", "_", ".", " "];

// A board named "top-plate" must not make every one of its files a top layer. A file that has only the board's name
// (`board.drl` next to `board-L2.gbr`) has no prefix, and does not shorten that of the others.
function sharedPrefix(all: readonly string[]): string {
  const stems = all.filter((stem) => !all.some((other) => MARKS.some((mark) => other.startsWith(stem + mark))));
  const [first, ...rest] = stems;
  if (first === undefined || rest.length === 0) return "";
  let length = first.length;
  for (const stem of rest) {
    let same = 0;
    while (same < length && stem[same] === first[same]) same += 1;
    length = same;
  }
  const prefix = first.slice(0, length);
  const end = Math.max(...MARKS.map((mark) => prefix.lastIndexOf(mark)));
  return prefix.slice(0, end + 1);
}
