'use client';

export * from '../patterns/entity-card/index.ts';
