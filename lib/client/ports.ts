// Functions that the client needs from the page; injected, so that the client imports no component.

import type { ErrorCode } from "@/lib/contracts/errors";
import { leaveNotice } from "@/stores/account/arrival-notice";

export type ToastLevel = "success" | "error" | "warning" | "info";

/** Words of the client's own, under `errors` in messages/<locale>/errors.json. */
export type ClientText =
  | ErrorCode
  | `client.${
      | "networkError"
      | "timeout"
      | "pleaseLogIn"
      | "uploadFailed"
      | "fileTooLarge"
      | "wrongFileType"
      | "copyUnsupported"
      | "copyPrompt"}`;

export interface ClientPorts {
  toast: (level: ToastLevel, message: string) => void;
  /** To the first page, by a full load: nothing of the old session may stay in memory; that page says the reason. */
  goToRoot: (reason: "session-ended" | "refused") => void;
  /** A text in the reader's language. */
  text: (key: ClientText, values?: Record<string, string | number>) => string;
  /** Value of the `x-locale` header. */
  locale: () => "en" | "zh";
  /** Origin of the main host, for the option of absolute addresses. */
  mainHost: () => string;
}

/** English stands in until the page is connected: a failure that nobody can read would be worse. */
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

/** Called once by the page's providers; what is left out keeps its default. */
export function connectClient(ports: Partial<ClientPorts>): void {
  connected = { ...UNCONNECTED, ...ports };
}

export function ports(): ClientPorts {
  return connected;
}
