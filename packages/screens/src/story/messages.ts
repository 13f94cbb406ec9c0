import { defineMessages } from '@companion/ui/i18n';

export const storyMessages = defineMessages({
  title: {
    id: 'screens.story.title',
    defaultMessage: '{name}的故事',
    description: 'Title of the stories of a companion that has none yet',
  },
  description: {
    id: 'screens.story.description',
    defaultMessage: '{name}讲的故事，走哪条路由你来选。',
    description: 'Description for search engines of a story without a summary',
  },
  failed: {
    id: 'screens.story.failed',
    defaultMessage: '没听清，再说一遍试试',
    description: 'Error: a message in a story was not answered',
  },
  choose: {
    id: 'screens.story.choose',
    defaultMessage: '选一段路',
    description: 'Name of the choice of a story',
  },
  none: {
    id: 'screens.story.none',
    defaultMessage: '{name}还没有想好要讲什么',
    description: 'Shown when a companion has no story',
  },
  toCompanion: {
    id: 'screens.story.toCompanion',
    defaultMessage: '回到{name}的主页',
    description: 'Link from a story to the page of its companion',
  },
  chat: {
    id: 'screens.story.chat',
    defaultMessage: '跟{name}聊聊',
    description: 'Link at the end of a story to the talk with its companion',
  },
});
