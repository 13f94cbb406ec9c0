'use client';

export * from '../login/login-dialog/index.ts';
