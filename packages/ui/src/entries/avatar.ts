'use client';

export * from '../primitives/avatar/index.ts';
