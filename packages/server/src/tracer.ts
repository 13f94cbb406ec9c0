export interface SpanStart {
  /** From a route or a path of the API, never an address of a visitor. */
  name: string;
  kind: 'server' | 'internal' | 'client';
  /** `traceparent` of the parent. */
  parent: string | undefined;
  attributes?: Readonly<Record<string, string>>;
}

export interface Span {
  /** For the children of the span; `undefined`: there is no trace. */
  traceparent: string | undefined;
  /** Records the status of the answer, and the route that it was for. 500 and above is a failure. */
  answered(status: number, route?: string): void;
}

/** Records spans for OpenTelemetry. */
export interface Tracer {
  /** Runs `work` as a span. A rejection is recorded by the name of the error: messages may hold anything. */
  span<Result>(start: SpanStart, work: (span: Span) => Promise<Result>): Promise<Result>;
  /** Sends the last spans. Never rejects. */
  close(): Promise<void>;
}

/** Records nothing, and hands the caller's trace on. */
export const noTracer: Tracer = {
  span: ({ parent }, work) => work({ traceparent: parent, answered() {} }),
  close: async () => {},
};

/**
 * A tracer as the standard variables of OpenTelemetry configure it (docs/operations.md). Without an endpoint nothing is
 * recorded, and no code is loaded for it.
 */
export async function openTracer(
  variables: Readonly<Record<string, string | undefined>>,
  version: string,
): Promise<Tracer> {
  const endpoint =
    variables['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] || variables['OTEL_EXPORTER_OTLP_ENDPOINT'];
  const isOff =
    variables['OTEL_SDK_DISABLED']?.toLowerCase() === 'true' ||
    variables['OTEL_TRACES_EXPORTER'] === 'none';
  if (!endpoint || isOff) return noTracer;
  const { exportingTracer } = await import('./exporting-tracer.ts');
  return exportingTracer(version);
}

/** https://www.w3.org/TR/trace-context/#traceparent-header */
const TRACEPARENT = /^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/;

/** The trace that a request belongs to. Other texts are ignored: they would be handed to the backend. */
export function traceparentOf(headers: Headers): string | undefined {
  const header = headers.get('traceparent');
  return header !== null && TRACEPARENT.test(header) ? header : undefined;
}
