export { ScenePlayer, type ScenePlayerProps, type StoryScene } from './scene-player.tsx';
