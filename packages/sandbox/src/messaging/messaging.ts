import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ClientFrame, clientFrame, type ServerFrame } from '@companion/sdk/contract';
import * as v from 'valibot';
import { type WebSocket, WebSocketServer } from 'ws';
import { type Faults, onlyDelays } from '../aids/faults.ts';
import { type Language, parseLanguage } from '../http/language.ts';
import { isLoopbackHost, isOwnOrigin } from '../http/origin.ts';
import { errorCodes, notFound, Refusal, tooOften } from '../http/refusal.ts';
import type { Log } from '../log.ts';
import { createRate } from '../rate.ts';
import type { Replies } from '../replies/replies.ts';
import { isUrgent } from '../safety/answer.ts';
import type { Library } from '../store/library.ts';
import type { Talks } from '../store/talks.ts';
import { MINUTE_MS } from '../time.ts';
import { createSpeeches } from './speeches.ts';
import { createImTokens, type ImTokens, type SocketOwner, sessionKey } from './tokens.ts';

const MESSAGING_PATH = '/sandbox/messaging';

const MOST_FRAME_BYTES = 16 * 1024;
/** A socket that has not said hello by then is closed (ms). */
const HELLO_TIMEOUT_MS = 5000;
/** A socket that has not answered a ping by the next one is gone (ms). */
const PING_EVERY_MS = 30_000;
/** A reader this far behind is cut off; it resumes from its last id (bytes). */
const MOST_UNREAD_BYTES = 1024 * 1024;
const MOST_SOCKETS_PER_USER = 10;
/** Messages of one user within a sliding minute. */
const MOST_PER_MINUTE = 30;
/** Messages that need help have a limit of their own, so that ordinary ones never use it up. */
const MOST_URGENT_PER_MINUTE = 60;
/** Missed messages read at a time. A reader who can't take them all is cut off and resumes from there. */
const MISSED_BATCH = 200;
/** A message left without an answer by a stopped process is answered after all, within this time (ms). */
const ANSWER_LATE_MS = 10 * MINUTE_MS;

/** Close codes of our own (4000–4999 are free for applications). */
const CLOSE = { refused: 4401, replaced: 4409, badFrame: 4400, restart: 1012 } as const;

export interface Messaging {
  tokens: ImTokens;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Closes the sockets that were opened with this session. */
  endSession(sessionToken: string): void;
  endUser(userId: string): void;
  /** Closes every socket and lets the replies under way go. */
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
  talks: Talks;
  library: Library;
  replies: Replies;
  faults: Faults;
  /** Whether the session behind a socket still lives; asked for every frame. */
  isAlive: (owner: SocketOwner) => boolean;
  public: boolean;
}

