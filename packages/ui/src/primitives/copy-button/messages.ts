import { defineMessages } from '../../i18n/index.ts';

export const copyMessages = defineMessages({
  copy: {
    id: 'ui.copy.copy',
    defaultMessage: '复制',
    description: 'Copies what stands beside the button',
  },
  copied: {
    id: 'ui.copy.copied',
    defaultMessage: '已复制',
    description: 'Stands on the copy button for a moment once it is copied',
  },
  failed: {
    id: 'ui.copy.failed',
    defaultMessage: '没复制上',
    description:
      'Stands there for a moment where the browser did not let it copy; what was to be copied stands beside it',
  },
});
