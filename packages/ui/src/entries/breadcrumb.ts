'use client';

export * from '../primitives/breadcrumb/index.ts';
