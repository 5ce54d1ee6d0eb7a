// The name a person sees for an upload: theirs, without what could mislead a reader or a system.

const MAX_CODE_POINTS = 200;
const MAX_EXTENSION = 16;
/** Names that Windows gives to devices, whatever follows the dot. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d|conin\$|conout\$)(?=\.|$)/i;
/** Controls, invisible and direction-turning characters ("gpj.exe" shown backwards), and what paths are made of. */
const UNWANTED = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]|[<>:"|?*]/gu;

/** Never empty, at most 200 code points, its extension kept; for showing and for content-disposition, never for a path. */
export function displayName(name: string): string {
  const decoded = name
    .slice(0, 8192)
    .replace(/%(2e|2f|5c|00)/gi, "_")
    .normalize("NFC");
  const last = decoded.split(/[/\\]/).at(-1) ?? "";
  const clean = last
    .replace(UNWANTED, "")
    .replace(/\s+/gu, " ")
    .replace(/^[.\s]+|[.\s]+$/gu, "")
    .replace(DEVICE, "_$1");
  return shorten(clean) || "file";
}

/** In lower case and without its dot; empty where there is none. */
export function extensionOf(name: string): string {
  const at = name.lastIndexOf(".");
  return at <= 0 ? "" : name.slice(at + 1).toLowerCase();
}

function shorten(name: string): string {
  const points = [...name];
  if (points.length <= MAX_CODE_POINTS) return name;
  const extension = extensionOf(name);
  if (extension === "" || extension.length > MAX_EXTENSION) return points.slice(0, MAX_CODE_POINTS).join("");
  return `${points.slice(0, MAX_CODE_POINTS - extension.length - 1).join("")}.${extension}`;
}
