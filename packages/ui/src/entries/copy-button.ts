'use client';

export * from '../primitives/copy-button/index.ts';
