// Camera commands with their keys, for keyboard and buttons.

import type { ViewportController } from "@/components/stage/viewport-controller";

interface CameraCommand {
  /** As `KeyboardEvent.key` reports them, letters in lower case; the first is displayed. */
  keys: readonly string[];
  perform(targets: { viewport: ViewportController }): void;
}

const ZOOM_STEP = 1.5;
const ARROW_PX = 60;

export const CAMERA_COMMANDS = {
  zoomIn: { keys: ["+", "="], perform: ({ viewport }) => viewport.zoomBy(ZOOM_STEP) },
  zoomOut: { keys: ["-", "_"], perform: ({ viewport }) => viewport.zoomBy(1 / ZOOM_STEP) },
  fit: { keys: ["0", "f"], perform: ({ viewport }) => viewport.fit() },
  left: { keys: ["ArrowLeft"], perform: ({ viewport }) => viewport.pan([ARROW_PX, 0]) },
  right: { keys: ["ArrowRight"], perform: ({ viewport }) => viewport.pan([-ARROW_PX, 0]) },
  up: { keys: ["ArrowUp"], perform: ({ viewport }) => viewport.pan([0, ARROW_PX]) },
  down: { keys: ["ArrowDown"], perform: ({ viewport }) => viewport.pan([0, -ARROW_PX]) },
} as const satisfies Record<string, CameraCommand>;

export function cameraCommandOf(key: string): CameraCommand | null {
  const wanted = key.length === 1 ? key.toLowerCase() : key;
  return Object.values<CameraCommand>(CAMERA_COMMANDS).find(({ keys }) => keys.includes(wanted)) ?? null;
}
