'use client';

export * from '../patterns/qr-popover/index.ts';
