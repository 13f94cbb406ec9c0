import { defineMessages } from '@companion/ui/i18n';

export const newBuildMessages = defineMessages({
  title: {
    id: 'screens.newBuild.title',
    defaultMessage: '网站更新了，刷新就能用上',
    description: 'Bar at the bottom of the page, with a button to reload and one to close it',
  },
  reload: {
    id: 'screens.newBuild.reload',
    defaultMessage: '刷新一下',
    description: 'Reloads the page to get the newer version',
  },
  notNow: {
    id: 'screens.newBuild.notNow',
    defaultMessage: '先不用',
    description: 'Closes the bar about a newer version',
  },
});
