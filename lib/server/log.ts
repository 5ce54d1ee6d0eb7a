// The process's log: one JSON object a line, with the request or job it belongs to, and without personal data.

import { pino, stdSerializers, type DestinationStream, type Logger } from "pino";
import { withoutPersonalData, withoutValues } from "@/lib/server/system/personal-data";
import { currentScope } from "@/lib/server/system/scope";

/** Wherever one of these names occurs, at the top or one level down, its value is not written. */
const SECRETS = ["authorization", "cookie", "set-cookie", "password", "nPassword", "token", "secret", "passwordHash"];

/** Written where the code says nothing of it: a line is found by its request, and its trace by the line. */
function causeOfLine(): Record<string, string> {
  const scope = currentScope();
  if (!scope) return {};
  return { requestId: scope.cause.requestId, ...(scope.span && { traceId: scope.span.traceId }) };
}

/** `destination` is standard output, but in tests. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`]), censor: "[hidden]" },
    mixin: causeOfLine,
    serializers: { err: (error: unknown) => withoutValues(stdSerializers.err(error as Error)) },
    // The last word: whatever a library put into a message passes here.
    hooks: { streamWrite: withoutPersonalData },
  };
  return destination ? pino(options, destination) : pino(options);
}
