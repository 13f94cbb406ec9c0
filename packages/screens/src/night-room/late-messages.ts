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
    description: 'Another companion wakes up and cheers',
  },
  yourTurn: {
    id: 'screens.home.chat.yourTurn',
    defaultMessage: '换你来。按一下那盏灯。',
    description: 'A companion invites the visitor to light the lamp of the game in the picture',
  },
  blownOut: {
    id: 'screens.home.chat.blownOut',
    defaultMessage: '起风了，灭了。听着点，风停了再点。',
    description: 'The wind of the game has blown out the lamp',
  },
  tooEarly: {
    id: 'screens.home.chat.tooEarly',
    defaultMessage: '说了先别点，风里点不着。再等等。',
    description: 'The visitor lit the lamp in the wind, and it went out again',
  },
  now: {
    id: 'screens.home.chat.now',
    defaultMessage: '风停了。就现在，从背面上。',
    description: 'The wind of the game has dropped: the lamp can be lit',
  },
  firstLit: {
    id: 'screens.home.chat.firstLit',
    defaultMessage: '亮了。这一手值一碗汤。',
    description: 'The cook among the companions praises the visitor who has lit the lamp',
  },
  secondLit: {
    id: 'screens.home.chat.secondLit',
    defaultMessage: '又亮一盏。我记上了，分秒不差。',
    description:
      'The companion that counts, a former passenger counter, after the visitor has lit the lamp again',
  },
  learnt: {
    id: 'screens.home.chat.learnt',
    defaultMessage: '会了。那下载吧，真的有四十二盏。',
    description: 'After the third lit lamp. The game has 42 lamps',
  },
  you: {
    id: 'screens.home.chat.you',
    defaultMessage: '你',
    description: 'Name of the player above a speech bubble',
  },
  deng: {
    id: 'screens.home.chat.deng',
    defaultMessage: '阿灯',
    description: 'Name of a companion, the flame with a lamp',
  },
  tang: {
    id: 'screens.home.chat.tang',
    defaultMessage: '老汤',
    description: 'Name of a companion, the cook',
  },
  ban: {
    id: 'screens.home.chat.ban',
    defaultMessage: '末班',
    description: 'Name of a companion, of a night tram',
  },
  again: {
    id: 'screens.home.game.again',
    defaultMessage: '换你来',
    description: 'Button on the lit third lamp of the game: starts a round',
  },
  light: {
    id: 'screens.home.game.light',
    defaultMessage: '点灯',
    description: 'Button on the dark third lamp of the game',
  },
  thirdLamp: {
    id: 'screens.home.game.thirdLamp',
    defaultMessage: '{act}：灯岭的第三盏灯',
    description: 'Accessible name of the button. {act} is its visible text',
  },
  said: {
    id: 'screens.home.game.said',
    defaultMessage: '{name}：{line}',
    description: 'What a companion says, for screen readers',
  },
  picture: {
    id: 'screens.home.game.picture',
    defaultMessage: '房间里，阿灯、老汤和末班围着一局亮着的《灯岭》。',
    description: 'Describes the picture for screen readers',
  },
  cord: {
    id: 'screens.home.game.cord',
    defaultMessage: '拉灯绳，切换日间与夜间',
    description: 'Accessible name of the cord of the lamp, which switches the theme',
  },
});
