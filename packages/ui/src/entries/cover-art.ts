'use client';

export * from '../brand/cover-art/index.ts';
