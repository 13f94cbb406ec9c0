'use client';

export * from '../primitives/dialog/index.ts';
