'use client';

export * from '../patterns/qr-card/index.ts';
