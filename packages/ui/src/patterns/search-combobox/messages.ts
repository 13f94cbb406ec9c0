import { defineMessages } from '../../i18n/index.ts';

export const searchComboboxMessages = defineMessages({
  suggestions: {
    id: 'ui.search-combobox.suggestions',
    defaultMessage: '搜索建议',
    description: 'Accessible name of the list of suggestions',
  },
  count: {
    id: 'ui.search-combobox.count',
    defaultMessage: '有 {count} 条建议，用上下键选择',
    description: 'Announcement when suggestions appear, for screen readers',
  },
  clear: {
    id: 'ui.search-combobox.clear',
    defaultMessage: '清空',
    description: 'Accessible name of the button that clears the search field',
  },
});
