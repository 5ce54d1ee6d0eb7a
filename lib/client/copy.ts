import { ports } from "@/lib/client/ports";

export interface CopyPorts {
  clipboard: Pick<Clipboard, "writeText"> | undefined;
  /** Shows the text selected, for copying by hand. */
  prompt: (message: string, text: string) => void;
}

function browser(): CopyPorts {
  return {
    // Missing on plain HTTP and in old browsers.
    clipboard: navigator.clipboard as Clipboard | undefined,
    prompt: (message, text) => void window.prompt(message, text),
  };
}

/**
 * True if the text is on the clipboard. Otherwise a toast says that the browser does not support copying, and a prompt
 * shows the text.
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
