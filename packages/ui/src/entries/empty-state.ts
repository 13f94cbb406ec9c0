'use client';

export * from '../patterns/empty-state/index.ts';
