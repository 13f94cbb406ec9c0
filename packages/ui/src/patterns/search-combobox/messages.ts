import { defineMessages } from '../../i18n/index.ts';

export const searchComboboxMessages = defineMessages({
  suggestions: {
    id: 'ui.search-combobox.suggestions',
    defaultMessage: '搜索建议',
    description: 'Name of the list under the search box, for screen readers',
  },
  count: {
    id: 'ui.search-combobox.count',
    defaultMessage: '有 {count} 条建议，用上下键选择',
    description: 'Announced when suggestions come',
  },
  clear: {
    id: 'ui.search-combobox.clear',
    defaultMessage: '清空',
    description: 'Name of the cross that empties the search box; heard only',
  },
});
