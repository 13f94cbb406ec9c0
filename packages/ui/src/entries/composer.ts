'use client';

export * from '../patterns/composer/index.ts';
