'use client';

export * from '../primitives/menu/index.ts';
