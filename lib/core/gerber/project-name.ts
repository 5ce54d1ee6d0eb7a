// The project name from a file name: without extension and forbidden characters, at most 200 characters.
const MAX_LENGTH = 200;

export function projectNameOf(fileName: string): string {
  const stem = fileName.replace(/\.(zip|rar|kicad_pcb|brd|pcbdoc)$/i, "");
  const clean = stem
    .normalize("NFC")
    .replaceAll("/", "-")
    .replace(/\p{Cc}/gu, "")
    .trim();
  const short = [...clean].slice(0, MAX_LENGTH).join("").trim();
  return short === "" ? "Gerber" : short;
}
