'use client';

export * from '../primitives/progress/index.ts';
