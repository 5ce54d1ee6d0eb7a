// Browser side: a 3D view as a page shows it, driven by the test.

import { NextIntlClientProvider } from "next-intl";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { Board3dView } from "@/components/board3d/board3d-view";
import type { BoardAppearance } from "@/lib/core/pcb/board-palette";
import type { Board3dInput } from "@/lib/workers/board3d/board3d-messages";
import { messages as english } from "@/messages/en";
import { messages as chinese } from "@/messages/zh";

interface Shown {
  locale: "en" | "zh";
  /** Address and name of the file. */
  address: string;
  fileName: string;
  appearance?: BoardAppearance;
}

const GREEN: BoardAppearance = { solderMaskColor: "Green", silkscreenColor: "White", surfaceFinish: "ENIG" };
const MARKETS = { en: "en-US", zh: "zh-US" } as const;

function Page({ shown, file }: { shown: Shown; file: File }) {
  const [input] = useState<Board3dInput>({ kind: "file", file, fileName: shown.fileName });
  return (
    <NextIntlClientProvider
      locale={MARKETS[shown.locale]}
      messages={shown.locale === "en" ? english : chinese}
      timeZone="UTC"
    >
      <main style={{ height: "100vh" }}>
        <h1 className="visually-hidden">{shown.fileName}</h1>
        <Board3dView
          input={input}
          parts={null}
          thicknessMm={1.6}
          appearance={shown.appearance ?? GREEN}
          name={shown.fileName}
          isFilling
        />
      </main>
    </NextIntlClientProvider>
  );
}

let root: ReturnType<typeof createRoot> | null = null;

/** The file is loaded before the view is requested. */
async function show(shown: Shown): Promise<void> {
  const bytes = await (await fetch(shown.address)).arrayBuffer();
  const file = new File([bytes], shown.fileName);
  root?.unmount();
  document.documentElement.lang = shown.locale;
  root = createRoot(document.body.firstElementChild ?? document.body);
  performance.mark("asked");
  root.render(<Page key={performance.now()} shown={shown} file={file} />);
}

/** Milliseconds from the request to the first complete frame of the board. */
async function firstPicture(): Promise<number> {
  const asked = performance.getEntriesByName("asked").at(-1)?.startTime ?? 0;
  while (!document.querySelector("[data-shown]")) await nextFrame();
  await nextFrame();
  const gl = document.querySelector("canvas")?.getContext("webgl2");
  // Reading a pixel forces the drawing to finish.
  gl?.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
  return performance.now() - asked;
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

const board3dPage = { show, firstPicture, hide: () => root?.unmount() };
export type Board3dPage = typeof board3dPage;
Object.assign(globalThis, { board3dPage });
