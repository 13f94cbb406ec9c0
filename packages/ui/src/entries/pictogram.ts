'use client';

export * from '../brand/pictogram/index.ts';
