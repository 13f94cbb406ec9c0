'use client';

export * from '../session/index.ts';
