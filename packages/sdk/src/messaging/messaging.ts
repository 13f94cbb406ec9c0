import type { Client } from '../client/create-client.ts';
import type { UserInfo } from '../contract/users.ts';
import { type LogFailure, logFailure } from '../internal/log.ts';
import type { PageEvents } from '../internal/page.ts';
import { randomId } from '../internal/random-id.ts';
import type { ImCalls } from '../resources/im.ts';
import { type Clock, systemClock } from './clock.ts';
import {
  type Conversation,
  type ConversationController,
  createConversationController,
} from './conversation.ts';
import { getImToken } from './im-token.ts';
import { type ConnectionState, keepConnection } from './keep-connection.ts';
import type { IncomingFrame, MessagingTransport } from './transport.ts';

/** An unused connection stays open this long, ms: the next page may need it. */
export const LINGER_MS = 5000;

export interface MessagingOptions {
  /** Without a session it never connects. */
  client: Pick<Client, 'session'> & { im: Pick<ImCalls, 'getToken' | 'historyMessages'> };
  transport: MessagingTransport;
  /** Application id for `im/get_token` (spec §7). */
  appId: string;
  /** Language of the replies, read at each connection. Default `zh`. */
  language?: () => string;
  clock?: Clock;
  /** Returns 0 up to 1. Default: `Math.random`. */
  random?: () => number;
  /** Creates message ids, unique for each visitor. Default: 128 random bits. */
  newId?: () => string;
  /** Source of `online`, `visibilitychange`, `pagehide` and `pageshow` events. Default: `window`, on a server `null`. */
  events?: PageEvents | null;
  log?: LogFailure;
}

export interface Messaging {
  /** The conversation with a companion: the same object each time. */
  conversation(characterId: string): Conversation;
  /** Call it after `im.deleteTalk`: empties the conversation also without a connection. Unsent messages stay. */
  onTalkDeleted(characterId: string): void;
  /** Disconnects for good. */
  close(): void;
}

/**
 * Conversations with companions over one connection, which is open as long as a conversation has a subscriber.
 * No message is lost or shown twice when the connection breaks.
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
  /** Id of the visitor who is, or was last, logged in. */
  let lastVisitor = user?.web_user_id;
  /** Messages up to this id were received, or come with the history. */
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
    const pendingLastId = lastReceived === undefined ? lastId : undefined;
    lastReceived ??= lastId;
    for (const controller of controllers.values()) controller.onWelcome(pendingLastId);
  }

  /** Opens the connection when it is needed, and closes it some time after the last need. */
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
    const current = language();
    const hasChanged = current !== connectionLanguage;
    connectionLanguage = current;
    if (state === 'closed') connection.open();
    else if (hasChanged) connection.reconnect();
  }

  /** A new visitor, or none, must not see the connection and conversations of the previous one. */
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
    visibilitychange() {
      if (globalThis.document?.visibilityState !== 'hidden') connection.retryNow();
    },
    // A page with an open socket is not kept in the back/forward cache.
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
        history: (query, signal) => im.historyMessages(query, { signal }),
        onChange: updateConnection,
        newId,
        clock,
        log,
      });
      controllers.set(characterId, controller);
      // Messages written into a new conversation while logged out belong to the last visitor, too.
      if (lastVisitor !== undefined) controller.setVisitor(lastVisitor);
      if (!user) controller.setVisitor(null);
      controller.onConnectionState(state);
      return controller;
    },
    onTalkDeleted: (character_id) =>
      controllers.get(character_id)?.onFrame({ type: 'deleted', character_id }),
    close() {
      stopFollowing?.();
      for (const [name, handler] of Object.entries(handlers))
        events?.removeEventListener(name, handler);
      switchUser(null);
    },
  };
}
