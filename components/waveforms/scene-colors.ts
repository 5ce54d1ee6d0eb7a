// Colors of pictures from the tokens of the page, as canvases and files need them.
import type { SceneColors } from "@/lib/core/waveform/plot/scene";

/** Color of a custom property such as "--c-ink". */
export function tokenColor(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim() || "currentcolor";
}

export function sceneColors(): SceneColors {
  return {
    ...{ ink: tokenColor("--c-ink"), label: tokenColor("--c-ink-3"), grid: tokenColor("--c-line") },
    ...{ frame: tokenColor("--c-line-2"), surface: tokenColor("--c-surface"), selection: tokenColor("--c-primary") },
  };
}
