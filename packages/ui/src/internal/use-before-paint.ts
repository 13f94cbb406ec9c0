import { useEffect, useLayoutEffect } from 'react';

/** Before the first paint. React 18 warns of layout effects on the server, where nothing is painted. */
export const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;
