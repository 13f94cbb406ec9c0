import { defineMessages } from '@companion/ui/i18n';

export const removalMessages = defineMessages({
  pageTitle: {
    id: 'screens.removal.pageTitle',
    defaultMessage: '注销账号',
    description: 'Title of the removal in the browser and of its dialog; link to it',
  },
  done: {
    id: 'screens.removal.done',
    defaultMessage: '账号已注销，数据已删除',
    description: 'Toast after an account was removed',
  },
  title: {
    id: 'screens.removal.title',
    defaultMessage: '注销账号',
    description: 'Heading of the account removal',
  },
  invitation: {
    id: 'screens.removal.invitation',
    defaultMessage: '先登录，再注销：账号只能由你本人注销。',
    description: 'Shown to a visitor who is not logged in',
  },
});
