// Names of files, as sheets name each other: relative to the folder of the sheet.

/** "amp" of "lib/amp.kicad_sch"; with its folders if they are wanted. */
export function stemOf(name: string, withFolders = false): string {
  const path = name.replaceAll("\\", "/");
  const from = withFolders ? 0 : path.lastIndexOf("/") + 1;
  return path.slice(from).replace(/\.kicad_\w+$/i, "");
}

const lowerCase = (name: string): string => name.replaceAll("\\", "/").toLowerCase();

/** A name of the list, whatever its case and slashes. */
export function fileNamed(wanted: string, names: readonly string[]): string | null {
  return names.find((name) => name === wanted) ?? names.find((name) => lowerCase(name) === lowerCase(wanted)) ?? null;
}

function normalized(path: string): string {
  const parts: string[] = [];
  for (const part of path.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "" && part !== ".") parts.push(part);
  }
  return parts.join("/");
}

const lastPart = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

/**
 * The file that a sheet names; by its name alone where the folders of an upload are others, if just one file has it.
 * Null without one.
 */
export function resolveFile(named: string, from: string, names: readonly string[]): string | null {
  const path = named.replaceAll("\\", "/").replace(/\$\{KIPRJMOD\}\/?/, "");
  if (path === "") return null;
  const folder = from.replaceAll("\\", "/").split("/").slice(0, -1).join("/");
  const found = fileNamed(normalized(`${folder}/${path}`), names);
  if (found !== null) return found;
  const alike = names.filter((name) => lastPart(lowerCase(name)) === lastPart(lowerCase(path)));
  return alike.length === 1 ? (alike[0] ?? null) : null;
}
