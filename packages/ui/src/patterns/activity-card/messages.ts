import { defineMessages } from '../../i18n/index.ts';

export const activityMessages = defineMessages({
  running: {
    id: 'ui.activity.running',
    defaultMessage: '进行中',
    description: 'State of an activity that is running now',
  },
  coming: {
    id: 'ui.activity.coming',
    defaultMessage: '即将开始',
    description: 'State of an activity that has not started',
  },
  ended: {
    id: 'ui.activity.ended',
    defaultMessage: '已结束',
    description: 'State of an activity that has ended',
  },
});
