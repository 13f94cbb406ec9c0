'use client';

export * from '../brand/sprite/index.ts';
