'use client';

export * from '../primitives/skeleton/index.ts';
