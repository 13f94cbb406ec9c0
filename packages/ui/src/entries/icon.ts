'use client';

export * from '../primitives/icon/index.ts';
