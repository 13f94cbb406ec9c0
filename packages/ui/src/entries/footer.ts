'use client';

export * from '../patterns/footer/index.ts';
