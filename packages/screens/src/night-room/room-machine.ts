import { assign, setup } from 'xstate';

/** How often the visitor lights the lamp until the companion has nothing left to teach. */
export const LESSONS = 3;

interface RoomContext {
  /** How often the visitor has lit the lamp. */
  lit: number;
}

type RoomEvent =
  /** Plays the scene once; the picture was still before. */
  | { type: 'begin' }
  /** The visitor presses the third lamp. */
  | { type: 'press' };

/**
 * The game on the screen of the first page. The wind blows out the third lamp; it can be lit when the wind has dropped,
 * from behind the hill. First the companions show it, then it is the visitor's turn.
 *
 * `still`, `rest` and `dark.calm` last until an event: nothing moves while nobody plays.
 */
export const roomMachine = setup({
  types: { context: {} as RoomContext, events: {} as RoomEvent },
  delays: {
    gust: 1500,
    question: 2000,
    answer: 3400,
    lull: 800,
    way: 1900,
    flash: 900,
    cheer: 4200,
    wind: 2600,
    spark: 1500,
    joy: 3400,
  },
  actions: { count: assign({ lit: ({ context }) => context.lit + 1 }) },
}).createMachine({
  id: 'room',
  context: { lit: 0 },
  initial: 'still',
  states: {
    /** The picture that the server sends: the lamp is lit, and all has been said. */
    still: { on: { begin: 'show', press: 'dark' } },
    show: {
      initial: 'gust',
      on: { press: 'dark.spark' },
      states: {
        gust: { after: { gust: 'asks' } },
        asks: { after: { question: 'answers' } },
        answers: { after: { answer: 'lull' } },
        lull: { after: { lull: 'walks' }, on: { press: '#room.walks' } },
        walks: { after: { way: 'lights' }, on: { press: {} } },
        lights: { after: { flash: 'cheers' }, on: { press: {} } },
        cheers: { after: { cheer: '#room.rest' }, on: { press: '#room.dark' } },
      },
    },
    /** The lamp burns, and waits for the visitor. */
    rest: { on: { press: 'dark' } },
    dark: {
      initial: 'out',
      states: {
        /** The wind rises and blows the lamp out. */
        out: { after: { wind: 'calm' }, on: { press: 'spark' } },
        /** Lit in the wind: it goes out again, and the wind lasts. */
        spark: { after: { spark: 'blows' } },
        blows: { after: { wind: 'calm' }, on: { press: 'spark' } },
        calm: { on: { press: '#room.walks' } },
      },
    },
    walks: { after: { way: { target: 'joy', actions: 'count' } } },
    joy: { after: { joy: 'rest' }, on: { press: 'dark' } },
  },
});
