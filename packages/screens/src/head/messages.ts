import { defineMessages } from '@companion/ui/i18n';

export const headMessages = defineMessages({
  title: {
    id: 'screens.head.title',
    defaultMessage: '{page} · 伙伴 Companion',
    description: 'Title of every page but home in the browser; {page} is the title of the page',
  },
  homeTitle: {
    id: 'screens.head.homeTitle',
    defaultMessage: '伙伴 Companion · 今晚，一起开一局',
    description: 'Title of the home page in the browser and in search results',
  },
});
