'use client';

export * from '../patterns/video-dialog/index.ts';
