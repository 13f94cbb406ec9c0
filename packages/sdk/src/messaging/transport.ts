import type { ClientFrame, ServerFrame } from '../contract/im.ts';

/** How a line begins. */
export interface Hello {
  /** From `im/get_token`; good for one line. */
  token: string;
  /** Id of the last message known; `undefined`: only what is said from now on is wanted. */
  after: string | undefined;
  /** In which the companions answer. */
  language: string;
}

/** What a visitor says on a line. */
export type Said = Extract<ClientFrame, { type: 'send' | 'stop' }>;

/** What he hears on it: `welcome` first, then everything later than `after`, then what is said now. */
export type Heard = Exclude<ServerFrame, { type: 'pong' }>;

export interface LineEvents {
  /** Frames in the order in which they were said, none left out. */
  onHeard(frame: Heard): void;
  /**
   * The line has ended, also when it only fell silent; told once, and nothing after it. `replaced`:
   * the visitor's other pages took its place, so it must not come back by itself.
   */
  onEnd(why: 'cut' | 'replaced'): void;
}

export interface Line {
  /** What is said on a line that is just being cut is lost; it is said again on the next. */
  say(frame: Said): void;
  /** Hangs up. Nothing is heard of this line any more. */
  hangUp(): void;
}

/** A way to the companions: the sandbox's, or a vendor's. Each line is a new one with a new token. */
export interface MessagingTransport {
  /** @throws {Error} where no line can be had at all; it counts as one that was cut. */
  open(hello: Hello, events: LineEvents): Line;
}
