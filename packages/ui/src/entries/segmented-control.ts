'use client';

export * from '../primitives/segmented-control/index.ts';
