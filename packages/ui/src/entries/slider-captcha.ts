'use client';

export * from '../login/slider-captcha/index.ts';
