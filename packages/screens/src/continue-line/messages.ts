import { defineMessages } from '@companion/ui/i18n';

export const continueMessages = defineMessages({
  talk: {
    id: 'screens.continue.talk',
    defaultMessage: '{name}还给你留着座，接着聊',
    description: 'Home page, link to the last talk of a visitor who was here before',
  },
  story: {
    id: 'screens.continue.story',
    defaultMessage: '{name}还在《{title}》里等你',
    description: 'Home page, link to a story that the visitor has begun',
  },
  anyStory: {
    id: 'screens.continue.anyStory',
    defaultMessage: '{name}还在上回的故事里等你',
    description: 'The same, when the title is known in another language only',
  },
  unnamedTalk: {
    id: 'screens.continue.unnamedTalk',
    defaultMessage: '还给你留着座，接着聊',
    description:
      'Link to the last talk, when the name of the companion is known in another language only',
  },
  unnamedStory: {
    id: 'screens.continue.unnamedStory',
    defaultMessage: '上回的故事还在等你',
    description: 'Link to a begun story, when name and title are known in another language only',
  },
});
