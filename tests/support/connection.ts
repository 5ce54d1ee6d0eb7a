// Online and offline events of the browser.

import { act } from "@testing-library/react";
import { vi } from "vitest";

export function setConnected(isConnected: boolean): void {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isConnected);
  act(() => void window.dispatchEvent(new Event(isConnected ? "online" : "offline")));
}
