'use client';

export * from '../primitives/text-field/index.ts';
