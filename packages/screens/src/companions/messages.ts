import { defineMessages } from '@companion/ui/i18n';

export const companionsMessages = defineMessages({
  description: {
    id: 'screens.companions.description',
    defaultMessage: '二十多位性格各异的 AI 游戏伙伴，各懂几款游戏。找一位坐在你旁边，一起开一局。',
    description: 'Description of the page of all companions for search engines',
  },
  title: { id: 'screens.companions.title', defaultMessage: '游戏伙伴', description: 'Page title' },
  lead: {
    id: 'screens.companions.lead',
    defaultMessage: '有人话多，有人话少；有人替你看路，有人陪你输。挑一个合得来的。',
    description: 'One line under the title',
  },
  square: {
    id: 'screens.companions.square',
    defaultMessage: '伙伴广场',
    description: 'Title of the wall of all looks of all companions',
  },
  tags: {
    id: 'screens.companions.tags',
    defaultMessage: '性格',
    description: 'Name of the filter by tag, for screen readers',
  },
  all: { id: 'screens.companions.all', defaultMessage: '全部', description: 'No filter' },
});
