import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ClientFrame, clientFrame, type ServerFrame } from '@companion/sdk/contract';
import * as v from 'valibot';
import { type WebSocket, WebSocketServer } from 'ws';
import { type Faults, onlyDelays } from '../devtools/faults.ts';
import { ApiError, errorCodes, notFound, tooOften } from '../http/api-error.ts';
import { type Language, parseLanguage } from '../http/language.ts';
import { isLoopbackHost, isOwnOrigin } from '../http/origin.ts';
import type { Log } from '../log.ts';
import { createRateLimit } from '../rate-limit.ts';
import type { Replies } from '../replies/replies.ts';
import { isUrgent } from '../safety/answer.ts';
import type { Library } from '../store/library.ts';
import type { MessageStore } from '../store/messages.ts';
import { MINUTE_MS } from '../time.ts';
import { createReplyStreams } from './reply-streams.ts';
import { createImTokens, hexHash, type ImTokens, type SocketOwner } from './tokens.ts';

const MESSAGING_PATH = '/sandbox/messaging';

const MAX_FRAME_BYTES = 16 * 1024;
/** A socket is closed if it has not sent `hello` by then (ms). */
const HELLO_TIMEOUT_MS = 5000;
/** Interval of the pings. A socket that has not answered by the next ping is closed (ms). */
const PING_INTERVAL_MS = 30_000;
/** A client with more unread data is disconnected. It resumes from its last id. */
const MAX_UNREAD_BYTES = 1024 * 1024;
/** Clients have this long to answer the close (ms). */
const CLOSE_TIMEOUT_MS = 500;
const MAX_SOCKETS_PER_USER = 10;
/** Messages of one user within a sliding minute. */
const MAX_PER_MINUTE = 30;
/** Messages that need help have a limit of their own, which ordinary messages never use up. */
const MAX_URGENT_PER_MINUTE = 60;
/** Missed messages are read in batches of this size. */
const MISSED_BATCH = 200;
/** A message is still answered after a restart, if it is not older than this (ms). */
const MAX_UNANSWERED_AGE_MS = 10 * MINUTE_MS;

/** WebSocket close codes (4000–4999 are free for applications). */
const CLOSE = { refused: 4401, replaced: 4409, badFrame: 4400, restart: 1012 } as const;

export interface Messaging {
  tokens: ImTokens;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Closes the sockets of this session. */
  endSession(sessionToken: string): void;
  /** Closes the sockets of this user and drops their current replies. */
  endUser(userId: string): void;
  /** Closes every socket and drops all current replies. */
  reset(): void;
  close(): Promise<void>;
}

interface Peer extends SocketOwner {
  socket: WebSocket;
  language: Language;
}

interface MessagingOptions {
  now: () => number;
  log: Log;
  messages: MessageStore;
  library: Library;
  replies: Replies;
  faults: Faults;
  /** Whether the socket's session is valid. Checked for every frame. */
  isAlive: (owner: SocketOwner) => boolean;
  public: boolean;
}

