'use client';

export * from '../brand/logo/index.ts';
