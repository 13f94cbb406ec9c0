'use client';

export * from '../patterns/search-combobox/index.ts';
