'use client';

export * from '../theme/theme-provider/index.ts';
