import { playTranslated, type StoryModule } from './play-translated.tsx';

playTranslated(
  import.meta.glob<StoryModule>(
    [
      '../../packages/ui/src/{login,patterns}/**/*.stories.tsx',
      // Charts, not screens.
      '!**/*-machine.stories.tsx',
    ],
    { eager: true },
  ),
);
