import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Context,
  DiagLogLevel,
  defaultTextMapGetter,
  defaultTextMapSetter,
  diag,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Tracer } from './tracer.ts';

/** Time for the last spans when the process stops, ms. All of the stop has 10 s. */
const CLOSE_MS = 800;
const MAX_LINE = 300;

const kinds = {
  server: SpanKind.SERVER,
  internal: SpanKind.INTERNAL,
  client: SpanKind.CLIENT,
} as const;

/**
 * Sends spans to a collector by OTLP over HTTP. The packages read the standard variables themselves. Parents are handed
 * over by `traceparent`, so that nothing hooks into modules or keeps an asynchronous context.
 */
export function exportingTracer(version: string): Tracer {
  const log = (message: string) => {
    process.stderr.write(`traces: ${message.replaceAll('\n', ' ').slice(0, MAX_LINE)}\n`);
  };
  const ignore = () => {};
  diag.setLogger(
    { error: log, warn: log, info: ignore, debug: ignore, verbose: ignore },
    DiagLogLevel.WARN,
  );
  const named = resourceFromAttributes({
    'service.name': 'companion-site',
    'service.version': version,
  });
  const provider = new BasicTracerProvider({
    resource: named.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const tracer = provider.getTracer('companion');
  const propagator = new W3CTraceContextPropagator();

  const contextOf = (parent: string | undefined): Context =>
    parent === undefined
      ? ROOT_CONTEXT
      : propagator.extract(ROOT_CONTEXT, { traceparent: parent }, defaultTextMapGetter);

  return {
    async span({ name, kind, parent, attributes = {} }, work) {
      const context = contextOf(parent);
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, context);
      const carrier: { traceparent?: string } = {};
      propagator.inject(trace.setSpan(context, span), carrier, defaultTextMapSetter);
      try {
        return await work({
          traceparent: carrier.traceparent,
          answered(status, route) {
            if (route !== undefined) {
              span.updateName(`${name} ${route}`);
              span.setAttribute('http.route', route);
            }
            span.setAttribute('http.response.status_code', status);
            if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          },
        });
      } catch (error) {
        span.setAttribute('error.type', error instanceof Error ? error.name : 'Error');
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    async close() {
      const isSent = provider.shutdown().then(() => true);
      const isLate = sleep(CLOSE_MS, false);
      if (!(await Promise.race([isSent, isLate]).catch(() => false)))
        log('the last spans were not sent');
    },
  };
}
