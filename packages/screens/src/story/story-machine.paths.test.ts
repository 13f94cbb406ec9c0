import { expect, it } from 'vitest';
import { createActor, type InspectionEvent } from 'xstate';
import { settle } from '../../../ui/src/internal/testing/settle.ts';
import { walkMachine } from '../../../ui/src/internal/testing/walk-machine.ts';
import { type StoryEvent, storyMachine } from './story-machine.ts';
import { gateStory } from './testing/gate-story.ts';

/** Events of the machine, and outcomes of its calls. */
type Step =
  | StoryEvent
  | { type: 'service.answered'; sceneId: string }
  | { type: 'service.unreachable' };

const STEPS: Step[] = [
  { type: 'choice.made', choiceId: 'knock' },
  { type: 'choice.made', choiceId: 'leave' },
  { type: 'message.sent', message: '朋友' },
  { type: 'went.back', step: 0 },
  { type: 'restarted' },
  { type: 'service.answered', sceneId: 'talk' },
  { type: 'service.answered', sceneId: 'light' },
  { type: 'service.unreachable' },
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
    async run(step: Step) {
      switch (step.type) {
        case 'service.answered':
          asked?.resolve({ reply: '进来吧', sceneId: step.sceneId });
          break;
        case 'service.unreachable':
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
    setups: [begin],
    steps: STEPS,
    keyOf: ({ value, context: { path, failure } }) => [value, path, failure !== undefined],
  });
  expect(missed).toEqual({ missedStates: [], missedTransitions: [] });
});
