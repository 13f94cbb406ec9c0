import { Markdown } from '@storybook/addon-docs/blocks';
import { linkPages } from './link-pages.ts';

/** A file of `docs/`. `here` is the page that it is on. */
export const Document = ({ text, here }: { text: string; here?: string }) => (
  <Markdown>{linkPages(text, here)}</Markdown>
);
