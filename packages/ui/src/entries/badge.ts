'use client';

export * from '../primitives/badge/index.ts';
