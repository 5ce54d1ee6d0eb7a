// Which file of a set is which layer: what the files say of themselves first, what they are called second, what they
// look like last.

import { readAllegroOrder } from "@/lib/core/gerber/identify/allegro-order";
import type { Claim } from "@/lib/core/gerber/identify/claim";
import { claimOfComments, physicalOrder } from "@/lib/core/gerber/identify/comments";
import { tellDrillDrawings } from "@/lib/core/gerber/identify/drill-drawings";
import { findFileFunction, parseFileFunction } from "@/lib/core/gerber/identify/file-function";
import { viewFiles, type FileView } from "@/lib/core/gerber/identify/file-view";
import { guessByGeometry } from "@/lib/core/gerber/identify/geometry";
import { claimsOfJobs } from "@/lib/core/gerber/identify/job";
import { claimOfName } from "@/lib/core/gerber/identify/names";
import {
  COMPANION_EXTENSIONS,
  COMPANION_NAMES,
  NETLIST_EXTENSIONS,
} from "@/lib/core/gerber/identify/names/companions.table";
import { wordsOf } from "@/lib/core/gerber/identify/phrase";
import { platingOfProgram } from "@/lib/core/gerber/identify/plating";
import { claimsOfReports } from "@/lib/core/gerber/identify/reports";
import { numberCopper, settle, type Judged } from "@/lib/core/gerber/identify/settle";
import { evidenceOf, weigh } from "@/lib/core/gerber/identify/weigh";
import type { LayerAssignment } from "@/lib/core/gerber/layer";
import { looksLikeNetlist } from "@/lib/core/gerber/netlist-read";
import type { SourceFile } from "@/lib/core/gerber/source-file";

/**
 * One assignment for each file, in the order of the files, with its confidence and the evidence for it.
 * Copper is numbered from the top (1) to the bottom (n), inner layers in between.
 * Files that are no layer are "other"; layers that are drawn and not made are "drawing".
 */
export function identifyLayers(files: readonly SourceFile[]): LayerAssignment[] {
  const views = viewFiles(files);
  const witness = witnessesOf(views, files);
  const claimed = tellDrillDrawings(
    views.map((view) => judge(view, witness)),
    files,
  );
  const judged = settle(guessByGeometry(claimed, files));
  const stack = readAllegroOrder(views.map((view) => view.head));
  const places = numberCopper(judged, ({ view }) => stack.get(wordsOf(view.stem)));
  return judged.map((file) => toAssignment(file, places.get(file.view)));
}

type Witness = (view: FileView) => Claim | undefined;

function witnessesOf(views: readonly FileView[], files: readonly SourceFile[]): Witness[] {
  const bytesOf = new Map(files.map((file) => [file.name, file.bytes]));
  const jobs = claimsOfJobs(views, (name) => new TextDecoder().decode(bytesOf.get(name)));
  const reports = claimsOfReports(views);
  return [
    (view) => jobs.get(view.base),
    claimOfAttribute,
    (view) => reports.byName.get(view.base) ?? reports.byExtension.get(view.extension),
    (view) => claimOfComments(view.head),
  ];
}

function claimOfAttribute(view: FileView): Claim | undefined {
  const value = findFileFunction(view.head);
  const meaning = value === undefined ? undefined : parseFileFunction(value);
  return meaning && { ...meaning, confidence: 0.95, basis: "attribute", text: value ?? "" };
}

function judge(view: FileView, witnesses: readonly Witness[]): Judged {
  const plain = claimOfCompanion(view);
  if (plain) return { view, claim: plain, nameClaim: undefined, heard: [plain] };
  const nameClaim = claimOfName(view);
  const said = witnesses.map((ask) => ask(view));
  const heard = [...said, nameClaim].filter((claim) => claim !== undefined);
  const [deciding, ...others] = heard;
  const merged = deciding && { ...joinName(deciding, nameClaim), confidence: weigh(deciding, others) };
  const claim = merged && { ...merged, ...physicalOrder(view.head, merged) };
  return { view, claim: view.format === "excellon" ? drillClaim(view, claim) : claim, nameClaim, heard };
}

/** Files without a drawing or a drill program in them, whatever they are called. */
function claimOfCompanion(view: FileView): Claim | undefined {
  const { extension, base, format, head } = view;
  if (format === "job" || findFileFunction(head)?.startsWith("JobInfo") === true) {
    return { type: "job", side: "all", confidence: 1, basis: "comment", text: format === "job" ? base : "JobInfo" };
  }
  if (format === "text" || format === "binary") {
    if (looksLikeNetlist(head))
      return { type: "netlist", side: "all", confidence: 0.95, basis: "comment", text: "IPC-D-356" };
    if (NETLIST_EXTENSIONS.has(extension))
      return { type: "netlist", side: "all", confidence: 0.8, basis: "name", text: `.${extension}` };
    return { type: "other", side: "all", confidence: 0.9, basis: "none", text: format };
  }
  const isCompanion = COMPANION_EXTENSIONS.has(extension) || COMPANION_NAMES.test(base);
  return isCompanion ? { type: "other", side: "all", confidence: 0.8, basis: "name", text: base } : undefined;
}

// A note may name the kind alone ("L2" in Altium's report) where the name has the side as well.
function joinName(content: Claim, name: Claim | undefined): Claim {
  if (content.side !== undefined || name?.type !== content.type || name.side === undefined) return content;
  return { ...content, side: name.side };
}

/** A drill program is one whatever its name says; name and header tell the plating. */
function drillClaim(view: FileView, claim: Claim | undefined): Claim {
  const program = platingOfProgram(view.head);
  const named = claim?.type === "drill" ? claim : undefined;
  const declared = named?.basis === "attribute" || named?.basis === "job" ? named.plating : undefined;
  const plating = declared ?? (program === "unknown" ? (named?.plating ?? "unknown") : program);
  return {
    type: "drill",
    side: "all",
    plating,
    confidence: Math.max(named?.confidence ?? 0, 0.85),
    basis: named?.basis ?? "comment",
    text: named?.text ?? (view.head.includes("M48") ? "M48" : "T, X, Y"),
  };
}

function toAssignment({ view, claim, heard }: Judged, place: number | undefined): LayerAssignment {
  const { name: file, format } = view;
  if (claim === undefined)
    return { file, type: "other", side: "all", format, confidence: 0, basis: "none", evidence: [] };
  const { type, side = "all", plating, confidence, basis } = claim;
  return {
    file,
    type,
    side,
    ...(place === undefined ? {} : { layer: place }),
    ...(type === "drill" ? { plating: plating ?? "unknown" } : {}),
    format,
    confidence,
    basis,
    evidence: evidenceOf(claim, heard),
  };
}
