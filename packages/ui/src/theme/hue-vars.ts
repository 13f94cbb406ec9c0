import type { CSSProperties } from 'react';

/** Inline style that gives a `hueScope` its hue, in degrees. */
export const hueVars = (hue: number) => ({ '--companion-hue': String(hue) }) as CSSProperties;
