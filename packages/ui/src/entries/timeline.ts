'use client';

export * from '../primitives/timeline/index.ts';
