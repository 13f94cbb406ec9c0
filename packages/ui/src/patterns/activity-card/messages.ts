import { defineMessages } from '../../i18n/index.ts';

export const activityMessages = defineMessages({
  running: {
    id: 'ui.activity.running',
    defaultMessage: '进行中',
    description: 'State of an activity: it goes on now',
  },
  coming: {
    id: 'ui.activity.coming',
    defaultMessage: '即将开始',
    description: 'State of an activity: it has not begun',
  },
  ended: {
    id: 'ui.activity.ended',
    defaultMessage: '已结束',
    description: 'State of an activity: it is over',
  },
});
