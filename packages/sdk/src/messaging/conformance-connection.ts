import type { Message } from '../contract/im.ts';
import { randomId } from '../internal/random-id.ts';
import type { IncomingFrame, MessagingTransport } from './transport.ts';

/** A service has this long for each step, ms. */
const STEP_MS = 15_000;

type FrameOf<Type extends IncomingFrame['type']> = Extract<IncomingFrame, { type: Type }>;

/** A connection that keeps what it received, and waits for what is to come. */
export interface ConformanceConnection {
  readonly all: readonly IncomingFrame[];
  frames<Type extends IncomingFrame['type']>(type: Type): FrameOf<Type>[];
  /** Waits for the first frame that fits; earlier frames count too. */
  frame<Type extends IncomingFrame['type']>(
    type: Type,
    fits?: (frame: FrameOf<Type>) => boolean,
  ): Promise<FrameOf<Type>>;
  /** Waits for a stored message. */
  message(fits: (message: Message) => boolean): Promise<Message>;
  /** Waits for the whole reply to a message. */
  reply(id: string): Promise<Message>;
  send(text: string, clientId: string, companionId?: string): void;
  /** Sends a message. @returns its id, when it is stored. */
  say(text: string, clientId?: string): Promise<string>;
  stop(replyTo: string): void;
  /** Waits until the service has closed the connection. */
  closed(): Promise<void>;
  close(): void;
}

export function connect(
  backend: { transport: MessagingTransport; companionId: string },
  token: string,
  after: string | undefined,
): ConformanceConnection {
  const all: IncomingFrame[] = [];
  const waiting = new Set<() => void>();
  let isClosed = false;
  const wake = () => {
    for (const look of [...waiting]) look();
  };
  const connection = backend.transport.open(
    { token, after, language: 'zh' },
    {
      onFrame(frame) {
        all.push(frame);
        wake();
      },
      onClose() {
        isClosed = true;
        wake();
      },
    },
  );

  /** Waits until `find` returns something. */
  function until<Found>(what: string, find: () => Found | undefined): Promise<Found> {
    return new Promise((resolve, reject) => {
      const give = (act: () => void) => {
        clearTimeout(timer);
        waiting.delete(look);
        act();
      };
      const timer = setTimeout(
        () => give(() => reject(new Error(`no ${what} within ${STEP_MS / 1000} s`))),
        STEP_MS,
      );
      const look = () => {
        const found = find();
        if (found !== undefined) give(() => resolve(found));
        else if (isClosed) give(() => reject(new Error(`closed before ${what}`)));
      };
      waiting.add(look);
      look();
    });
  }

  const frames = <Type extends IncomingFrame['type']>(type: Type) =>
    all.filter((frame): frame is FrameOf<Type> => frame.type === type);
  const message = (fits: (message: Message) => boolean, what = 'message') =>
    until(what, () => frames('message').find((frame) => fits(frame.message))?.message);

  function send(text: string, clientId: string, companionId = backend.companionId): void {
    connection.send({ type: 'send', client_id: clientId, character_id: companionId, text });
  }

  return {
    all,
    frames,
    frame: (type, fits = () => true) => until(type, () => frames(type).find(fits)),
    message: (fits) => message(fits),
    reply: (id) =>
      until(
        `reply to ${id}`,
        () => frames('message').find(({ reply_to }) => reply_to === id)?.message,
      ),
    send,
    async say(text, clientId = randomId()) {
      send(text, clientId);
      // Over HTTP the message itself is the acknowledgement.
      return until('acknowledgement', () => {
        const ack = frames('ack').find(({ client_id }) => client_id === clientId);
        const own = frames('message').find((frame) => frame.message.client_id === clientId);
        return ack?.id ?? own?.message.id;
      });
    },
    stop: (reply_to) => connection.send({ type: 'stop', reply_to }),
    async closed() {
      if (!isClosed) await until('close', () => (isClosed ? true : undefined));
    },
    close: () => connection.close(),
  };
}
