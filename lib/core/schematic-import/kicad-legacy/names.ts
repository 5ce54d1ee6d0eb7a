// Texts of KiCad's old files, in the notation of ours.

/** "~RESET~/CLK": "~" begins and ends an overbar, and "~~" is the sign itself. */
export function withOverbars(text: string): string {
  if (!text.includes("~")) return text;
  let result = "";
  let isOpen = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? "";
    if (letter !== "~") result += letter;
    else if (text[at + 1] === "~") {
      result += "~";
      at++;
    } else {
      result += isOpen ? "}" : "~{";
      isOpen = !isOpen;
    }
  }
  return (isOpen ? `${result}}` : result).replaceAll("~{}", "");
}

/** Line feeds are written as a backslash and "n". */
export const withLines = (text: string): string => text.replaceAll("\\n", "\n");

export const stemOf = (file: string): string => (file.split("/").at(-1) ?? file).replace(/\.[^.]*$/, "");

/** A file that a sheet names, from the folder of the sheet. */
export function resolvePath(from: string, file: string): string {
  const parts = from.split("/").slice(0, -1);
  for (const part of file.replaceAll("\\", "/").split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "." && part !== "") parts.push(part);
  }
  return parts.join("/");
}
