import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect`, without the warning of React 18 on a server. */
export const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;
