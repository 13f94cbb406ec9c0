export { begunStories } from '../story/begun-stories.ts';
export type { StoryPath } from '../story/story-progress.ts';
export {
  createStorySync,
  type StorySync,
  type StorySyncOptions,
  type StoryTurn,
} from '../story/story-sync.ts';
