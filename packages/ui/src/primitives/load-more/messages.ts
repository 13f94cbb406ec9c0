import { defineMessages } from '../../i18n/index.ts';

export const loadMoreMessages = defineMessages({
  more: {
    id: 'ui.load-more.more',
    defaultMessage: '看更多',
    description: 'Button at the end of a list that loads the next part',
  },
  failed: {
    id: 'ui.load-more.failed',
    defaultMessage: '没加载出来，再试一次',
    description: 'The same button after it failed',
  },
  end: {
    id: 'ui.load-more.end',
    defaultMessage: '就这些了',
    description: 'At the end of a list',
  },
});
