// A file that came as an answer, under the name the server gave it.

export interface DownloadedFile {
  file: Blob;
  name: string;
  /** The content-disposition header as it came. */
  header: string;
}

/** RFC 5987: charset'language'percent-encoded. Answers null where it is broken. */
function decodeExtended(value: string): string | null {
  const match = /^([\w-]+)'[^']*'(.*)$/.exec(value);
  if (!match) return null;
  const [, charset = "", encoded = ""] = match;
  try {
    if (charset.toLowerCase() === "utf-8") return decodeURIComponent(encoded);
    const latin = encoded.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
    return charset.toLowerCase() === "iso-8859-1" ? latin : null;
  } catch {
    return null;
  }
}

/** Parameters by lower-case name; a quoted value may hold semicolons and escaped quotes (RFC 6266, RFC 9110). */
function readParameters(header: string): Map<string, string> {
  const parameters = new Map<string, string>();
  const pattern = /;\s*([\w!#$&+\-^`|~.*]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]*))/g;
  for (const [, name = "", quoted, bare = ""] of header.matchAll(pattern)) {
    const key = name.toLowerCase();
    if (!parameters.has(key)) parameters.set(key, quoted === undefined ? bare : quoted.replace(/\\(.)/g, "$1"));
  }
  return parameters;
}

/** Only a file's own name, never a way into another folder, and nothing that a file system refuses. */
function toFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? "";
  return last.replace(/[\u0000-\u001f\u007f]/g, "").trim();
}

/** RFC 6266: `filename*` before `filename`; `fallback` where the header names nothing. */
export function fileNameOf(header: string, fallback = "download"): string {
  const parameters = readParameters(header);
  const extended = parameters.get("filename*");
  const name = (extended !== undefined ? decodeExtended(extended) : null) ?? parameters.get("filename") ?? "";
  const own = toFileName(name);
  return own === "" || own === "." || own === ".." ? fallback : own;
}

/** Hands a file to the browser's own downloads. */
export function saveFile({ file, name }: Pick<DownloadedFile, "file" | "name">): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
