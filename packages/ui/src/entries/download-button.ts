'use client';

export * from '../patterns/download-button/index.ts';
