import { defineMessages } from '@companion/ui/i18n';

export const nightRoomMessages = defineMessages({
  chatAsk: {
    id: 'screens.home.chat.ask',
    defaultMessage: '第三盏灯怎么点？',
    description: 'Question of a player; speech bubble in the picture',
  },
  chatAnswer: {
    id: 'screens.home.chat.answer',
    defaultMessage: '先别点。等风停了，从背面绕上去。',
    description: 'Answer of a companion',
  },
  chatCheer: {
    id: 'screens.home.chat.cheer',
    defaultMessage: '亮了！再来一局？',
    description: 'Another companion cheers',
  },
});
