import { expect, it } from 'vitest';
import { createActor, type InspectionEvent } from 'xstate';
import { settle } from '../../../ui/src/internal/testing/settle.ts';
import { walkMachine } from '../../../ui/src/internal/testing/walk-machine.ts';
import { type StoryEvent, storyMachine } from './story-machine.ts';
import { gateStory } from './testing/gate-story.ts';

/** Events of the machine, and outcomes of its calls. */
type Step =
  | StoryEvent
  | { type: 'world.answers'; sceneId: string }
  | { type: 'world.isUnreachable' };

const STEPS: Step[] = [
  { type: 'choice.made', choiceId: 'knock' },
  { type: 'choice.made', choiceId: 'leave' },
  { type: 'message.sent', message: '朋友' },
  { type: 'went.back', step: 0 },
  { type: 'restarted' },
  { type: 'world.answers', sceneId: 'talk' },
  { type: 'world.answers', sceneId: 'light' },
  { type: 'world.isUnreachable' },
];

function begin(inspect: (event: InspectionEvent) => void) {
  let asked: PromiseWithResolvers<{ reply: string; sceneId: string }> | undefined;
  const services = {
    keep: () => {},
    respond: () => {
      asked = Promise.withResolvers();
      return asked.promise;
    },
  };
  const input = { story: gateStory, path: [], services };
  const actor = createActor(storyMachine, { input, inspect }).start();
  return {
    actor,
    async happens(step: Step) {
      switch (step.type) {
        case 'world.answers':
          asked?.resolve({ reply: '进来吧', sceneId: step.sceneId });
          break;
        case 'world.isUnreachable':
          asked?.reject(new TypeError('Failed to fetch'));
          break;
        default:
          actor.send(step);
      }
      await settle();
    },
  };
}

it('story machine reaches every state and takes every transition', async () => {
  const missed = await walkMachine(storyMachine, {
    worlds: [begin],
    deeds: STEPS,
    keyOf: ({ value, context: { path, failure } }) => [value, path, failure !== undefined],
  });
  expect(missed).toEqual({ missedStates: [], missedTransitions: [] });
});
