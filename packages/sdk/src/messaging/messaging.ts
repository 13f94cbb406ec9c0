import type { Client } from '../client/create-client.ts';
import type { UserInfo } from '../contract/users.ts';
import { type LogFailure, logFailure } from '../vendors/log.ts';
import { type Clock, systemClock } from './clock.ts';
import { type Conversation, createRoom, type Room } from './conversation.ts';
import { getImToken } from './im-token.ts';
import { keepLine, type LineState } from './keep-line.ts';
import type { Heard, MessagingTransport } from './transport.ts';

/** A line that nobody needs is kept this long, ms: the next page may want it. */
export const LINGER_MS = 5000;

export interface MessagingOptions {
  /** With a session: without one there is nobody to talk to. */
  client: Pick<Client, 'im' | 'session'>;
  transport: MessagingTransport;
  /** The application at `im/get_token` (spec §7). */
  appId: string;
  /** In which the companions answer; asked whenever a line is made. Default `zh`. */
  language?: () => string;
  clock?: Clock;
  /** 0 up to 1. */
  random?: () => number;
  /** A new id for a message, unlike any other of this visitor. */
  newId?: () => string;
  /** Where is heard that the network is back, and that the page goes and comes. Default: `window`. */
  events?: Pick<Window, 'addEventListener' | 'removeEventListener'> | null;
  log?: LogFailure;
}

export interface Messaging {
  /** The talk with a companion; the same object each time. */
  conversation(characterId: string): Conversation;
  /** Hangs up for good. */
  close(): void;
}

/**
 * What the visitor and the companions say to each other: one line for all conversations, as long as
 * one of them is listened to. No message is lost or shown twice, whatever happens to the line.
 */
export function createMessaging(options: MessagingOptions): Messaging {
  const {
    client: { im, session },
    transport,
    appId,
    language = () => 'zh',
    clock = systemClock,
    random = Math.random,
    newId = randomId,
    events = typeof window === 'undefined' ? null : window,
    log = logFailure,
  } = options;
  const rooms = new Map<string, Room>();
  let user: UserInfo | null = session?.getSnapshot().userInfo ?? null;
  /** Everything stored up to this id is known, or is history's to tell. */
  let known: string | undefined;
  /** The language of the line. */
  let spoken = '';
  let state: LineState = 'closed';
  let isAway = false;
  let cancelLinger: (() => void) | null = null;

  const line = keepLine({
    transport,
    getToken: (signal) => getImToken(im.getToken, { appId, signal, clock, random }),
    hello: () => ({ after: known, language: spoken }),
    onHeard,
    onState(next) {
      state = next;
      for (const room of rooms.values()) room.onLine(next);
    },
    clock,
    random,
    log,
  });

  function onHeard(frame: Heard): void {
    if (frame.type === 'message') rooms.get(frame.message.character_id)?.hear(frame);
    else if ('character_id' in frame) rooms.get(frame.character_id)?.hear(frame);
    else for (const room of rooms.values()) room.hear(frame);

    if (frame.type === 'message') know(frame.message.id);
    if (frame.type === 'ack') know(frame.id);
    if (frame.type === 'welcome') begin(frame.last_id);
  }

  function know(id: string): void {
    if (Number(id) > Number(known ?? 0)) known = id;
  }

  function begin(lastId: string): void {
    if (known === undefined) {
      known = lastId;
      for (const room of rooms.values()) room.catchUp(lastId);
    }
    for (const room of rooms.values()) room.sayAgain();
  }

  /** Sees to it that there is a line while it is needed, and for a little longer. */
  function attend(): void {
    const isNeeded =
      user !== null && !isAway && [...rooms.values()].some((room) => room.needsLine());
    if (!isNeeded) {
      if (state !== 'closed') cancelLinger ??= clock.after(LINGER_MS, line.close);
      return;
    }
    cancelLinger?.();
    cancelLinger = null;
    const wanted = language();
    const isOther = wanted !== spoken;
    spoken = wanted;
    if (state === 'closed') line.open();
    else if (isOther) line.renew();
  }

  /** A token's line and talks are its visitor's alone. */
  function serve(next: UserInfo | null): void {
    user = null;
    known = undefined;
    line.close();
    for (const room of rooms.values()) room.enter(next?.web_user_id ?? null);
    user = next;
    attend();
  }

  const stopFollowing = session?.subscribe(() => {
    const { userInfo } = session.getSnapshot();
    if (userInfo?.access_token !== user?.access_token) serve(userInfo);
  });

  const handlers = {
    online: line.renew,
    // An open socket keeps a page out of the back/forward cache.
    pagehide() {
      isAway = true;
      line.close();
    },
    pageshow() {
      isAway = false;
      attend();
    },
  };
  for (const [name, handler] of Object.entries(handlers)) events?.addEventListener(name, handler);

  return {
    conversation(characterId) {
      const known = rooms.get(characterId);
      if (known) return known;
      const room = createRoom({
        characterId,
        line,
        history: im.historyMessages,
        onChange: attend,
        newId,
        clock,
        log,
      });
      rooms.set(characterId, room);
      room.enter(user?.web_user_id ?? null);
      room.onLine(state);
      return room;
    },
    close() {
      stopFollowing?.();
      for (const [name, handler] of Object.entries(handlers))
        events?.removeEventListener(name, handler);
      serve(null);
    },
  };
}

/** 128 bits. `crypto.randomUUID` is not there on a page without TLS. */
const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
