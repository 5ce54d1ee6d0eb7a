// Downloads: a file from a response, named by the server.

export interface DownloadedFile {
  file: Blob;
  name: string;
  /** Value of the content-disposition header. */
  header: string;
}

/** RFC 5987: charset'language'percent-encoded. Null if malformed. */
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

/** The base name alone, without characters that a file system refuses. */
function toFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? "";
  return last.replace(/[\u0000-\u001f\u007f]/g, "").trim();
}

/** RFC 6266: `filename*` before `filename`; `fallback` if the header has neither. */
export function fileNameOf(header: string, fallback = "download"): string {
  const parameters = readParameters(header);
  const extended = parameters.get("filename*");
  const name = (extended !== undefined ? decodeExtended(extended) : null) ?? parameters.get("filename") ?? "";
  const own = toFileName(name);
  return own === "" || own === "." || own === ".." ? fallback : own;
}

/** Saves a file with the browser's downloads. */
export function saveFile({ file, name }: Pick<DownloadedFile, "file" | "name">): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the URL only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
