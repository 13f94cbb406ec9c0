'use client';

export * from '../patterns/game-card/index.ts';
