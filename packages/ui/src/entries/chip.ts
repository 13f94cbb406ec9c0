'use client';

export * from '../primitives/chip/index.ts';
