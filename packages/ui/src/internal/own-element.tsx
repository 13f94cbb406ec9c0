import type { ReactNode } from 'react';

/**
 * Gives a text that has siblings an element of its own. A translator of the browser replaces text nodes: React would
 * change the old one, which is no longer in the page, or fail to insert something before it.
 */
export const ownElement = (content: ReactNode): ReactNode =>
  typeof content === 'string' || typeof content === 'number' ? <span>{content}</span> : content;
