import type { Mood } from '@companion/ui/sprite';
import type { StateFrom } from 'xstate';
import type { nightRoomMessages } from './late-messages.ts';
import { LESSONS, type roomMachine } from './room-machine.ts';

type Actor = 'deng' | 'tang' | 'ban';
export type Speaker = 'you' | Actor;

/** What the room shows in a state of its machine. */
export interface Act {
  wind: boolean;
  /** The third lamp of the game. */
  lamp: 'lit' | 'out' | 'spark';
  /** Where the wanderer is: beside the lamp, in front of the hill, or on the way round it. */
  walker: 'behind' | 'front' | 'walks';
  /** The third lamp has just been lit. */
  flashes?: boolean;
  moods: Readonly<Record<Actor, Mood>>;
  lines: readonly { by: Speaker; text: keyof typeof nightRoomMessages }[];
  /** What a press on the lamp does: nothing, blows it out, or tries to light it. */
  press: 'none' | 'again' | 'light';
}

const moods = (deng: Mood, tang: Mood, ban: Mood): Act['moods'] => ({ deng, tang, ban });

const lit = { wind: false, lamp: 'lit', walker: 'behind', lines: [], press: 'none' } as const;
const windy = { wind: true, lamp: 'out', walker: 'front', lines: [], press: 'light' } as const;
const calm = { ...windy, wind: false } as const;
const walking = { ...calm, walker: 'walks', press: 'none' } as const;
const tooEarly = [{ by: 'deng', text: 'tooEarly' }] as const;
const ask = { by: 'you', text: 'chatAsk' } as const;
const answer = { by: 'deng', text: 'chatAnswer' } as const;
const cheer = { by: 'ban', text: 'chatCheer' } as const;

/** Said when the visitor lights the lamp: once each, the last one from then on. */
const successes = [
  { by: 'tang', text: 'firstLit' },
  { by: 'ban', text: 'secondLit' },
  { by: 'deng', text: 'learnt' },
] as const;
const praise = (count: number) => successes[Math.min(count, LESSONS) - 1] ?? cheer;

export function actOf(snapshot: StateFrom<typeof roomMachine>): Act {
  const { lit: count } = snapshot.context;
  switch (true) {
    case snapshot.matches({ show: 'gust' }):
      return { ...windy, moods: moods('surprised', 'curious', 'sleepy') };
    case snapshot.matches({ show: 'asks' }):
      return { ...windy, moods: moods('curious', 'thinking', 'sleepy'), lines: [ask] };
    case snapshot.matches({ show: 'answers' }):
      return { ...windy, moods: moods('talking', 'curious', 'sleepy'), lines: [ask, answer] };
    case snapshot.matches({ show: 'lull' }):
      return { ...calm, moods: moods('idle', 'curious', 'sleepy'), lines: [answer] };
    case snapshot.matches({ show: 'walks' }):
      return { ...walking, moods: moods('curious', 'curious', 'sleepy') };
    case snapshot.matches({ show: 'lights' }):
      return { ...lit, flashes: true, moods: moods('happy', 'surprised', 'surprised') };
    case snapshot.matches({ show: 'cheers' }):
      return { ...lit, moods: moods('happy', 'happy', 'talking'), lines: [cheer], press: 'again' };
    case snapshot.matches({ dark: 'out' }):
      return {
        ...windy,
        moods: moods('talking', 'surprised', 'curious'),
        lines: [{ by: 'deng', text: 'blownOut' }],
      };
    case snapshot.matches({ dark: 'spark' }):
      return {
        ...windy,
        lamp: 'spark',
        moods: moods('sad', 'surprised', 'surprised'),
        lines: tooEarly,
      };
    case snapshot.matches({ dark: 'blows' }):
      return {
        ...windy,
        moods: moods('talking', 'thinking', 'curious'),
        lines: tooEarly,
      };
    case snapshot.matches({ dark: 'calm' }):
      return {
        ...calm,
        moods: moods('talking', 'curious', 'curious'),
        lines: [{ by: 'deng', text: 'now' }],
      };
    case snapshot.matches('walks'):
      return { ...walking, moods: moods('curious', 'curious', 'curious') };
    case snapshot.matches('joy'):
      return {
        ...lit,
        flashes: true,
        moods: { ...moods('happy', 'happy', 'happy'), [praise(count).by]: 'talking' },
        lines: [praise(count)],
        press: 'again',
      };
    case snapshot.matches('rest'):
      return {
        ...lit,
        moods: moods('idle', 'idle', 'idle'),
        lines: [count === 0 ? { by: 'deng', text: 'yourTurn' } : praise(count)],
        press: 'again',
      };
    default:
      return {
        ...lit,
        moods: moods('idle', 'curious', 'happy'),
        lines: [ask, answer, cheer],
        press: 'again',
      };
  }
}
