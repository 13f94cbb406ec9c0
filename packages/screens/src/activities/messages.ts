import { defineMessages } from '@companion/ui/i18n';

export const activitiesMessages = defineMessages({
  description: {
    id: 'screens.activities.description',
    defaultMessage: '正在进行和即将开始的活动：联机夜、比赛、新篇章，日期和奖励一看就明白。',
    description: 'Description of the activities for search engines',
  },
  title: { id: 'screens.activities.title', defaultMessage: '活动', description: 'Page title' },
  lead: {
    id: 'screens.activities.lead',
    defaultMessage: '有的天天都在，有的错过要等一年。',
    description: 'One line under the title',
  },
  calendar: {
    id: 'screens.activities.calendar',
    defaultMessage: '这五周',
    description: 'Name of the calendar of five weeks; for screen readers',
  },
  states: {
    id: 'screens.activities.states',
    defaultMessage: '时间',
    description: 'Name of the filter: running, coming, ended; for screen readers',
  },
  running: {
    id: 'screens.activities.running',
    defaultMessage: '进行中',
    description: 'Activities that are running',
  },
  coming: {
    id: 'screens.activities.coming',
    defaultMessage: '即将开始',
    description: 'Activities that begin later',
  },
  ended: {
    id: 'screens.activities.ended',
    defaultMessage: '已结束',
    description: 'Activities that are over',
  },
  reward: {
    id: 'screens.activities.reward',
    defaultMessage: '奖励',
    description: 'Label of the reward',
  },
  span: {
    id: 'screens.activities.span',
    defaultMessage: '{from}至{to}',
    description: 'First and last day of an activity',
  },
  remind: {
    id: 'screens.activities.remind',
    defaultMessage: '放进日历',
    description: 'Button: saves a file with the days of an activity for the visitor’s calendar',
  },
  winners: {
    id: 'screens.activities.winners',
    defaultMessage: '榜上有名',
    description: 'Above the winners of an activity that is over',
  },
  game: { id: 'screens.activities.game', defaultMessage: '游戏', description: 'Label of the game' },
  host: {
    id: 'screens.activities.host',
    defaultMessage: '主持',
    description: 'Label of the host companion',
  },
});
