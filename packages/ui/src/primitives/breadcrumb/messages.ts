import { defineMessages } from '../../i18n/index.ts';

export const breadcrumbMessages = defineMessages({
  label: {
    id: 'ui.breadcrumb.label',
    defaultMessage: '所在位置',
    description: 'Name of the trail from the start to this page; heard only',
  },
});
