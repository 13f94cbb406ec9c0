'use client';

export * from '../patterns/article-card/index.ts';
