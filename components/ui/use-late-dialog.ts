"use client";
// Dialog or drawer that is loaded when first opened, and stays mounted: closing it has to restore the focus.
import { useState } from "react";

export interface LateDialog {
  isOpen: boolean;
  /** True since the first opening. */
  isLoaded: boolean;
  open: () => void;
  close: () => void;
}

export function useLateDialog(): LateDialog {
  const [state, setState] = useState<"unasked" | "open" | "closed">("unasked");
  return {
    isOpen: state === "open",
    isLoaded: state !== "unasked",
    open: () => setState("open"),
    close: () => setState("closed"),
  };
}
