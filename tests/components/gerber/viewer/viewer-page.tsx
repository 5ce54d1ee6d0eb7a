// The viewer page: its workers run in the same thread, its stage records its draw calls.

import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { vi } from "vitest";
import type { Stage } from "@/components/stage/stage";
import type { StageView } from "@/components/stage/stage-view";
import { GerberViewer } from "@/components/gerber/viewer/gerber-viewer";
import { ToastHost } from "@/components/ui/toast-host";
import { loadRarFromPackage } from "@/lib/core/archive/load-rar";
import { copperNets } from "@/lib/core/board-view/nets";
import { compareScenes } from "@/lib/core/board-view/revision";
import type { Scene } from "@/lib/core/board-view/scene";
import type { RenderScene } from "@/lib/core/render/scene";
import { ok } from "@/lib/base/result";
import type { RevisionRequest } from "@/lib/workers/viewer/revision.worker";
import { viewBoard } from "@/lib/workers/viewer/view-board";
import type { ViewerProgress, ViewerRequest } from "@/lib/workers/viewer/viewer-messages";
import { messages as en } from "@/messages/en";
import { messages as zh } from "@/messages/zh";
import { type ZipEntry, zip } from "@/tests/support/archives";
import { BOARD_FILES } from "@/tests/support/small-board";

export const WORDS = { en, zh };
export type PageLocale = keyof typeof WORDS;

/** Calls of the stage since it was created. */
export interface DrawnStage {
  scenes: (RenderScene | null)[];
  views: StageView[];
  pictures: { widthPx: number; heightPx: number }[];
}

/** Install with `vi.mock("@/components/stage/create-stage", ...)`. */
export function stageThat(drawn: DrawnStage): (canvas: HTMLCanvasElement) => Stage {
  return (canvas) => ({
    kind: "canvas2d",
    canvas,
    setScene: (scene) => void drawn.scenes.push(scene),
    draw: (view) => void drawn.views.push(view),
    resize: () => {},
    screenshot: (_view, size) => {
      drawn.pictures.push(size);
      return Promise.resolve(new Blob(["png"], { type: "image/png" }));
    },
    dispose: () => {},
  });
}

async function compared({ file, fileName, after }: RevisionRequest): Promise<unknown> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const before = await viewBoard(bytes, { corrections: {}, fileName }, { loadRar: loadRarFromPackage });
  return before.ok ? ok(compareScenes(before.value.board.scene, after)) : before;
}

class WorkerInThread {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  #isTerminated = false;

  constructor(private readonly url: URL) {}

  postMessage(message: unknown): void {
    void this.#answer(message).then((result) => this.#reply({ kind: "done", result }));
  }

  #reply(data: { kind: "progress"; progress: ViewerProgress } | { kind: "done"; result: unknown }): void {
    if (!this.#isTerminated) this.onmessage?.({ data });
  }

  terminate(): void {
    this.#isTerminated = true;
  }

  async #answer(message: unknown): Promise<unknown> {
    if (String(this.url).includes("nets.worker")) return ok(copperNets(message as Scene));
    if (String(this.url).includes("revision.worker")) return compared(message as RevisionRequest);
    const { file, options, wantsPreview } = message as ViewerRequest;
    const tell = (progress: ViewerProgress) => this.#reply({ kind: "progress", progress });
    const read = await viewBoard(new Uint8Array(await file.arrayBuffer()), options, {
      loadRar: loadRarFromPackage,
      ...(wantsPreview ? { onPreview: (scene) => tell({ stage: "preview", scene }) } : {}),
    });
    if (!read.ok) return read;
    // A page has a moment between two messages.
    await new Promise((resolve) => setTimeout(resolve));
    tell({ stage: "board", board: read.value.board });
    return ok(read.value.facts());
  }
}

/** The stage measures 600 × 400 px: the small board of 20 × 10 mm fits it at 26 px a mm, its middle in the middle. */
export const STAGE = { width: 600, height: 400 };
/** (600 − 2 · 40) / 20; the height would allow (400 − 2 · 40) / 10 = 32. */
export const PX_PER_MM = 26;
export const pxOf = (xMm: number, yMm: number): [number, number] => [
  STAGE.width / 2 + (xMm - 10) * PX_PER_MM,
  STAGE.height / 2 - (yMm - 5) * PX_PER_MM,
];

export function stubStage(): void {
  vi.stubGlobal("Worker", WorkerInThread);
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(STAGE.width);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(STAGE.height);
  HTMLElement.prototype.setPointerCapture ??= () => undefined;
  Element.prototype.scrollIntoView ??= () => undefined;
}

export function boardFile(name = "b.zip", files: ZipEntry[] = BOARD_FILES): File {
  return new File([new Uint8Array(zip(files))], name);
}

export function openViewer({ locale = "en" as PageLocale, projectId = null as string | null } = {}) {
  const user = userEvent.setup();
  const page = render(
    <NextIntlClientProvider locale={locale === "zh" ? "zh-CN" : "en-US"} messages={WORDS[locale]} timeZone="UTC">
      <GerberViewer projectId={projectId} />
      <ToastHost />
    </NextIntlClientProvider>,
  );
  const words = WORDS[locale].viewer;
  async function choose(file: File) {
    const input = page.container.querySelector<HTMLInputElement>("input[type=file]");
    if (!input) throw new Error("no file can be selected");
    await user.upload(input, file);
  }
  const stage = () => screen.findByRole("group", { name: words.stage.label });
  return { user, page, words, choose, stage };
}
