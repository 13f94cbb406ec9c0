'use client';

export * from '../patterns/theme-switch/index.ts';
