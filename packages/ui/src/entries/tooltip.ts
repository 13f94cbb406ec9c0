'use client';

export * from '../primitives/tooltip/index.ts';
