'use client';

export * from '../patterns/loading-overlay/index.ts';
