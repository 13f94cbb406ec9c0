import { defineMessages } from '@companion/ui/i18n';

export const headMessages = defineMessages({
  title: {
    id: 'screens.head.title',
    defaultMessage: '{page} · 伙伴 Companion',
    description: 'Title of every page but home in the browser; {page} is the title of the page',
  },
});
