// The tracer of a process, where a collector is configured.

import packageJson from "@/package.json";
import type { Environment } from "@/lib/server/config/environment";
import type { Tracer } from "@/lib/server/system/tracer";

/** Undefined without OTEL_EXPORTER_OTLP_ENDPOINT; nothing of OpenTelemetry is loaded then. */
export async function openTracer({ traces }: Pick<Environment, "traces">): Promise<Tracer | undefined> {
  if (!traces) return undefined;
  const { createOtlpTracer } = await import("@/lib/server/system/otlp-tracer");
  return createOtlpTracer({ ...traces, version: packageJson.version });
}
