'use client';

export * from '../patterns/mobile-header/index.ts';
