// Passages of a document: the text between two headings, each with the page that it stands on.

import type { Passage } from "@/lib/core/assistant/passage-search";
import { parseMarkdown } from "@/lib/core/content/markdown";
import { passageText } from "./passage-text";
import type { AreaDocument } from "./area-documents";

export interface ContentPassage extends Passage {
  readonly path: string;
}

const HEADING = /^#{2,3} (\S.*)$/;

/** Figures and tables as their text; sections without any are left out. */
export function passagesOf({ filledTitle, description, body, locale, path }: AreaDocument): ContentPassage[] {
  const sections: { heading: string; lines: string[] }[] = [{ heading: "", lines: [description, ""] }];
  for (const line of body.split("\n")) {
    const heading = HEADING.exec(line)?.[1];
    if (heading === undefined) sections.at(-1)?.lines.push(line);
    else sections.push({ heading, lines: [] });
  }
  return sections
    .map(({ heading, lines }): ContentPassage => {
      const text = passageText(parseMarkdown(lines.join("\n")), locale);
      return { title: filledTitle, heading, text, path };
    })
    .filter(({ text }) => text !== "");
}
