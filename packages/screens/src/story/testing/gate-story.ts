import type { StoryScenes } from '@companion/sdk/contract';

const scene = (id: string, choices: [string, string][] = [], prompt?: string) => ({
  id,
  art: undefined,
  speaker: undefined,
  text: [id],
  choices: choices.map(([choice, next]) => ({ id: choice, text: choice, next })),
  chat: prompt === undefined ? undefined : { prompt },
  ending: undefined,
});

/** Four scenes: a choice, a chat and two endings. */
export const gateStory: StoryScenes = {
  quest_id: 'q',
  title: '',
  start: 'gate',
  scenes: [
    scene('gate', [
      ['knock', 'talk'],
      ['leave', 'dark'],
    ]),
    scene('talk', [], '谁？'),
    scene('light'),
    scene('dark'),
  ],
  path: [],
};
