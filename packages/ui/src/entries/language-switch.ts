'use client';

export * from '../patterns/language-switch/index.ts';
