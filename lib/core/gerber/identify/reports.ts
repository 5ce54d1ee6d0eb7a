// Text files of a set that list what its other files are: Altium's extension report, Upverter's layer list.

import type { Claim } from "@/lib/core/gerber/identify/claim";
import type { FileView } from "@/lib/core/gerber/identify/file-view";
import { parsePhrase } from "@/lib/core/gerber/identify/phrase";

export type ReportClaims = { byExtension: Map<string, Claim>; byName: Map<string, Claim> };

const REPORTED = { confidence: 0.9, basis: "comment" } as const;

/** Claims by lower-case extension and by lower-case file name. */
export function claimsOfReports(views: readonly FileView[]): ReportClaims {
  const claims: ReportClaims = { byExtension: new Map(), byName: new Map() };
  for (const view of views) {
    if (view.format !== "text") continue;
    if (view.extension === "extrep") readExtensionReport(view.head, claims.byExtension);
    if (view.base === "layers.cfg") readLayerList(view.head, claims.byName);
  }
  return claims;
}

// ".GTS                Top Solder" in two columns.
function readExtensionReport(text: string, claims: Map<string, Claim>): void {
  for (const [, extension = "", description = ""] of text.matchAll(/^\.(\w+)[ \t]+(\S[^\r\n]*)/gm)) {
    const meaning = parsePhrase(description, { bareSide: "alone" });
    if (meaning) claims.set(extension.toLowerCase(), { ...meaning, ...REPORTED, text: description.trim() });
  }
}

// "top solder mask, design_export.gts".
function readLayerList(text: string, claims: Map<string, Claim>): void {
  for (const [, description = "", name = ""] of text.matchAll(/^([\w ]+), *(\S+)[ \t\r]*$/gm)) {
    const meaning = parsePhrase(description, { bareSide: "never" });
    if (meaning) claims.set(name.toLowerCase(), { ...meaning, ...REPORTED, text: description.trim() });
  }
}
