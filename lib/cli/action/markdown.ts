// Texts of files and servers in Markdown: names of layers come out of an archive that anybody may have made.

import { safeText } from "@/lib/cli/output/safe-text";

const MAX_LENGTH = 160;

/** Shown as it is: no link, no image, no mention, no table cell of its own. */
export function plain(text: string): string {
  const short = [...safeText(text)].slice(0, MAX_LENGTH).join("");
  return (
    short
      .replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign] ?? sign)
      .replace(/[\\`*_{}[\]()#+!|~-]/g, (sign) => `&#${sign.charCodeAt(0)};`)
      // A zero-width joiner ends a mention, a reference to an issue and an address that GitHub would link.
      .replaceAll("@", "@\u200d")
      .replaceAll(":", ":\u200d")
      .replace(/\bwww\./gi, "www\u200d.")
  );
}

export function markdownTable(
  heads: readonly { readonly head: string; readonly isNumeric?: boolean }[],
  rows: readonly (readonly string[])[],
): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [
    line(heads.map(({ head }) => head)),
    line(heads.map(({ isNumeric }) => (isNumeric ? "---:" : "---"))),
    ...rows.map(line),
  ];
}
