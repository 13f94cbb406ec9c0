import { defineMessages } from '../../i18n/index.ts';

export const paginationMessages = defineMessages({
  label: {
    id: 'ui.pagination.label',
    defaultMessage: '分页',
    description: 'Name of the links to other pages of a list, for screen readers',
  },
  page: {
    id: 'ui.pagination.page',
    defaultMessage: '第 {page} 页',
    description: 'Name of the link to one page of a list, for screen readers',
  },
  previous: {
    id: 'ui.pagination.previous',
    defaultMessage: '上一页',
    description: 'Link to the page before',
  },
  next: {
    id: 'ui.pagination.next',
    defaultMessage: '下一页',
    description: 'Link to the page after',
  },
});
