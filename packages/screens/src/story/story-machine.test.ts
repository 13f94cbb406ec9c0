import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { type StoryServices, storyMachine, walkable } from './story-machine.ts';
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
  const settled = () => vi.waitFor(() => expect(actor.getSnapshot().value).toBe('reading'));
  return { actor, keep, shown, settled };
}

describe('a choice', () => {
  it('leads on at once and is kept', () => {
    const { actor, keep, shown } = play();
    actor.send({ type: 'choice.made', choiceId: 'knock' });
    expect(shown().path).toEqual(['gate', 'talk']);
    expect(keep).toHaveBeenCalledWith({ sceneId: 'gate', choiceId: 'knock', path: ['gate'] });
  });

  it('that the scene does not offer does nothing', () => {
    const { actor, keep, shown } = play();
    actor.send({ type: 'choice.made', choiceId: 'fly' });
    expect(shown().path).toEqual(['gate']);
    expect(keep).not.toHaveBeenCalled();
  });
});

describe('words', () => {
  it('wait for their answer, which may lead on', async () => {
    const respond = vi.fn(async () => ({ reply: '进来吧', sceneId: 'light' }));
    const { actor, shown, settled } = play({ respond }, ['gate', 'talk']);
    actor.send({ type: 'words.said', message: ' 朋友 ' });
    expect(actor.getSnapshot().value).toBe('waiting');
    await settled();
    expect(respond).toHaveBeenCalledWith(
      { sceneId: 'talk', message: '朋友', path: ['gate', 'talk'] },
      expect.any(AbortSignal),
    );
    expect(shown()).toMatchObject({ path: ['gate', 'talk', 'light'], reply: '进来吧' });
  });

  it('stay in the scene when the answer does', async () => {
    const { actor, shown, settled } = play(
      { respond: async () => ({ reply: '听不清', sceneId: 'talk' }) },
      ['gate', 'talk'],
    );
    actor.send({ type: 'words.said', message: '嗯' });
    await settled();
    expect(shown()).toMatchObject({ path: ['gate', 'talk'], reply: '听不清' });
  });

  it('lose nothing when the answer fails', async () => {
    const error = new Error('offline');
    const { actor, shown, settled } = play({ respond: () => Promise.reject(error) }, [
      'gate',
      'talk',
    ]);
    actor.send({ type: 'words.said', message: '朋友' });
    await settled();
    expect(shown()).toMatchObject({ path: ['gate', 'talk'], failure: error });
  });

  it('said again are a new try: the failure of the last one is gone while they wait', async () => {
    const { actor, shown, settled } = play(
      { respond: () => Promise.reject(new Error('offline')) },
      ['gate', 'talk'],
    );
    actor.send({ type: 'words.said', message: '朋友' });
    await settled();
    actor.send({ type: 'words.said', message: '朋友' });
    expect(actor.getSnapshot().value).toBe('waiting');
    expect(shown().failure).toBeUndefined();
    await settled();
    expect(shown().failure).toBeDefined();
  });

  it('are not sent in a scene without a chat, nor when empty', () => {
    const respond = vi.fn();
    const { actor } = play({ respond });
    actor.send({ type: 'words.said', message: '朋友' });
    const listening = play({ respond }, ['gate', 'talk']);
    listening.actor.send({ type: 'words.said', message: '  ' });
    expect(respond).not.toHaveBeenCalled();
  });

  it('are given up when the visitor goes back before the answer', async () => {
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
    actor.send({ type: 'words.said', message: '朋友' });
    actor.send({ type: 'went.back', step: 0 });
    expect(stopped?.aborted).toBe(true);
    expect(shown().path).toEqual(['gate']);
  });

  it('take one answer at a time', () => {
    const respond = vi.fn(() => new Promise<never>(() => {}));
    const { actor, shown } = play({ respond }, ['gate', 'talk']);
    actor.send({ type: 'words.said', message: '一' });
    actor.send({ type: 'words.said', message: '二' });
    expect(respond).toHaveBeenCalledOnce();
    expect(shown().path).toEqual(['gate', 'talk']);
  });
});

describe('the way', () => {
  it('leads back, forgets what came after, and begins anew', () => {
    const { actor, shown } = play({}, ['gate', 'talk', 'light']);
    actor.send({ type: 'went.back', step: 1 });
    expect(shown().path).toEqual(['gate', 'talk']);
    actor.send({ type: 'went.back', step: 1 });
    actor.send({ type: 'went.back', step: -1 });
    expect(shown().path).toEqual(['gate', 'talk']);
    actor.send({ type: 'restarted' });
    expect(shown().path).toEqual(['gate']);
  });

  it('is taken up as far as its scenes still exist', () => {
    expect(walkable(story, ['gate', 'burnt', 'light'])).toEqual(['gate']);
    expect(walkable(story, ['burnt'])).toEqual(['gate']);
    expect(walkable(story, [])).toEqual(['gate']);
    expect(walkable(story, ['gate', 'dark'])).toEqual(['gate', 'dark']);
  });
});
