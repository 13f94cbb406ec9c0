'use client';

export * from '../i18n/react-intl/index.ts';
