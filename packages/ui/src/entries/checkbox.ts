'use client';

export * from '../primitives/checkbox/index.ts';