export function createMessaging(options: MessagingOptions): Messaging {
  const { now, log, messages, library, faults } = options;
  const tokens = createImTokens(now);
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES });
  const peers = new Set<Peer>();
  const sendLimit = createRateLimit(MAX_PER_MINUTE, now);
  const urgentLimit = createRateLimit(MAX_URGENT_PER_MINUTE, now);
  const replyStreams = createReplyStreams({ ...options, sendToUser });
  /** Sockets that have answered the last ping. */
  const responsive = new WeakSet<WebSocket>();

  const heartbeat = setInterval(() => {
    for (const socket of server.clients) {
      if (!responsive.has(socket)) socket.terminate();
      responsive.delete(socket);
      socket.ping();
    }
    for (const peer of peers) {
      if (!options.isAlive(peer)) drop(peer, CLOSE.refused);
    }
  }, PING_INTERVAL_MS);
  heartbeat.unref();

  function sendFrame(socket: WebSocket, frame: ServerFrame): void {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MAX_UNREAD_BYTES) socket.terminate();
    else socket.send(JSON.stringify(frame));
  }

  function sendToUser(userId: string, frame: ServerFrame, except?: WebSocket): void {
    for (const peer of peers) {
      if (peer.userId === userId && peer.socket !== except) sendFrame(peer.socket, frame);
    }
  }

  /** Forgets the peer at once: the client may never answer the close. */
  function drop(peer: Peer, code: number): void {
    peers.delete(peer);
    peer.socket.close(code);
  }

  function closePeers(matches: (peer: Peer) => boolean): void {
    for (const peer of [...peers].filter(matches)) drop(peer, CLOSE.refused);
  }

  function hello(socket: WebSocket, frame: Extract<ClientFrame, { type: 'hello' }>): Peer | null {
    const owner = tokens.redeem(frame.im_token);
    if (!owner || !options.isAlive(owner)) {
      sendFrame(
        socket,
        errorFrame(new ApiError(errorCodes.sessionExpired, 'sessionExpired'), 'zh'),
      );
      socket.close(CLOSE.refused);
      return null;
    }
    const peer: Peer = { ...owner, socket, language: parseLanguage(frame.language) };
    const others = [...peers].filter(({ userId }) => userId === peer.userId);
    const [oldest] = others;
    if (oldest && others.length >= MAX_SOCKETS_PER_USER) drop(oldest, CLOSE.replaced);
    peers.add(peer);
    const { userId } = peer;
    sendFrame(socket, { type: 'welcome', user_id: userId, last_id: messages.lastId(userId) });
    let known = frame.after;
    // Stops when the client was disconnected meanwhile.
    while (known !== undefined && socket.readyState === socket.OPEN) {
      const missed = messages.after(userId, known, MISSED_BATCH);
      for (const message of missed) sendFrame(socket, { type: 'message', message });
      known = missed.length === MISSED_BATCH ? missed.at(-1)?.id : undefined;
    }
    replyStreams.replay(userId, (frame) => sendFrame(socket, frame));
    for (const message of messages.unanswered(userId, now() - MAX_UNANSWERED_AGE_MS)) {
      void replyStreams.start(userId, message, peer.language);
    }
    return peer;
  }

  function send(peer: Peer, frame: Extract<ClientFrame, { type: 'send' }>): void {
    const { userId, socket, language } = peer;
    if (!library.companion(frame.character_id)) {
      throw notFound();
    }
    // A stored message is acknowledged again and does not count for the limit.
    const known = messages.findByClientId(userId, frame.client_id);
    if (!known) {
      const limit = isUrgent(frame.text) ? urgentLimit : sendLimit;
      const waitMs = limit.take(userId);
      if (waitMs > 0) throw tooOften('message', 'messageTooOften', waitMs);
    }
    const message =
      known ??
      messages.addFromUser({
        userId,
        characterId: frame.character_id,
        clientId: frame.client_id,
        text: frame.text,
      });
    const { id, sent_at } = message;
    sendFrame(socket, { type: 'ack', client_id: frame.client_id, id, sent_at });
    if (known) return;
    sendToUser(userId, { type: 'message', message }, socket);
    void replyStreams.start(userId, message, language);
  }

  server.on('connection', (socket) => {
    let peer: Peer | null = null;
    responsive.add(socket);
    const timer = setTimeout(() => socket.close(CLOSE.refused), HELLO_TIMEOUT_MS);
    socket.on('pong', () => responsive.add(socket));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(timer);
      if (peer) peers.delete(peer);
    });
    socket.on('message', (data, isBinary) => {
      const frame = isBinary ? null : parseFrame(String(data));
      if (!frame) {
        socket.close(CLOSE.badFrame);
        return;
      }
      try {
        if (frame.type === 'hello') {
          clearTimeout(timer);
          if (!peer) peer = hello(socket, frame);
          return;
        }
        if (!peer || !options.isAlive(peer)) {
          socket.close(CLOSE.refused);
          return;
        }
        if (frame.type === 'ping') sendFrame(socket, { type: 'pong' });
        else if (frame.type === 'send') send(peer, frame);
        else replyStreams.stop(peer.userId, frame.reply_to);
      } catch (error) {
        const apiError =
          error instanceof ApiError ? error : new ApiError(errorCodes.internal, 'internal');
        if (apiError !== error) log('error', { path: MESSAGING_PATH, message: String(error) });
        const clientId = frame.type === 'send' ? frame.client_id : undefined;
        sendFrame(socket, errorFrame(apiError, peer?.language ?? 'zh', clientId));
      }
    });
  });

  /** Opens the socket, unless a fault was ordered for it. */
  async function acceptUpgrade(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
  ): Promise<void> {
    const fault = faults.take(MESSAGING_PATH);
    if (fault?.delay_ms) await sleep(fault.delay_ms);
    if (fault && !onlyDelays(fault)) {
      refuse(socket, fault.status ?? 503);
      return;
    }
    server.handleUpgrade(request, socket, head, (webSocket) => {
      server.emit('connection', webSocket, request);
    });
  }

  return {
    tokens,
    upgrade(request, socket, head) {
      const [path] = (request.url ?? '').split('?');
      if (path !== MESSAGING_PATH) return false;
      const { host, origin } = request.headers;
      const fetchSite = request.headers['sec-fetch-site'];
      const isAllowed =
        isOwnOrigin({ host, origin, fetchSite: fetchSite?.toString() }) &&
        (options.public || isLoopbackHost(host));
      // Node does not handle the errors of an upgraded socket.
      socket.on('error', () => socket.destroy());
      if (isAllowed) void acceptUpgrade(request, socket, head);
      else refuse(socket, 403);
      return true;
    },
    endSession: (sessionToken) => closePeers(({ session }) => session === hexHash(sessionToken)),
    endUser(userId) {
      replyStreams.abandon(userId);
      closePeers((peer) => peer.userId === userId);
    },
    reset() {
      replyStreams.abandon();
      closePeers(() => true);
      tokens.clear();
      sendLimit.clear();
      urgentLimit.clear();
    },
    close() {
      clearInterval(heartbeat);
      replyStreams.abandon();
      for (const socket of server.clients) socket.close(CLOSE.restart);
      return new Promise((resolve) => {
        // Clients may not answer the close.
        setTimeout(() => {
          for (const socket of server.clients) socket.terminate();
        }, CLOSE_TIMEOUT_MS).unref();
        server.close(() => resolve());
      });
    },
  };
}

/** Answers with a status and closes the connection without waiting for the client. */
function refuse(socket: Duplex, status: number): void {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\n\r\n`);
}

function parseFrame(text: string): ClientFrame | null {
  try {
    const result = v.safeParse(clientFrame, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

function errorFrame(apiError: ApiError, language: Language, clientId?: string): ServerFrame {
  return {
    type: 'error',
    error_code: apiError.code,
    error_message: apiError.text(language),
    ...(clientId !== undefined && { client_id: clientId }),
    payload: apiError.payload,
  };
}