export function createMessaging(options: MessagingOptions): Messaging {
  const { now, log, talks, library, faults } = options;
  const tokens = createImTokens(now);
  const server = new WebSocketServer({ noServer: true, maxPayload: MOST_FRAME_BYTES });
  const peers = new Set<Peer>();
  const sent = createRate(MOST_PER_MINUTE, now);
  const urgent = createRate(MOST_URGENT_PER_MINUTE, now);
  const speeches = createSpeeches({ ...options, tellUser });
  const awake = new WeakSet<WebSocket>();

  const heartbeat = setInterval(() => {
    for (const socket of server.clients) {
      if (!awake.has(socket)) socket.terminate();
      awake.delete(socket);
      socket.ping();
    }
    for (const peer of peers) {
      if (!options.isAlive(peer)) drop(peer, CLOSE.refused);
    }
  }, PING_EVERY_MS);
  heartbeat.unref();

  function tell(socket: WebSocket, frame: ServerFrame): void {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_UNREAD_BYTES) socket.terminate();
    else socket.send(JSON.stringify(frame));
  }

  function tellUser(userId: string, frame: ServerFrame, except?: WebSocket): void {
    for (const peer of peers) {
      if (peer.userId === userId && peer.socket !== except) tell(peer.socket, frame);
    }
  }

  /** At once, not when the other side has answered the close: it may never. */
  function drop(peer: Peer, code: number): void {
    peers.delete(peer);
    peer.socket.close(code);
  }

  function close(owned: (peer: Peer) => boolean): void {
    for (const peer of [...peers].filter(owned)) drop(peer, CLOSE.refused);
  }

  function hello(socket: WebSocket, frame: Extract<ClientFrame, { type: 'hello' }>): Peer | null {
    const owner = tokens.redeem(frame.im_token);
    if (!owner || !options.isAlive(owner)) {
      tell(socket, errorFrame(new Refusal(errorCodes.sessionExpired, 'sessionExpired'), 'zh'));
      socket.close(CLOSE.refused);
      return null;
    }
    const peer: Peer = { ...owner, socket, language: parseLanguage(frame.language) };
    const others = [...peers].filter(({ userId }) => userId === peer.userId);
    const [oldest] = others;
    if (oldest && others.length >= MOST_SOCKETS_PER_USER) drop(oldest, CLOSE.replaced);
    peers.add(peer);
    const { userId } = peer;
    tell(socket, { type: 'welcome', user_id: userId, last_id: talks.lastId(userId) });
    let known = frame.after;
    // A reader who was cut off meanwhile gets no more of it.
    while (known !== undefined && socket.readyState === socket.OPEN) {
      const missed = talks.after(userId, known, MISSED_BATCH);
      for (const message of missed) tell(socket, { type: 'message', message });
      known = missed.length === MISSED_BATCH ? missed.at(-1)?.id : undefined;
    }
    speeches.replay(userId, (frame) => tell(socket, frame));
    for (const message of talks.unanswered(userId, now() - ANSWER_LATE_MS)) {
      void speeches.speak(userId, message, peer.language);
    }
    return peer;
  }

  function send(peer: Peer, frame: Extract<ClientFrame, { type: 'send' }>): void {
    const { userId, socket, language } = peer;
    if (!library.companion(frame.character_id)) {
      throw notFound();
    }
    // What is stored already is acknowledged again, whatever came since.
    const known = talks.said(userId, frame.client_id);
    const waitMs = known ? 0 : (isUrgent(frame.text) ? urgent : sent).count(userId);
    if (waitMs > 0) throw tooOften('message', 'messageTooOften', waitMs);
    const message =
      known ??
      talks.say({
        userId,
        characterId: frame.character_id,
        clientId: frame.client_id,
        text: frame.text,
      });
    const { id, sent_at } = message;
    tell(socket, { type: 'ack', client_id: frame.client_id, id, sent_at });
    if (known) return;
    tellUser(userId, { type: 'message', message }, socket);
    void speeches.speak(userId, message, language);
  }

  server.on('connection', (socket) => {
    let peer: Peer | null = null;
    awake.add(socket);
    const timer = setTimeout(() => socket.close(CLOSE.refused), HELLO_TIMEOUT_MS);
    socket.on('pong', () => awake.add(socket));
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
        if (frame.type === 'ping') tell(socket, { type: 'pong' });
        else if (frame.type === 'send') send(peer, frame);
        else speeches.stop(peer.userId, frame.reply_to);
      } catch (error) {
        const refusal =
          error instanceof Refusal ? error : new Refusal(errorCodes.internal, 'internal');
        if (refusal !== error) log('error', { path: MESSAGING_PATH, message: String(error) });
        const clientId = frame.type === 'send' ? frame.client_id : undefined;
        tell(socket, errorFrame(refusal, peer?.language ?? 'zh', clientId));
      }
    });
  });

  /** Opens the socket that was asked for, unless a fault was ordered. */
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
      const own =
        isOwnOrigin({ host, origin, fetchSite: fetchSite?.toString() }) &&
        (options.public || isLoopbackHost(host));
      // Node leaves the socket of an upgrade to us: nobody else hears its errors.
      socket.on('error', () => socket.destroy());
      if (own) void acceptUpgrade(request, socket, head);
      else refuse(socket, 403);
      return true;
    },
    endSession: (sessionToken) => close(({ session }) => session === sessionKey(sessionToken)),
    endUser(userId) {
      speeches.abandon(userId);
      close((peer) => peer.userId === userId);
    },
    reset() {
      speeches.abandon();
      close(() => true);
      tokens.clear();
      sent.clear();
      urgent.clear();
    },
    close() {
      clearInterval(heartbeat);
      speeches.abandon();
      for (const socket of server.clients) socket.close(CLOSE.restart);
      return new Promise((resolve) => {
        // A peer that does not answer the close is not waited for.
        setTimeout(() => {
          for (const socket of server.clients) socket.terminate();
        }, 500).unref();
        server.close(() => resolve());
      });
    },
  };
}

/** Does not wait for the other side to hang up, too. */
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

function errorFrame(refusal: Refusal, language: Language, clientId?: string): ServerFrame {
  return {
    type: 'error',
    error_code: refusal.code,
    error_message: refusal.text(language),
    ...(clientId !== undefined && { client_id: clientId }),
    payload: refusal.payload,
  };
}
