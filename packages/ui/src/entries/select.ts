'use client';

export * from '../primitives/select/index.ts';
