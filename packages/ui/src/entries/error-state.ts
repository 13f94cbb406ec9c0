'use client';

export * from '../patterns/error-state/index.ts';
