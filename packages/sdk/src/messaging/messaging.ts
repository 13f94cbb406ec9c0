import type { Client } from '../client/create-client.ts';
import type { UserInfo } from '../contract/users.ts';
import { type LogFailure, logFailure } from '../vendors/log.ts';
import { type Clock, systemClock } from './clock.ts';
import { type Conversation, createRoom, type Room } from './conversation.ts';
import { getImToken } from './im-token.ts';
import { type ConnectionState, keepConnection } from './keep-connection.ts';
import type { IncomingFrame, MessagingTransport } from './transport.ts';

/** A connection that nobody needs is kept this long, ms: the next page may want it. */
export const LINGER_MS = 5000;

export interface MessagingOptions {
  /** Its session says who talks; without one nothing is ever connected. */
  client: Pick<Client, 'im' | 'session'>;
  transport: MessagingTransport;
  /** The application at `im/get_token` (spec §7). */
  appId: string;
  /** The language in which the companions answer; asked at each connection. Default `zh`. */
  language?: () => string;
  clock?: Clock;
  /** 0 up to 1. */
  random?: () => number;
  /** Makes the id of a message; no two of a visitor may be the same. */
  newId?: () => string;
  /** Tells of `online`, `pagehide` and `pageshow`. Default: `window`. */
  events?: Pick<Window, 'addEventListener' | 'removeEventListener'> | null;
  log?: LogFailure;
}

export interface Messaging {
  /** The conversation with a companion; the same object each time. */
  conversation(characterId: string): Conversation;
  /** Disconnects for good. */
  close(): void;
}

/**
 * Conversations with the companions, over one connection that is open as long as one of them has a
 * subscriber. No message is lost or shown twice, whatever happens to the connection.
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
  /** Who is logged in, or was last. */
  let lastVisitor = user?.web_user_id;
  /** Messages up to this id have been received, or will come with the history. */
  let known: string | undefined;
  /** The language of the current connection. */
  let spoken = '';
  let state: ConnectionState = 'closed';
  let isAway = false;
  let cancelLinger: (() => void) | null = null;

  const connection = keepConnection({
    transport,
    getToken: (signal) => getImToken(im.getToken, { appId, signal, clock, random }),
    handshake: () => ({ after: known, language: spoken }),
    onFrame,
    onState(next) {
      state = next;
      for (const room of rooms.values()) room.onConnectionState(next);
    },
    clock,
    random,
    log,
  });

  function onFrame(frame: IncomingFrame): void {
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
    const unheard = known === undefined ? lastId : undefined;
    known ??= lastId;
    for (const room of rooms.values()) room.begin(unheard);
  }

  /** Keeps a connection open while one is needed, and for a little longer. */
  function attend(): void {
    const isNeeded =
      user !== null && !isAway && [...rooms.values()].some((room) => room.needsConnection());
    if (!isNeeded) {
      if (state !== 'closed') cancelLinger ??= clock.after(LINGER_MS, connection.close);
      return;
    }
    cancelLinger?.();
    cancelLinger = null;
    const wanted = language();
    const isOther = wanted !== spoken;
    spoken = wanted;
    if (state === 'closed') connection.open();
    else if (isOther) connection.renew();
  }

  /** Another visitor, or none: connection and conversations of the one before are not his. */
  function serve(next: UserInfo | null): void {
    user = null;
    known = undefined;
    connection.close();
    for (const room of rooms.values()) room.enter(next?.web_user_id ?? null);
    user = next;
    lastVisitor = next?.web_user_id ?? lastVisitor;
    attend();
  }

  const stopFollowing = session?.subscribe(() => {
    const { userInfo } = session.getSnapshot();
    if (userInfo?.access_token !== user?.access_token) serve(userInfo);
  });

  const handlers = {
    online: connection.renew,
    // An open socket keeps a page out of the back/forward cache.
    pagehide() {
      isAway = true;
      connection.close();
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
        connection,
        history: im.historyMessages,
        onChange: attend,
        newId,
        clock,
        log,
      });
      rooms.set(characterId, room);
      // What is written into a new talk, too, is of whoever was here last.
      if (lastVisitor !== undefined) room.enter(lastVisitor);
      if (!user) room.enter(null);
      room.onConnectionState(state);
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
