import type { CSSProperties } from 'react';

/** Inline style with the hue of a `hueScope`, degrees. */
export const hueVars = (hue: number) => ({ '--companion-hue': String(hue) }) as CSSProperties;
