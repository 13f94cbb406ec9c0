'use client';

export * from '../primitives/highlight/index.ts';
