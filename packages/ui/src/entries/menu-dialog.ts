'use client';

export * from '../patterns/menu-dialog/index.ts';
