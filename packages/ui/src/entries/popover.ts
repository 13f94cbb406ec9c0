'use client';

export * from '../primitives/popover/index.ts';
