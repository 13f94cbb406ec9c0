import { defineMessages } from '@companion/ui/i18n';

export const readingMessages = defineMessages({
  close: {
    id: 'screens.reading.close',
    defaultMessage: '收起文章',
    description: 'Button: closes the article beside the talk',
  },
  page: {
    id: 'screens.reading.page',
    defaultMessage: '打开整页',
    description: 'Link from the article beside the talk to its page',
  },
});
