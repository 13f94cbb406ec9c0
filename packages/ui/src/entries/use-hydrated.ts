'use client';

export * from '../primitives/use-hydrated/index.ts';
