// Traces sent over OTLP/HTTP. The packages are imported when a tracer is made: a bundle would load static imports at once.

import type { Context, Span as OtelSpan } from "@opentelemetry/api";
import type { Attributes, Span, SpanKind, Tracer } from "@/lib/server/system/tracer";

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Null for a malformed `traceparent`, and for ids of zeros, which the standard forbids. */
export function readTraceparent(parent: string | null | undefined) {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(parent ?? "") ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return null;
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
}

function classOf(error: unknown): Attributes {
  if (!(error instanceof Error)) return { "error.type": typeof error };
  return { "error.type": "code" in error && typeof error.code === "string" ? error.code : error.name };
}

type Settings = { endpoint: string; headers: Record<string, string>; serviceName: string; version: string };

/** Spans leave in batches in the background; a collector that is away costs spans, never a request. */
export async function createOtlpTracer({ endpoint, headers, serviceName, version }: Settings): Promise<Tracer> {
  const [api, { OTLPTraceExporter }, { resourceFromAttributes }, sdk] = await Promise.all([
    import("@opentelemetry/api"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
    import("@opentelemetry/sdk-trace"),
  ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, "")}/v1/traces`, headers });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ "service.name": serviceName, "service.version": version }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer("boardwright", version);
  const kinds: Record<SpanKind, number> = {
    internal: api.SpanKind.INTERNAL,
    server: api.SpanKind.SERVER,
    client: api.SpanKind.CLIENT,
    consumer: api.SpanKind.CONSUMER,
  };

  function start(name: string, kind: SpanKind, context: Context, attributes: Attributes): Span {
    const span: OtelSpan = tracer.startSpan(name, { kind: kinds[kind], attributes }, context);
    const own = api.trace.setSpan(context, span);
    const { traceId, spanId, traceFlags } = span.spanContext();
    return {
      traceId,
      traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, "0")}`,
      child: (childName, childAttributes, childKind = "internal") => start(childName, childKind, own, childAttributes),
      set: (more) => void span.setAttributes(more),
      end(error) {
        if (error !== undefined) span.setAttributes(classOf(error)).setStatus({ code: api.SpanStatusCode.ERROR });
        span.end();
      },
    };
  }

  return {
    start(name, { kind, parent, attributes }) {
      const remote = readTraceparent(parent);
      const context = remote ? api.trace.setSpanContext(api.ROOT_CONTEXT, remote) : api.ROOT_CONTEXT;
      return start(name, kind, context, attributes);
    },
    close: () => provider.shutdown(),
  };
}
