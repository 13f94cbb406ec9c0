import { defineMessages } from '@companion/ui/i18n';

export const houseMessages = defineMessages({
  title: {
    id: 'screens.house.title',
    defaultMessage: '谁来坐你旁边？',
    description: 'Heading of the house in which the companions live',
  },
  text: {
    id: 'screens.house.text',
    defaultMessage: '伙伴们都住这栋楼。窗亮着的，现在就在。',
    description: 'Text below the heading',
  },
  lit: {
    id: 'screens.house.lit',
    defaultMessage: '现在亮着 {count} 扇窗',
    description: 'Number of companions who are awake',
  },
  hours: {
    id: 'screens.house.hours',
    defaultMessage: '{name} {from}–{to} 在',
    description: 'When a companion is awake',
  },
  awake: {
    id: 'screens.house.awake',
    defaultMessage: '灯亮着',
    description: 'After the name of a companion who is awake, for screen readers',
  },
  empty: {
    id: 'screens.house.empty',
    defaultMessage: '伙伴们还在路上，过一会儿再来看看。',
    description: 'Shown when there are no companions',
  },
  failed: {
    id: 'screens.house.failed',
    defaultMessage: '伙伴们还没叫来，刷新一下试试。',
    description: 'Shown when the companions could not be loaded',
  },
  library: {
    id: 'screens.house.library',
    defaultMessage: '它们懂你玩的游戏',
    description: 'Heading of the search and the games',
  },
  libraryText: {
    id: 'screens.house.library.text',
    defaultMessage: '随便问一句。下面这些都有人问过，也都有人认真答过。',
    description: 'Text below the heading',
  },
  allGames: {
    id: 'screens.house.library.all',
    defaultMessage: '进知识库',
    description: 'Link to the library',
  },
  activities: {
    id: 'screens.house.activities',
    defaultMessage: '这阵子他们在忙',
    description: 'Heading of the activities',
  },
  allActivities: {
    id: 'screens.house.activities.all',
    defaultMessage: '全部活动',
    description: 'Link to the activities',
  },
  clients: {
    id: 'screens.house.clients',
    defaultMessage: '你在哪儿玩，它就坐在哪儿',
    description: 'Heading of the clients',
  },
  clientsText: {
    id: 'screens.house.clients.text',
    defaultMessage: '电脑上它待在游戏旁边，不挡画面；出门了，手机里接着聊。',
    description: 'Text below the heading',
  },
  toComputer: {
    id: 'screens.house.clients.toComputer',
    defaultMessage: '发到电脑上：',
    description:
      'On phones, before the address to copy: the desktop client is installed on a computer',
  },
  scan: {
    id: 'screens.house.clients.scan',
    defaultMessage: '扫码下载 App',
    description: 'Beside the QR code',
  },
  code: {
    id: 'screens.house.clients.code',
    defaultMessage: '手机版下载二维码',
    description: 'Name of the QR code',
  },
});
