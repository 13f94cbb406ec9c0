'use client';

export * from '../primitives/prose/index.ts';
