import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ClientFrame, clientFrame, type ServerFrame } from '@companion/sdk/contract';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { type WebSocket, WebSocketServer } from 'ws';
import { type Faults, onlyDelays } from '../devtools/faults.ts';
import { ApiError, errorCodes } from '../http/api-error.ts';
import type { Connection, Env } from '../http/env.ts';
import { type Access, devtoolsRefusal, refusalFields } from '../http/guards.ts';
import { parseLanguage } from '../http/language.ts';
import { createRateLimit } from '../rate-limit.ts';
import {
  type Conversations,
  type ConversationsOptions,
  createConversations,
  errorFrame,
  MESSAGING_PATH,
  type Peer,
  toApiError,
} from './conversations.ts';
import { createHttpMessaging } from './http-messaging.ts';
import { createImTokens, hexHash, type ImTokens, type SocketOwner } from './tokens.ts';

const MAX_FRAME_BYTES = 16 * 1024;
/** Frames of one socket, or of one user over HTTP, within a sliding minute. A tab of ours that polls makes 30. */
const MAX_FRAMES_PER_MINUTE = 300;
/** Sockets that one user opens within a sliding minute: each may read the whole history. */
const MAX_HELLOS_PER_MINUTE = 60;
/** A socket is closed if it has not sent `hello` by then (ms). */
const HELLO_TIMEOUT_MS = 5000;
/** Interval of the pings. A socket that has not answered by the next ping is closed (ms). */
const PING_INTERVAL_MS = 30_000;
/** A client with more unread data is disconnected. It resumes from its last id. */
const MAX_UNREAD_BYTES = 1024 * 1024;
/** Clients have this long to answer the close (ms). */
const CLOSE_TIMEOUT_MS = 500;

/** WebSocket close codes (4000–4999 are free for applications). */
const CLOSE = {
  refused: 4401,
  replaced: 4409,
  badFrame: 4400,
  tooManyFrames: 1008,
  restart: 1012,
} as const;

export interface Messaging {
  tokens: ImTokens;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, connection: Connection): boolean;
  /** The same conversations over plain HTTP. */
  http: Hono<Env>;
  /** Sends messages that were stored otherwise to the connections of this user. */
  deliver: Conversations['deliver'];
  deleteTalk: Conversations['deleteTalk'];
  /** Closes the connections of this session. */
  endSession(sessionToken: string): void;
  /** Closes the connections of this user and drops their current replies. */
  endUser(userId: string): void;
  /** Closes every connection and drops all current replies. */
  reset(): void;
  /** Ends every connection, whose client may connect again, and drops all current replies. */
  endTalks(): void;
  close(): Promise<void>;
}

interface MessagingOptions extends ConversationsOptions {
  faults: Faults;
  /** Whether the connection's session is valid. Checked for every frame. */
  isAlive: (owner: SocketOwner) => boolean;
  access: Access;
}

