import { globalStyle, style } from '@vanilla-extract/css';

/** For a page that ends with the window: under the phone's header, which grows with the text, it takes what is left. */
export const restOfWindow = style({ selectors: { 'header ~ &': { flex: '1 0 0px' } } });
globalStyle(`:has(> header ~ ${restOfWindow})`, { display: 'flex', flexDirection: 'column' });
