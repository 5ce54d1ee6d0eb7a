// Writes small compound files: one sector after another, every stream in sectors of its own.

const SECTOR = 512;
const [FAT_SECTOR, END, FREE] = [0xfffffffd, 0xfffffffe, 0xffffffff];

/** `streams` by path, at most one folder deep: "FileHeader", "Tracks6/Data". */
export function compoundFile(streams: Record<string, Uint8Array>): Uint8Array {
  const paths = Object.keys(streams);
  const folders = [...new Set(paths.filter((path) => path.includes("/")).map((path) => path.split("/")[0] ?? ""))];
  const entries = [entry("Root Entry", 5)];
  folders.forEach((name) => entries.push(entry(name, 1)));
  const contents: { bytes: Uint8Array; entry: number }[] = [];
  const loose = paths
    .filter((path) => !path.includes("/"))
    .map((path) => {
      contents.push({ bytes: streams[path] ?? new Uint8Array(), entry: entries.length });
      return entries.push(entry(path, 2)) - 1;
    });
  // Siblings hang to the right of one another: a tree, if not a balanced one.
  chain(entries, [...folders.map((_, at) => at + 1), ...loose], 0);
  folders.forEach((folder, at) => {
    const own = paths.filter((path) => path.startsWith(`${folder}/`));
    const indexes = own.map((path) => {
      contents.push({ bytes: streams[path] ?? new Uint8Array(), entry: entries.length });
      return entries.push(entry(path.slice(folder.length + 1), 2)) - 1;
    });
    chain(entries, indexes, at + 1);
  });
  return layOut(entries, contents);
}

type Entry = { name: string; type: number; right: number; child: number; start: number; size: number };

function entry(name: string, type: number): Entry {
  return { name, type, right: FREE, child: FREE, start: END, size: 0 };
}

function chain(entries: Entry[], indexes: readonly number[], parent: number): void {
  const holder = entries[parent];
  if (holder) holder.child = indexes[0] ?? FREE;
  indexes.forEach((index, at) => {
    const one = entries[index];
    if (one) one.right = indexes[at + 1] ?? FREE;
  });
}

function layOut(entries: Entry[], contents: { bytes: Uint8Array; entry: number }[]): Uint8Array {
  const fat: number[] = [FAT_SECTOR];
  const sectors: Uint8Array[] = [new Uint8Array(SECTOR)];
  const put = (bytes: Uint8Array): number => {
    const count = Math.max(1, Math.ceil(bytes.length / SECTOR));
    const start = sectors.length;
    for (let k = 0; k < count; k++) {
      const sector = new Uint8Array(SECTOR);
      sector.set(bytes.subarray(k * SECTOR, (k + 1) * SECTOR));
      sectors.push(sector);
      fat.push(k + 1 < count ? start + k + 1 : END);
    }
    return start;
  };
  for (const { bytes, entry: index } of contents) {
    const one = entries[index];
    if (one) [one.start, one.size] = [put(bytes), bytes.length];
  }
  const directory = put(directoryOf(entries));
  const table = new DataView((sectors[0] ?? new Uint8Array(SECTOR)).buffer);
  for (let k = 0; k < SECTOR / 4; k++) table.setUint32(4 * k, fat[k] ?? FREE, true);
  if (fat.length > SECTOR / 4) throw new Error("too long for one sector of the table");
  const out = new Uint8Array(SECTOR * (sectors.length + 1));
  out.set(headerOf(directory));
  sectors.forEach((sector, at) => out.set(sector, SECTOR * (at + 1)));
  return out;
}

function directoryOf(entries: readonly Entry[]): Uint8Array {
  const out = new Uint8Array(entries.length * 128);
  const view = new DataView(out.buffer);
  entries.forEach(({ name, type, right, child, start, size }, index) => {
    const at = index * 128;
    [...name].forEach((letter, k) => view.setUint16(at + 2 * k, letter.charCodeAt(0), true));
    view.setUint16(at + 64, 2 * name.length + 2, true);
    out[at + 66] = type;
    for (const [offset, value] of [
      [68, FREE],
      [72, right],
      [76, child],
      [116, start],
      [120, size],
    ] as const)
      view.setUint32(at + offset, value, true);
  });
  return out;
}

/** Streams of any size stand in whole sectors: the limit for small ones is 0. */
function headerOf(directory: number): Uint8Array {
  const out = new Uint8Array(SECTOR);
  out.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  const view = new DataView(out.buffer);
  view.setUint16(26, 3, true);
  view.setUint16(28, 0xfffe, true);
  view.setUint16(30, 9, true);
  view.setUint16(32, 6, true);
  for (const [at, value] of [
    [44, 1],
    [48, directory],
    [56, 0],
    [60, END],
    [68, END],
    [76, 0],
  ] as const)
    view.setUint32(at, value, true);
  for (let at = 80; at < SECTOR; at += 4) view.setUint32(at, FREE, true);
  return out;
}
