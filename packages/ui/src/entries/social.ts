'use client';

export * from '../patterns/social/index.ts';
