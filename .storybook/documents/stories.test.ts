import { describe, expect, it } from 'vitest';
import { statesIn } from './stories.ts';

const story = (title: string, name: string, ...tags: string[]) => ({
  id: name,
  title,
  name,
  type: 'story' as const,
  tags,
  importPath: './a.stories.tsx',
});

const namesIn = (...stories: ReturnType<typeof story>[]) =>
  statesIn(stories).map(({ name }) => name);

describe('states of a component', () => {
  it('are its stories with pictures', () => {
    expect(
      namesIn(
        story('Components/Button', 'Default', 'visual'),
        story('Components/Button', 'By Keyboard'),
      ),
    ).toEqual(['Default']);
  });

  it('include a matrix without pictures', () => {
    const title = 'Components/Video dialog';
    expect(namesIn(story(title, 'Open'), story(title, 'Every State'))).toEqual(['Every State']);
  });

  it('include components of the foundations, and no pages', () => {
    expect(namesIn(story('Foundations/Sprite', 'Every State', 'visual'))).toEqual(['Every State']);
    expect(namesIn(story('Screens/Home', 'Desktop', 'visual'))).toEqual([]);
  });
});
