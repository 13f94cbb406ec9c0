'use client';

export * from '../primitives/toast/index.ts';
