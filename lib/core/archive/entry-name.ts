// Names inside an archive: unsafe ones, junk, and the final names of the rest.

const JUNK_NAMES = new Set([".ds_store", "thumbs.db", "desktop.ini", "__macosx"]);
const MAX_NAME_LENGTH = 1000;

/** APPNOTE 4.4.17.1 requires slashes; archives of older .NET programs use backslashes. */
export function withSlashes(name: string): string {
  return name.replaceAll("\\", "/");
}

/** True for a name that would leave its folder when written to a disk, or that hides what it is. */
export function isUnsafeName(name: string): boolean {
  return (
    name === "" ||
    name.length > MAX_NAME_LENGTH ||
    name.startsWith("/") ||
    name.includes("\\") ||
    name.includes("\0") ||
    /^[a-z]:/i.test(name) ||
    name.split("/").includes("..")
  );
}

/** True for files that operating systems leave in archives. */
export function isJunkName(name: string): boolean {
  return name.split("/").some((part) => JUNK_NAMES.has(part.toLowerCase()) || part.startsWith("._"));
}

/** Without control characters and without the marks that turn the reading direction (`gpj.exe`). */
export function cleanName(name: string): string {
  return name.replace(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");
}

/** The names without the folder that all of them share, and each one once: a second `a.gbr` becomes `a (2).gbr`. */
export function shortenNames(names: readonly string[]): string[] {
  const shared = sharedFolder(names);
  const used = new Set<string>();
  return names.map((name) => {
    const unique = makeUnique(name.slice(shared.length), used);
    used.add(unique);
    return unique;
  });
}

function sharedFolder(names: readonly string[]): string {
  const [first, ...rest] = names;
  if (first === undefined) return "";
  let folder = first.slice(0, first.lastIndexOf("/") + 1);
  for (const name of rest) {
    while (!name.startsWith(folder)) folder = folder.slice(0, folder.lastIndexOf("/", folder.length - 2) + 1);
  }
  return folder;
}

function makeUnique(name: string, used: ReadonlySet<string>): string {
  if (!used.has(name)) return name;
  const dot = name.lastIndexOf(".");
  const split = dot > name.lastIndexOf("/") + 1 ? dot : name.length;
  for (let count = 2; ; count += 1) {
    const candidate = `${name.slice(0, split)} (${count})${name.slice(split)}`;
    if (!used.has(candidate)) return candidate;
  }
}
