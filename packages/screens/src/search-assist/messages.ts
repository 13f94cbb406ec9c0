import { defineMessages } from '@companion/ui/i18n';

export const searchAssistMessages = defineMessages({
  suggestions: {
    id: 'screens.searchAssist.suggestions',
    defaultMessage: '搜索建议',
    description: 'Accessible name of the suggestions below the search field of the header',
  },
  count: {
    id: 'screens.searchAssist.count',
    defaultMessage: '有 {count} 条建议，用上下键选择',
    description: 'Announcement when suggestions appear, for screen readers',
  },
  recent: {
    id: 'screens.searchAssist.recent',
    defaultMessage: '最近搜过',
    description: 'Heading of the last searches of the visitor',
  },
  remove: {
    id: 'screens.searchAssist.remove',
    defaultMessage: '移除“{words}”',
    description: 'Button that removes one of the last searches',
  },
});
