// Images that stand in a file as "data:image/png;base64,...".
import type { ImportedImage } from "../imported-design";

const TYPES: Readonly<Record<string, ImportedImage["type"]>> = {
  ...{ "image/png": "image/png", "image/jpeg": "image/jpeg", "image/jpg": "image/jpeg" },
  ...{ "image/bmp": "image/bmp", "image/svg+xml": "image/svg+xml" },
};

const MAX_LENGTH = 20_000_000;

/** Null for other addresses, and for types that no project keeps. */
export function readDataUrl(source: string): Pick<ImportedImage, "type" | "bytes"> | null {
  const [, name, content] =
    /^data:([\w+/.-]{1,60});base64,([A-Za-z0-9+/=\s]*)$/.exec(source.slice(0, MAX_LENGTH)) ?? [];
  const type = TYPES[name ?? ""];
  if (type === undefined || content === undefined) return null;
  try {
    return { type, bytes: Uint8Array.from(atob(content.replaceAll(/\s/g, "")), (letter) => letter.charCodeAt(0)) };
  } catch {
    return null;
  }
}
