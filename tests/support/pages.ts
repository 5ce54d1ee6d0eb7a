// The pages that exist: what the folders under app/[locale] say.
import { readdirSync } from "node:fs";

export interface ExistingPage {
  /** Public, without language prefix; parameters are in brackets. */
  path: string;
  /** The route group (folder in parentheses), or "". */
  group: string;
}

const isGroup = (part: string) => part.startsWith("(");

export function existingPages(): ExistingPage[] {
  return readdirSync("app/[locale]", { recursive: true, encoding: "utf8" })
    .map((file) => file.split(/[/\\]/))
    .filter((parts) => parts.at(-1) === "page.tsx")
    .map((parts) => ({
      path: `/${parts
        .slice(0, -1)
        .filter((part) => !isGroup(part))
        .join("/")}`,
      group: parts.find(isGroup)?.slice(1, -1) ?? "",
    }));
}
