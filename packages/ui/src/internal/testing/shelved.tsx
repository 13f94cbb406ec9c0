import type { Decorator } from '@storybook/react-vite';
import * as css from './shelf.css.ts';

/** A card in a row of cards. */
export const shelved: Decorator = (Story) => <div className={css.shelf}>{<Story />}</div>;

/** A card in a list of cards. */
export const listed: Decorator = (Story) => <div className={css.list}>{<Story />}</div>;
