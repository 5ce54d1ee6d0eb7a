// The process's log: one JSON object a line, without anything that opens a door.

import { pino, type Logger } from "pino";

/** Wherever one of these names occurs, at the top or one level down, its value is not written. */
const SECRETS = ["authorization", "cookie", "set-cookie", "password", "nPassword", "token", "secret", "passwordHash"];

export function createLog(level: string): Logger {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`]), censor: "[hidden]" },
  });
}
