// The check before publishing: parts, fabrication files, secrets in texts, and the license.

import type { checkPublication, PublicationFinding } from "@/lib/contracts/community-publish";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { boardFacts } from "@/lib/contracts/gerber";
import { isCompatible, type LicenseId } from "@/lib/core/community/license";
import { findSecrets, type FoundSecret, type SecretKind } from "@/lib/core/community/secrets";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { toBomLine } from "./bom-lines";
import { findOrigin } from "./origin-rows";
import { readSource, type Source } from "./freeze";
import * as fileRows from "@/lib/server/file/rows";
import * as rows from "./rows";

type Field = PublicationFinding["field"];

const finding = (
  code: PublicationFinding["code"],
  severity: PublicationFinding["severity"],
  field: Field,
  more: Partial<Pick<PublicationFinding, "excerpt" | "designators">> = {},
): PublicationFinding => ({ code, severity, field, excerpt: "", designators: [], ...more });

const ERRORS_OF_TEXT: ReadonlySet<SecretKind> = new Set(["privateKey", "apiKey", "password"]);

const ofSecrets = (field: Field, secrets: readonly FoundSecret[]): PublicationFinding[] =>
  secrets.map(({ kind, excerpt }) => finding(kind, ERRORS_OF_TEXT.has(kind) ? "error" : "warning", field, { excerpt }));

const secretsIn = (field: Field, text: string): PublicationFinding[] => ofSecrets(field, findSecrets(text));

/** Names of licenses as people write them, each with those of our list that it stands for. */
const LICENSE_WORDS: readonly [RegExp, readonly LicenseId[]][] = [
  [/\bCERN[- ]?OHL\b/i, ["CERN-OHL-S-2.0", "CERN-OHL-W-2.0", "CERN-OHL-P-2.0"]],
  [/\bA?GPL\b/, ["GPL-3.0-or-later"]],
  [/\bMIT[- ]licen[cs]e\b/i, ["MIT"]],
  [/\bApache[- ](?:licen[cs]e|2)/i, ["Apache-2.0"]],
  [/\bCC[- ]?0\b/i, ["CC0-1.0"]],
  [/\bCC[- ]BY[- ]SA\b/i, ["CC-BY-SA-4.0"]],
  [/\bCC[- ]BY(?![- ](?:SA|NC|ND))\b/i, ["CC-BY-4.0"]],
  // Licenses that are none of ours.
  [/\b(?:CC[- ]BY[- ](?:NC|ND)\b|non-?commercial|TAPR)/i, []],
  [/\ball rights reserved\b|版权所有/i, ["all-rights-reserved"]],
];

function licenseFindings(license: LicenseId, text: string): PublicationFinding[] {
  for (const [pattern, ids] of LICENSE_WORDS) {
    const written = pattern.exec(text)?.[0];
    if (written !== undefined && !ids.includes(license))
      return [finding("licenseContradicted", "warning", "license", { excerpt: written })];
  }
  return [];
}

interface CheckedParts {
  readonly findings: PublicationFinding[];
  /** The catalog has the part of every line. */
  readonly isComplete: boolean;
  readonly namedLineCount: number;
}

export async function checkParts(deps: Pick<Deps, "matcher">, { bom }: Pick<Source, "bom">): Promise<CheckedParts> {
  if (bom.length === 0) return { findings: [], isComplete: false, namedLineCount: 0 };
  const matches = await deps.matcher.match(bom.map(toBomLine));
  const open = bom.flatMap(({ designators }, at) => (matches[at]?.isChosen ? [] : [...designators]));
  const namedLineCount = bom.filter(({ mpn }) => mpn !== "").length;
  const findings = open.length === 0 ? [] : [finding("bomIncomplete", "warning", "bom", { designators: open })];
  return { findings, isComplete: open.length === 0, namedLineCount };
}

function boardFindings({ board, text }: Source): PublicationFinding[] {
  if (board === null) return text === null ? [] : [finding("boardMissing", "warning", "board")];
  const facts = boardFacts.safeParse(board.facts).data;
  if (!facts || facts.outline === "missing" || facts.widthMm === null)
    return [finding("boardUnreadable", "error", "board")];
  const confirmed = new Set(facts.confirmed?.map(({ code }) => code) ?? []);
  const open = facts.questions.filter((code) => !confirmed.has(code));
  return open.length === 0 ? [] : [finding("boardQuestions", "warning", "board", { excerpt: open.join(", ") })];
}

type Input = Omit<ParsedInputOf<typeof checkPublication>, "boardProjectId">;

async function attachmentNames(deps: Deps, input: Input, context: RequestContext<Viewer>): Promise<string> {
  const present = await rows.listAttachments(deps.db, input.projectId);
  const names: string[] = [];
  for (const each of input.attachments) {
    if ("fileUrl" in each) names.push((await fileRows.findOwned(deps.db, context.owner(), each.fileUrl))?.name ?? "");
    else names.push(present.find(({ id }) => id === each.attachmentId)?.name ?? "");
  }
  return names.join("\n");
}

/** Findings of what is about to be published; errors have to be mended first. */
export async function findProblems(
  deps: Deps,
  source: Source,
  input: Input,
  context: RequestContext<Viewer>,
): Promise<PublicationFinding[]> {
  const { title, introduction, links, license } = input;
  const linkTexts = links.map((link) => `${link.title} ${link.url}`).join("\n");
  const origin = await findOrigin(deps.db, source.project.id);
  const isForbidden = origin !== null && license !== undefined && !isCompatible(origin.license, license);
  const names = await attachmentNames(deps, input, context);
  return [
    ...secretsIn("title", title),
    ...secretsIn("introduction", introduction),
    ...secretsIn("links", linkTexts),
    ...secretsIn("attachments", names),
    ...ofSecrets("drawing", source.secrets),
    ...(isForbidden ? [finding("licenseOfOrigin", "error", "license", { excerpt: origin.license })] : []),
    ...(license === undefined ? [] : licenseFindings(license, `${title}\n${introduction}\n${names}`)),
    ...boardFindings(source),
  ];
}

export async function check(
  deps: Deps,
  input: ParsedInputOf<typeof checkPublication>,
  context: RequestContext<Viewer>,
) {
  const source = await readSource(deps, input, context);
  const parts = await checkParts(deps, source);
  const empty = source.text !== null && source.bom.length === 0 ? [finding("bomEmpty", "warning", "bom")] : [];
  return {
    findings: [...(await findProblems(deps, source, input, context)), ...empty, ...parts.findings],
    lineCount: source.bom.length,
    namedLineCount: parts.namedLineCount,
    hasBoard: source.board !== null,
  };
}
