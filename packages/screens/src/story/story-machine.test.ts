import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { type StoryServices, storyMachine, validPath } from './story-machine.ts';
import { gateStory as story } from './testing/gate-story.ts';

function play(services: Partial<StoryServices> = {}, path: string[] = []) {
  const keep = vi.fn();
  const actor = createActor(storyMachine, {
    input: {
      story,
      path,
      services: { respond: async () => ({ reply: '', sceneId: 'light' }), keep, ...services },
    },
  });
  actor.start();
  const shown = () => actor.getSnapshot().context;
  const settled = () => waitFor(actor, ({ value }) => value === 'reading');
  return { actor, keep, shown, settled };
}

describe('story machine: choices', () => {
  it('moves on at once and saves the choice', () => {
    const { actor, keep, shown } = play();
    actor.send({ type: 'choice.made', choiceId: 'knock' });
    expect(shown().path).toEqual(['gate', 'talk']);
    expect(keep).toHaveBeenCalledWith({ sceneId: 'gate', choiceId: 'knock', path: ['gate'] });
  });

  it('ignores a choice that the scene does not offer', () => {
    const { actor, keep, shown } = play();
    actor.send({ type: 'choice.made', choiceId: 'fly' });
    expect(shown().path).toEqual(['gate']);
    expect(keep).not.toHaveBeenCalled();
  });
});

describe('story machine: messages', () => {
  it('waits for the reply and moves to its scene', async () => {
    const respond = vi.fn(async () => ({ reply: '进来吧', sceneId: 'light' }));
    const { actor, shown, settled } = play({ respond }, ['gate', 'talk']);
    actor.send({ type: 'message.sent', message: ' 朋友 ' });
    expect(actor.getSnapshot().value).toBe('waiting');
    await settled();
    expect(respond).toHaveBeenCalledWith(
      { sceneId: 'talk', message: '朋友', path: ['gate', 'talk'] },
      expect.any(AbortSignal),
    );
    expect(shown()).toMatchObject({ path: ['gate', 'talk', 'light'], reply: '进来吧' });
  });

  it('stays when the reply names the same scene', async () => {
    const { actor, shown, settled } = play(
      { respond: async () => ({ reply: '听不清', sceneId: 'talk' }) },
      ['gate', 'talk'],
    );
    actor.send({ type: 'message.sent', message: '嗯' });
    await settled();
    expect(shown()).toMatchObject({ path: ['gate', 'talk'], reply: '听不清' });
  });

  it('keeps the path when the reply fails', async () => {
    const error = new Error('offline');
    const { actor, shown, settled } = play({ respond: () => Promise.reject(error) }, [
      'gate',
      'talk',
    ]);
    actor.send({ type: 'message.sent', message: '朋友' });
    await settled();
    expect(shown()).toMatchObject({ path: ['gate', 'talk'], failure: error });
  });

  it('clears the failure while it tries again', async () => {
    const { actor, shown, settled } = play(
      { respond: () => Promise.reject(new Error('offline')) },
      ['gate', 'talk'],
    );
    actor.send({ type: 'message.sent', message: '朋友' });
    await settled();
    actor.send({ type: 'message.sent', message: '朋友' });
    expect(actor.getSnapshot().value).toBe('waiting');
    expect(shown().failure).toBeUndefined();
    await settled();
    expect(shown().failure).toBeDefined();
  });

  it('does not send empty messages, nor any in a scene without a chat', () => {
    const respond = vi.fn();
    const { actor } = play({ respond });
    actor.send({ type: 'message.sent', message: '朋友' });
    const listening = play({ respond }, ['gate', 'talk']);
    listening.actor.send({ type: 'message.sent', message: '  ' });
    expect(respond).not.toHaveBeenCalled();
  });

  it('aborts the call when the visitor goes back', async () => {
    let stopped: AbortSignal | undefined;
    const { actor, shown } = play(
      {
        respond: (_, signal) => {
          stopped = signal;
          return new Promise(() => {});
        },
      },
      ['gate', 'talk'],
    );
    actor.send({ type: 'message.sent', message: '朋友' });
    actor.send({ type: 'went.back', step: 0 });
    expect(stopped?.aborted).toBe(true);
    expect(shown().path).toEqual(['gate']);
  });

  it('ignores a second message while waiting', () => {
    const respond = vi.fn(() => new Promise<never>(() => {}));
    const { actor, shown } = play({ respond }, ['gate', 'talk']);
    actor.send({ type: 'message.sent', message: '一' });
    actor.send({ type: 'message.sent', message: '二' });
    expect(respond).toHaveBeenCalledOnce();
    expect(shown().path).toEqual(['gate', 'talk']);
  });
});

describe('story machine: path', () => {
  it('goes back without the later scenes, and restarts', () => {
    const { actor, shown } = play({}, ['gate', 'talk', 'light']);
    actor.send({ type: 'went.back', step: 1 });
    expect(shown().path).toEqual(['gate', 'talk']);
    actor.send({ type: 'went.back', step: 1 });
    actor.send({ type: 'went.back', step: -1 });
    expect(shown().path).toEqual(['gate', 'talk']);
    actor.send({ type: 'restarted' });
    expect(shown().path).toEqual(['gate']);
  });

  it('has each scene once when a choice or a reply leads back', async () => {
    const chosen = play({}, ['dark', 'gate']);
    chosen.actor.send({ type: 'choice.made', choiceId: 'leave' });
    expect(chosen.shown().path).toEqual(['dark']);
    const said = play({}, ['gate', 'light', 'talk']);
    said.actor.send({ type: 'message.sent', message: '朋友' });
    await said.settled();
    expect(said.shown().path).toEqual(['gate', 'light']);
  });

  it('resumes before the first scene that no longer exists', () => {
    expect(validPath(story, ['gate', 'burnt', 'light'])).toEqual(['gate']);
    expect(validPath(story, ['burnt'])).toEqual(['gate']);
    expect(validPath(story, [])).toEqual(['gate']);
    expect(validPath(story, ['gate', 'dark'])).toEqual(['gate', 'dark']);
  });
});
