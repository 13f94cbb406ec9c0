'use client';

export * from '../primitives/link/index.ts';
