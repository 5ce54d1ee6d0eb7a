// Preview of a large board's top side, read before the rest of the archive is unpacked and parsed.

import type { ArchiveSample } from "@/lib/core/archive/archive-sample";
import type { BoardModel } from "@/lib/core/board/board-model";
import { applyCorrections, type Corrections } from "@/lib/core/gerber/correction";
import { isDrillReport } from "@/lib/core/formats/excellon/drill-notes";
import { readPreview, previewLayers } from "@/lib/core/gerber/board-preview";
import { identifyLayers } from "@/lib/core/gerber/identify";
import type { LayerAssignment } from "@/lib/core/board/layer";
import type { ReadLayer } from "@/lib/core/formats/rs274x/read-layer";
import type { SourceFile } from "@/lib/core/board/source-file";

/** The rest of the reading waits for the returned promise. */
export type OnPreview = (board: BoardModel) => void | Promise<void>;

export class PreviewReader {
  /** Layers parsed for the preview, by file name. */
  readonly known = new Map<string, ReadLayer>();
  readonly #corrections: Corrections;
  readonly #tell: OnPreview;
  #isOver = false;

  /** `tell` is called at most once. */
  constructor(corrections: Corrections, onPreview: OnPreview) {
    this.#corrections = corrections;
    this.#tell = onPreview;
  }

  readonly inArchive = async ({ files, unfold }: ArchiveSample): Promise<void> => {
    const assignments = applyCorrections(identifyLayers(files), this.#corrections);
    // Detection by shapes or by other files needs the complete file.
    const isGuessed = assignments.some(({ basis, format }, at) => {
      const isCut = (files[at]?.bytes.length ?? 0) < (files[at]?.sizeBytes ?? 0);
      return isCut && (format === "job" || (format === "gerber" && (basis === "geometry" || basis === "none")));
    });
    if (isGuessed) return;
    const sizes = new Map(files.map(({ name, sizeBytes }) => [name, sizeBytes]));
    const seen = previewLayers(assignments, (file) => sizes.get(file) ?? 0);
    this.#isOver = true;
    if (!seen) return;
    const wanted = new Set(seen.map(({ file }) => file));
    const whole: SourceFile[] = [];
    for (const [at, { name, bytes, sizeBytes }] of files.entries()) {
      if (!wanted.has(name) && !isDrillReport(name)) continue;
      whole.push({ name, bytes: bytes.length < sizeBytes ? await unfold(at) : bytes });
    }
    await this.#show(whole, seen);
  };

  async inFiles(files: readonly SourceFile[], assignments: readonly LayerAssignment[]): Promise<void> {
    if (this.#isOver) return;
    this.#isOver = true;
    const sizes = new Map(files.map(({ name, bytes }) => [name, bytes.length]));
    const seen = previewLayers(assignments, (file) => sizes.get(file) ?? 0);
    if (seen) await this.#show(files, seen);
  }

  async #show(files: readonly SourceFile[], seen: readonly LayerAssignment[]): Promise<void> {
    const board = readPreview(files, seen, this.known);
    if (board) await this.#tell(board);
  }
}
