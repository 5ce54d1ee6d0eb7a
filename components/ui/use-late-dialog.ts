"use client";
// A dialog or a drawer that is loaded when it is first opened, and stays then: closing it has to give the focus back.
import { useState } from "react";

export interface LateDialog {
  isOpen: boolean;
  /** From the first opening on: it is on the page, open or not. */
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
