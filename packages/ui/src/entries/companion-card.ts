'use client';

export * from '../patterns/companion-card/index.ts';
