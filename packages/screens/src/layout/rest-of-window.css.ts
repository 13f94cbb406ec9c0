import { globalStyle, style } from '@vanilla-extract/css';

/** Fills the window below the phone's header, whose height depends on the text size. */
export const restOfWindow = style({ selectors: { 'header ~ &': { flex: '1 0 0px' } } });
globalStyle(`:has(> header ~ ${restOfWindow})`, { display: 'flex', flexDirection: 'column' });
