import type { Client } from '../client/create-client.ts';
import type { UserInfo } from '../contract/users.ts';
import { type LogFailure, logFailure } from '../internal/log.ts';
import { type Clock, systemClock } from './clock.ts';
import {
  type Conversation,
  type ConversationController,
  createConversationController,
} from './conversation.ts';
import { getImToken } from './im-token.ts';
import { type ConnectionState, keepConnection } from './keep-connection.ts';
import type { IncomingFrame, MessagingTransport } from './transport.ts';

/** A connection that nobody needs is kept this long, ms: the next page may want it. */
export const LINGER_MS = 5000;

export interface MessagingOptions {
  /** Its session holds the visitor; without one nothing is ever connected. */
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
  const controllers = new Map<string, ConversationController>();
  let user: UserInfo | null = session?.getSnapshot().userInfo ?? null;
  /** The visitor who is logged in, or was last. */
  let lastVisitor = user?.web_user_id;
  /** Messages up to this id have been received, or will come with the history. */
  let lastReceived: string | undefined;
  /** The language of the current connection. */
  let connectionLanguage = '';
  let state: ConnectionState = 'closed';
  let isAway = false;
  let cancelLinger: (() => void) | null = null;

  const connection = keepConnection({
    transport,
    getToken: (signal) => getImToken(im.getToken, { appId, signal, clock, random }),
    handshake: () => ({ after: lastReceived, language: connectionLanguage }),
    onFrame,
    onState(next) {
      state = next;
      for (const controller of controllers.values()) controller.onConnectionState(next);
    },
    clock,
    random,
    log,
  });

  function onFrame(frame: IncomingFrame): void {
    if (frame.type === 'message') controllers.get(frame.message.character_id)?.onFrame(frame);
    else if ('character_id' in frame) controllers.get(frame.character_id)?.onFrame(frame);
    else for (const controller of controllers.values()) controller.onFrame(frame);

    if (frame.type === 'message') noteReceived(frame.message.id);
    if (frame.type === 'ack') noteReceived(frame.id);
    if (frame.type === 'welcome') onWelcome(frame.last_id);
  }

  function noteReceived(id: string): void {
    if (Number(id) > Number(lastReceived ?? 0)) lastReceived = id;
  }

  function onWelcome(lastId: string): void {
    const unheard = lastReceived === undefined ? lastId : undefined;
    lastReceived ??= lastId;
    for (const controller of controllers.values()) controller.onWelcome(unheard);
  }

  /** Keeps a connection open while one is needed, and for a little longer. */
  function updateConnection(): void {
    const isNeeded =
      user !== null &&
      !isAway &&
      [...controllers.values()].some((controller) => controller.needsConnection());
    if (!isNeeded) {
      if (state !== 'closed') cancelLinger ??= clock.after(LINGER_MS, connection.close);
      return;
    }
    cancelLinger?.();
    cancelLinger = null;
    const wanted = language();
    const isOther = wanted !== connectionLanguage;
    connectionLanguage = wanted;
    if (state === 'closed') connection.open();
    else if (isOther) connection.reconnect();
  }

  /** Another visitor, or none: connection and conversations of the one before are not theirs. */
  function switchUser(next: UserInfo | null): void {
    user = null;
    lastReceived = undefined;
    connection.close();
    for (const controller of controllers.values()) controller.setVisitor(next?.web_user_id ?? null);
    user = next;
    lastVisitor = next?.web_user_id ?? lastVisitor;
    updateConnection();
  }

  const stopFollowing = session?.subscribe(() => {
    const { userInfo } = session.getSnapshot();
    if (userInfo?.access_token !== user?.access_token) switchUser(userInfo);
  });

  const handlers = {
    online: connection.reconnect,
    // An open socket keeps a page out of the back/forward cache.
    pagehide() {
      isAway = true;
      connection.close();
    },
    pageshow() {
      isAway = false;
      updateConnection();
    },
  };
  for (const [name, handler] of Object.entries(handlers)) events?.addEventListener(name, handler);

  return {
    conversation(characterId) {
      const known = controllers.get(characterId);
      if (known) return known;
      const controller = createConversationController({
        characterId,
        connection,
        history: im.historyMessages,
        onChange: updateConnection,
        newId,
        clock,
        log,
      });
      controllers.set(characterId, controller);
      // What is written into a new conversation while logged out belongs to the last visitor, too.
      if (lastVisitor !== undefined) controller.setVisitor(lastVisitor);
      if (!user) controller.setVisitor(null);
      controller.onConnectionState(state);
      return controller;
    },
    close() {
      stopFollowing?.();
      for (const [name, handler] of Object.entries(handlers))
        events?.removeEventListener(name, handler);
      switchUser(null);
    },
  };
}

/** 128 bits. `crypto.randomUUID` is not there on a page without TLS. */
const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
