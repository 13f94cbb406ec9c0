export * from '../primitives/first-interaction/index.ts';
