'use client';

export * from '../primitives/spinner/index.ts';
