'use client';

export * from '../primitives/button/index.ts';
