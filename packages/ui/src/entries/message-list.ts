'use client';

export * from '../patterns/message-list/index.ts';
