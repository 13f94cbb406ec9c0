'use client';

export { useHydrated } from '../internal/use-hydrated.ts';
