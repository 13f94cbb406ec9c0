export * from '../primitives/retry-import/index.ts';
