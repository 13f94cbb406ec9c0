'use client';

export * from '../primitives/tabs/index.ts';
