'use client';

export * from '../theme/theme-scope/index.ts';
