import { defineMessages } from '@companion/ui/i18n';

export const shareButtonMessages = defineMessages({
  share: {
    id: 'screens.shareButton.share',
    defaultMessage: '分享',
    description: 'Button: shares the page as a link or as a picture',
  },
});
