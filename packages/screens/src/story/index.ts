export { storyMessages } from './messages.ts';
export { StoryScreen, type StoryScreenProps } from './story.tsx';
export type { StoryServices } from './story-machine.ts';
export { StoryPage, type StoryPageProps } from './story-page.tsx';
