import { fromRightToLeft } from '../theme/mixins.ts';
import { base } from '../theme/style.ts';

/** An arrow along the line of text, which points the other way from right to left. */
export const mirrored = base({ selectors: { [fromRightToLeft]: { scale: '-1 1' } } }, 'mirrored');
