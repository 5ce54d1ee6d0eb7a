// Copying a text, and what is offered where the browser will not.

import { ports } from "@/lib/client/ports";

export interface CopyPorts {
  clipboard: Pick<Clipboard, "writeText"> | undefined;
  /** Shows the text selected, to be copied by hand. */
  prompt: (message: string, text: string) => void;
}

function browser(): CopyPorts {
  return {
    // Missing on plain http and in old browsers.
    clipboard: navigator.clipboard as Clipboard | undefined,
    prompt: (message, text) => void window.prompt(message, text),
  };
}

/**
 * True where the text is in the clipboard. Otherwise the person is told that the browser does not support copying and
 * is offered the text in a prompt.
 */
export async function copyText(text: string, { clipboard, prompt }: CopyPorts = browser()): Promise<boolean> {
  try {
    if (!clipboard) throw new Error("no clipboard");
    await clipboard.writeText(text);
    return true;
  } catch {
    ports().toast("error", ports().text("client.copyUnsupported"));
    prompt(ports().text("client.copyPrompt"), text);
    return false;
  }
}
