// Functions that the client needs from the page, injected so that the client imports no component.

import type { ErrorCode } from "@/lib/contracts/errors";
import { leaveNotice } from "@/stores/account/arrival-notice";

export type ToastLevel = "success" | "error" | "warning" | "info";

/** Message keys of the client, under `errors` in messages/<locale>/errors.json. */
export type ClientText =
  | ErrorCode
  | `client.${
      | "networkError"
      | "timeout"
      | "uploadFailed"
      | "fileTooLarge"
      | "wrongFileType"
      | "copyUnsupported"
      | "copyPrompt"}`;

export interface ClientPorts {
  toast: (level: ToastLevel, message: string) => void;
  /** Loads the home page anew, so that nothing of the old session stays in memory; that page shows the reason. */
  goToRoot: (reason: "session-ended" | "refused") => void;
  /** Translates a message into the page's language. */
  text: (key: ClientText, values?: Record<string, string | number>) => string;
  /** Value of the `x-locale` header. */
  locale: () => "en" | "zh";
  /** Origin of the main host, for absolute addresses. */
  mainHost: () => string;
}

/** English defaults, so that a failure before the page has connected can be read. */
const UNCONNECTED: ClientPorts = {
  toast: () => {},
  goToRoot: (reason) => {
    leaveNotice(reason);
    window.location.replace(`${window.location.origin}/`);
  },
  text: (key) => (key === "OPERATION_FAILED" ? "Operation is failed" : key),
  locale: () => (typeof document !== "undefined" && document.documentElement.lang.startsWith("zh") ? "zh" : "en"),
  mainHost: () => window.location.origin,
};

let connected = UNCONNECTED;

/** Called once by the page's providers; omitted ports keep their default. */
export function connectClient(ports: Partial<ClientPorts>): void {
  connected = { ...UNCONNECTED, ...ports };
}

export function ports(): ClientPorts {
  return connected;
}
