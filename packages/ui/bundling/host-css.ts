import { layers } from '../src/theme/layers.ts';

/** Prefix of all class names of the package. */
export const CLASS_PREFIX = 'cui_';

/**
 * Usual layers of hosts and of Tailwind CSS 4, around ours. The first statement on a page decides the order, so that a
 * reset in `base` is weaker than the library even if it is imported later.
 */
const ORDER = ['theme', 'base', 'reset', ...Object.values(layers), 'components', 'utilities'];

const ours = `:where([class*=${CLASS_PREFIX}])`;
/** Three element selectors: stronger than a CSS reset, weaker than any class of a host. */
const strength = ':not(_):not(_):not(_)';

/** Beginning of each stylesheet: components keep their look beside a CSS reset (docs/decisions/055-css-resets.md). */
export const hostCss = `@layer ${ORDER.join(',')};${['', '::before', '::after']
  .map((pseudo) => ours + strength + pseudo)
  .join(',')}{all:revert-layer}`;
