'use client';

export * from '../primitives/code-field/index.ts';
