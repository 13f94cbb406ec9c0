import { defineMessages } from '@companion/ui/i18n';

export const aboutMessages = defineMessages({
  title: {
    id: 'screens.about.title',
    defaultMessage: '关于我们',
    description: 'Title of the page about us',
  },
  timeline: {
    id: 'screens.about.timeline',
    defaultMessage: '一路走来',
    description: 'Title of what happened so far',
  },
  jobs: {
    id: 'screens.about.jobs',
    defaultMessage: '加入我们',
    description: 'Title of open posts',
  },
  contact: {
    id: 'screens.about.contact',
    defaultMessage: '找到我们',
    description: 'Title of the ways to reach us',
  },
});
