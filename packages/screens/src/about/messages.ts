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
    description: 'Title of the timeline',
  },
  jobs: {
    id: 'screens.about.jobs',
    defaultMessage: '加入我们',
    description: 'Title of open positions; also a link in the footer',
  },
  contact: {
    id: 'screens.about.contact',
    defaultMessage: '联系我们',
    description: 'Title of contact addresses',
  },
});