export function createMessaging(options: MessagingOptions): Messaging {
  const { now, log, faults, isAlive } = options;
  const tokens = createImTokens(now);
  const conversations = createConversations(options);
  const { closePeers } = conversations;
  /** By the number of the socket, or by the user over HTTP. */
  const frameLimit = createRateLimit(MAX_FRAMES_PER_MINUTE, now);
  const helloLimit = createRateLimit(MAX_HELLOS_PER_MINUTE, now);
  let socketCount = 0;
  const http = createHttpMessaging({ conversations, tokens, isAlive, frameLimit });
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME_BYTES,
    // Pings of the protocol count as frames, too.
    autoPong: false,
  });
  server.on('wsClientError', (_, socket) => refuse(socket, 400));
  /** Sockets that have answered the last ping. */
  const responsive = new WeakSet<WebSocket>();

  const heartbeat = setInterval(() => {
    for (const socket of server.clients) {
      if (!responsive.has(socket)) socket.terminate();
      responsive.delete(socket);
      socket.ping();
    }
    try {
      closePeers((peer) => !isAlive(peer));
    } catch (error) {
      // Sessions can't be read, or their last use not written, for example because the disk is full: the next ping tries.
      log('error', { path: MESSAGING_PATH, message: String(error) });
    }
  }, PING_INTERVAL_MS);
  heartbeat.unref();

  function sendFrame(socket: WebSocket, frame: ServerFrame): void {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MAX_UNREAD_BYTES) socket.terminate();
    else socket.send(JSON.stringify(frame));
  }

  function hello(socket: WebSocket, frame: Extract<ClientFrame, { type: 'hello' }>): Peer | null {
    const owner = tokens.redeem(frame.im_token);
    if (!owner || !isAlive(owner)) {
      sendFrame(
        socket,
        errorFrame(new ApiError(errorCodes.sessionExpired, 'sessionExpired'), 'zh'),
      );
      socket.close(CLOSE.refused);
      return null;
    }
    if (helloLimit.take(owner.userId) > 0) {
      socket.close(CLOSE.tooManyFrames);
      return null;
    }
    const peer: Peer = {
      ...owner,
      language: parseLanguage(frame.language),
      isOpen: () => socket.readyState === socket.OPEN,
      send: (frame) => sendFrame(socket, frame),
      close: (reason) => socket.close(CLOSE[reason]),
    };
    conversations.join(peer, frame.after);
    return peer;
  }

  server.on('connection', (socket) => {
    let peer: Peer | null = null;
    socketCount += 1;
    const key = String(socketCount);
    responsive.add(socket);
    const timer = setTimeout(() => socket.close(CLOSE.refused), HELLO_TIMEOUT_MS);
    /** Counts a frame. Returns false beyond the limit, and for what still arrives after a close. */
    const isFrameAllowed = (): boolean => {
      if (socket.readyState !== socket.OPEN) return false;
      if (frameLimit.take(key) === 0) return true;
      socket.close(CLOSE.tooManyFrames);
      return false;
    };
    socket.on('ping', (data) => {
      if (isFrameAllowed()) socket.pong(data);
    });
    socket.on('pong', () => {
      if (isFrameAllowed()) responsive.add(socket);
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(timer);
      frameLimit.forget(key);
      if (peer) conversations.leave(peer);
    });
    socket.on('message', (data, isBinary) => {
      if (!isFrameAllowed()) return;
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
        if (!peer || !isAlive(peer)) {
          socket.close(CLOSE.refused);
          return;
        }
        if (frame.type === 'ping') sendFrame(socket, { type: 'pong' });
        else conversations.receive(peer, frame);
      } catch (error) {
        const apiError = toApiError(error, log, MESSAGING_PATH);
        sendFrame(socket, errorFrame(apiError, peer?.language ?? 'zh', frame));
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

  function endTalks(): void {
    conversations.abandon();
    closePeers(() => true, 'restart');
    for (const socket of server.clients) socket.close(CLOSE.restart);
  }

  return {
    tokens,
    http,
    deliver: conversations.deliver,
    deleteTalk: conversations.deleteTalk,
    upgrade(request, socket, head, connection) {
      const [path] = (request.url ?? '').split('?');
      if (path !== MESSAGING_PATH) return false;
      const { host, origin, 'sec-fetch-site': fetchSite } = request.headers;
      const reason = devtoolsRefusal({
        host,
        origin,
        fetchSite: fetchSite?.toString(),
        headerNames: Object.keys(request.headers),
        isPublic: options.access.isPublic,
        allowedOrigins: options.access.origins,
        connection,
      });
      // Node does not handle the errors of an upgraded socket.
      socket.on('error', () => socket.destroy());
      if (reason) {
        log('refused', refusalFields(MESSAGING_PATH, reason, origin));
        refuse(socket, 403, reason);
      } else void acceptUpgrade(request, socket, head);
      return true;
    },
    endSession: (sessionToken) => closePeers(({ session }) => session === hexHash(sessionToken)),
    endUser(userId) {
      conversations.abandon(userId);
      closePeers((peer) => peer.userId === userId);
    },
    reset() {
      conversations.abandon();
      closePeers(() => true);
      tokens.clear();
      conversations.clearLimits();
      frameLimit.clear();
      helloLimit.clear();
    },
    endTalks,
    close() {
      clearInterval(heartbeat);
      endTalks();
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
function refuse(socket: Duplex, status: number, reason = ''): void {
  socket.once('finish', () => socket.destroy());
  socket.end(
    [
      `HTTP/1.1 ${status} Refused`,
      'Connection: close',
      'Content-Type: text/plain',
      'X-Content-Type-Options: nosniff',
      'Referrer-Policy: strict-origin-when-cross-origin',
      'Cross-Origin-Resource-Policy: same-origin',
      '',
      reason,
    ].join('\r\n'),
  );
}

function parseFrame(text: string): ClientFrame | null {
  try {
    const result = v.safeParse(clientFrame, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}
