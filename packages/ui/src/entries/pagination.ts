'use client';

export * from '../primitives/pagination/index.ts';
