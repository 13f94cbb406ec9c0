import { vars } from '../contract.css.ts';
import { globalStyle } from '../style.ts';

// For pages that are the product's own. No other entry writes a rule outside its own classes.
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
