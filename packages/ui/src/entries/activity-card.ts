'use client';

export * from '../patterns/activity-card/index.ts';
