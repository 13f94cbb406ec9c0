/** All styles of plates. The plates load lazily, their rules are in the stylesheet of the page. */
export * from './beats.css.ts';
export * from './gears.css.ts';
export * from './map.css.ts';
export * from './phases.css.ts';
export * from './plate.css.ts';
export * from './recipe.css.ts';
export * from './table.css.ts';
