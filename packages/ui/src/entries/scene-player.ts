'use client';

export * from '../patterns/scene-player/index.ts';
