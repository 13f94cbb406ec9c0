import { noTracer } from '@companion/server';
import type { AppContext } from './request-handler.ts';

/** An application without documents, for tests. */
export const testApp: AppContext = {
  config: { apiBase: '', build: 'test' },
  documents: () => {
    throw new Error('not here');
  },
  share: (_, compute) => compute(),
  tracer: noTracer,
  apiTimeoutMs: 120_000,
};
