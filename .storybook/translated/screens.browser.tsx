import { playTranslated, type StoryModule } from './play-translated.tsx';

playTranslated(
  import.meta.glob<StoryModule>(
    [
      '../../packages/screens/src/**/*.stories.tsx',
      // Charts, not screens.
      '!**/*-machine.stories.tsx',
    ],
    { eager: true },
  ),
);
