'use client';

export * from '../patterns/search-field/index.ts';
