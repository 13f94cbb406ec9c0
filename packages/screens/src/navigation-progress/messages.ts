import { defineMessages } from '@companion/ui/i18n';

export const navigationProgressMessages = defineMessages({
  loading: {
    id: 'screens.navigation.loading',
    defaultMessage: '正在打开……',
    description: 'Announced when a page or a list takes long to load',
  },
});
