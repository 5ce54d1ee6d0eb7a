// Port of traces: spans of requests, services, queries, jobs and mails.

export type Attributes = Record<string, string | number | boolean>;

export type Span = {
  traceId: string;
  /** W3C Trace Context, for a job that goes on with this trace. */
  traceparent: string;
  child: (name: string, attributes: Attributes, kind?: SpanKind) => Span;
  set: (attributes: Attributes) => void;
  /** An error is recorded by its class and code; its message may name a person. */
  end: (error?: unknown) => void;
};

/** `server` answers a request, `consumer` does a job, `client` waits for another program. */
export type SpanKind = "internal" | "server" | "client" | "consumer";

export type Tracer = {
  /** A span of its own trace, or one that continues `parent`, a `traceparent`. */
  start: (name: string, options: { kind: SpanKind; parent?: string | null; attributes: Attributes }) => Span;
  /** Sends what is left; later spans are dropped. */
  close: () => Promise<void>;
};
