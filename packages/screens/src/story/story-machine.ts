import type { Scene, StoryScenes } from '@companion/sdk/contract';
import { assign, fromPromise, setup } from 'xstate';

export interface StoryServices {
  /** The reply to a message, and the scene after it; the same scene while the conversation continues there. */
  respond(
    input: { sceneId: string; message: string; path: readonly string[] },
    signal: AbortSignal,
  ): Promise<{ reply: string; sceneId: string }>;
  /** Saves a choice. The story neither waits for it nor stops when it fails. */
  keep(input: { sceneId: string; choiceId: string; path: readonly string[] }): void;
}

interface StoryContext {
  story: StoryScenes;
  /** Ids of the scenes seen; the last one is shown. */
  path: readonly string[];
  /** The last reply. */
  reply: string | undefined;
  failure: unknown;
  services: StoryServices;
}

export type StoryEvent =
  | { type: 'choice.made'; choiceId: string }
  | { type: 'message.sent'; message: string }
  | { type: 'went.back'; step: number }
  | { type: 'restarted' };

const sceneOf = ({ story, path }: Pick<StoryContext, 'story' | 'path'>): Scene | undefined =>
  story.scenes.find(({ id }) => id === path.at(-1));

/** The path up to the first scene that no longer exists; at least the start. */
export function validPath(story: StoryScenes, path: readonly string[]): readonly string[] {
  const known = new Set(story.scenes.map(({ id }) => id));
  const lost = path.findIndex((id) => !known.has(id));
  const kept = lost < 0 ? path : path.slice(0, lost);
  return kept.length > 0 ? kept : [story.start];
}

/** A scene that is in the path already ends it: so a path is never longer than the story. */
function pathTo(path: readonly string[], scene: string): readonly string[] {
  const index = path.indexOf(scene);
  return index < 0 ? [...path, scene] : path.slice(0, index + 1);
}

/**
 * A story: choices and messages lead from scene to scene. A choice moves on at once, a message waits for its reply.
 * Going back removes the later scenes from the path. So does a choice or a reply that leads back.
 */
export const storyMachine = setup({
  types: {
    context: {} as StoryContext,
    events: {} as StoryEvent,
    input: {} as { story: StoryScenes; path: readonly string[]; services: StoryServices },
  },
  actors: {
    respond: fromPromise(
      ({
        input,
        signal,
      }: {
        input: {
          services: StoryServices;
          sceneId: string;
          message: string;
          path: readonly string[];
        };
        signal: AbortSignal;
      }) => {
        const { services, ...words } = input;
        return services.respond(words, signal);
      },
    ),
  },
  guards: {
    isOffered: ({ context }, { choiceId }: { choiceId: string }) =>
      sceneOf(context)?.choices.some(({ id }) => id === choiceId) ?? false,
    canSend: ({ context }, { message }: { message: string }) =>
      message.trim() !== '' && sceneOf(context)?.chat !== undefined,
    isEarlierStep: ({ context }, { step }: { step: number }) =>
      step >= 0 && step < context.path.length - 1,
  },
  actions: {
    keepChoice: ({ context }, { choiceId }: { choiceId: string }) =>
      context.services.keep({
        sceneId: context.path.at(-1) ?? '',
        choiceId,
        path: context.path,
      }),
    follow: assign(({ context }, { choiceId }: { choiceId: string }) => {
      const next = sceneOf(context)?.choices.find(({ id }) => id === choiceId)?.next;
      return {
        path: validPath(
          context.story,
          next === undefined ? context.path : pathTo(context.path, next),
        ),
        reply: undefined,
        failure: undefined,
      };
    }),
    goBack: assign(({ context }, { step }: { step: number }) => ({
      path: context.path.slice(0, step + 1),
      reply: undefined,
      failure: undefined,
    })),
    restart: assign(({ context }) => ({
      path: [context.story.start],
      reply: undefined,
      failure: undefined,
    })),
    applyReply: assign(({ context }, output: { reply: string; sceneId: string }) => ({
      path:
        output.sceneId === context.path.at(-1)
          ? context.path
          : validPath(context.story, pathTo(context.path, output.sceneId)),
      reply: output.reply === '' ? undefined : output.reply,
      failure: undefined,
    })),
    clearFailure: assign({ failure: undefined }),
    fail: assign((_, { error }: { error: unknown }) => ({ failure: error })),
  },
}).createMachine({
  id: 'story',
  context: ({ input: { story, path, services } }) => ({
    story,
    path: validPath(story, path),
    reply: undefined,
    failure: undefined,
    services,
  }),
  initial: 'reading',
  on: {
    'went.back': {
      guard: { type: 'isEarlierStep', params: ({ event }) => event },
      target: '.reading',
      actions: { type: 'goBack', params: ({ event }) => event },
    },
    restarted: { target: '.reading', actions: 'restart' },
  },
  states: {
    reading: {
      on: {
        'choice.made': {
          guard: { type: 'isOffered', params: ({ event }) => event },
          actions: [
            { type: 'keepChoice', params: ({ event }) => event },
            { type: 'follow', params: ({ event }) => event },
          ],
        },
        'message.sent': {
          guard: { type: 'canSend', params: ({ event }) => event },
          target: 'waiting',
          actions: 'clearFailure',
        },
      },
    },
    waiting: {
      invoke: {
        src: 'respond',
        input: ({ context, event }) => ({
          services: context.services,
          sceneId: context.path.at(-1) ?? '',
          message: event.type === 'message.sent' ? event.message.trim() : '',
          path: context.path,
        }),
        onDone: {
          target: 'reading',
          actions: { type: 'applyReply', params: ({ event }) => event.output },
        },
        onError: {
          target: 'reading',
          actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});
