'use client';

export * from '../brand/brand-icon/index.ts';
