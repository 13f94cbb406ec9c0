'use client';

export * from '../primitives/load-more/index.ts';
