import { vars } from '../contract.css.ts';
import { globalStyle } from '../style.ts';

// The only entry with rules outside of its own classes: opt-in, for the product's own pages.
globalStyle('*, *::before, *::after', { boxSizing: 'border-box' }, 'reset');
globalStyle(
  'html',
  { textSizeAdjust: '100%', backgroundColor: vars.color.page, scrollbarGutter: 'auto' },
  'reset',
);
globalStyle(
  'body',
  { margin: 0, minBlockSize: '100svh', backgroundColor: vars.color.page, color: vars.color.text },
  'reset',
);
globalStyle('h1, h2, h3, h4, p, figure, blockquote, dl, dd', { margin: 0 }, 'reset');
globalStyle('img, svg, video', { display: 'block', maxInlineSize: '100%' }, 'reset');
