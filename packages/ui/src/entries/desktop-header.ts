'use client';

export * from '../patterns/desktop-header/index.ts';
