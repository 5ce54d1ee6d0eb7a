// Identifies the layer of each file in a set: by what the files state first, by their names second, by their shapes
// last.

import { guessFromComments, physicalOrder, readAllegroOrder } from "@/lib/core/gerber/identify/comments";
import type { LayerGuess } from "@/lib/core/board/layer-guess";
import { markDrillDrawings } from "@/lib/core/gerber/identify/drawing";
import { findFileFunction, parseFileFunction } from "@/lib/core/formats/rs274x/file-function";
import { viewFiles, type FileView } from "@/lib/core/gerber/identify/file-view";
import { guessByGeometry } from "@/lib/core/gerber/identify/geometry";
import { guessesFromJobs, guessesFromReports } from "@/lib/core/gerber/identify/listings";
import { guessFromName } from "@/lib/core/gerber/identify/names";
import {
  COMPANION_EXTENSIONS,
  COMPANION_NAMES,
  NETLIST_EXTENSIONS,
} from "@/lib/core/gerber/identify/names/companions.table";
import { normalizePhrase } from "@/lib/core/gerber/identify/phrase";
import { platingOfProgram } from "@/lib/core/formats/excellon/plating-words";
import { numberCopper, settle, type Judged } from "@/lib/core/gerber/identify/settle";
import { evidenceOf, weigh } from "@/lib/core/gerber/identify/weigh";
import type { LayerAssignment } from "@/lib/core/board/layer";
import { looksLikeNetlist } from "@/lib/core/formats/ipc356/read-netlist";
import type { SourceFile } from "@/lib/core/board/source-file";

/**
 * One assignment per file, in the order of the files, with its confidence and evidence. Copper is numbered from the top
 * (1) to the bottom (n), inner layers in between. Files that are not layers are "other"; layers that are drawn but not
 * manufactured are "drawing".
 */
export function identifyLayers(files: readonly SourceFile[]): LayerAssignment[] {
  const views = viewFiles(files);
  const evidenceSource = evidenceSourcesOf(views, files);
  const guessed = markDrillDrawings(
    views.map((view) => judge(view, evidenceSource)),
    files,
  );
  const judged = settle(guessByGeometry(guessed, files));
  const stack = readAllegroOrder(views.map((view) => view.head));
  const places = numberCopper(judged, ({ view }) => stack.get(normalizePhrase(view.stem)));
  return judged.map((file) => toAssignment(file, places.get(file.view)));
}

type EvidenceSource = (view: FileView) => LayerGuess | undefined;

function evidenceSourcesOf(views: readonly FileView[], files: readonly SourceFile[]): EvidenceSource[] {
  const bytesOf = new Map(files.map((file) => [file.name, file.bytes]));
  const jobs = guessesFromJobs(views, (name) => new TextDecoder().decode(bytesOf.get(name)));
  const reports = guessesFromReports(views);
  return [
    (view) => jobs.get(view.base),
    guessFromAttribute,
    (view) => reports.byName.get(view.base) ?? reports.byExtension.get(view.extension),
    (view) => guessFromComments(view.head),
  ];
}

function guessFromAttribute(view: FileView): LayerGuess | undefined {
  const value = findFileFunction(view.head);
  const meaning = value === undefined ? undefined : parseFileFunction(value);
  return meaning && { ...meaning, confidence: 0.95, basis: "attribute", text: value ?? "" };
}

function judge(view: FileView, evidenceSources: readonly EvidenceSource[]): Judged {
  const plain = guessFromCompanion(view);
  if (plain) return { view, guess: plain, nameGuess: undefined, guesses: [plain] };
  const nameGuess = guessFromName(view);
  const evidence = evidenceSources.map((ask) => ask(view));
  const guesses = [...evidence, nameGuess].filter((guess) => guess !== undefined);
  const [deciding, ...others] = guesses;
  const merged = deciding && { ...joinName(deciding, nameGuess), confidence: weigh(deciding, others) };
  const guess = merged && { ...merged, ...physicalOrder(view.head, merged) };
  return { view, guess: view.format === "excellon" ? drillGuess(view, guess) : guess, nameGuess, guesses };
}

/** Files without a drawing or a drill program in them, whatever their names. */
function guessFromCompanion(view: FileView): LayerGuess | undefined {
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

// A comment may name only the type ("L2" in Altium's report) while the file name states the side as well.
function joinName(content: LayerGuess, name: LayerGuess | undefined): LayerGuess {
  if (content.side !== undefined || name?.type !== content.type || name.side === undefined) return content;
  return { ...content, side: name.side };
}

/** The content proves a drill program; name and header state the plating. */
function drillGuess(view: FileView, guess: LayerGuess | undefined): LayerGuess {
  const program = platingOfProgram(view.head);
  const named = guess?.type === "drill" ? guess : undefined;
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

function toAssignment({ view, guess, guesses }: Judged, place: number | undefined): LayerAssignment {
  const { name: file, format } = view;
  if (guess === undefined)
    return { file, type: "other", side: "all", format, confidence: 0, basis: "none", evidence: [] };
  const { type, side = "all", plating, confidence, basis } = guess;
  return {
    file,
    type,
    side,
    ...(place === undefined ? {} : { layer: place }),
    ...(type === "drill" ? { plating: plating ?? "unknown" } : {}),
    format,
    confidence,
    basis,
    evidence: evidenceOf(guess, guesses),
  };
}
