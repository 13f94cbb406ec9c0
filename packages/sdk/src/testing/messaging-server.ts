import type { ClientFrame, History, HistoryQuery, Message, ServerFrame } from '../contract/im.ts';
import type { Clock } from '../messaging/clock.ts';

/** Delay of a frame, ms. */
const LATENCY_MS = 20;
/** Delay between two pieces of a reply, ms. */
const PIECE_MS = 100;
const HISTORY_PAGE = 30;

interface Peer {
  isOpen: boolean;
  hello: Extract<ClientFrame, { type: 'hello' }> | null;
  send(frame: ServerFrame): void;
  /** Closes the socket with the code. */
  end(code: number): void;
  /** Drops all further frames silently. */
  freeze(): void;
}

interface Reply {
  characterId: string;
  to: string;
  /** Id of the reply that this one takes the place of. */
  replaces?: string | undefined;
  sent: string[];
  isStopped: boolean;
}

export interface MessagingServer {
  /** Replaces the platform's `WebSocket`. */
  WebSocket: new (
    address: string,
  ) => WebSocket;
  /** Addresses of all sockets. */
  readonly addresses: readonly string[];
  /** Frames that arrived on all sockets. */
  readonly received: readonly ClientFrame[];
  /** All stored messages, in order. */
  readonly stored: readonly Message[];
  /** What the companion remembers: texts by id. */
  readonly memories: Map<string, string>;
  issueToken(): string;
  history(query: HistoryQuery): History;
  /** Number of open connections. */
  connections(): number;
  cut(code?: number): void;
  freeze(): void;
  /** Sends a frame on every connection. */
  broadcast(frame: unknown): void;
  /** Stores a message of another window and sends it. */
  sendElsewhere(characterId: string, text: string): void;
  rules: {
    /** Sockets close before they open. */
    isDown: boolean;
    /** Pieces of the reply to a text. */
    answer(text: string): readonly string[];
    /** Sent instead of an acknowledgement. */
    refuse: { error_code: number; error_message: string } | null;
    /** Frames from clients are dropped. */
    dropsFrames: boolean;
    /** Each reply has another. */
    hasOthers: boolean;
    /** A message that is sent again is stored again. */
    storesAgain: boolean;
    /** Forgets nothing, and does not say so. */
    keepsMemories: boolean;
    /** Ends the connection at a request to forget. */
    endsAtForget: boolean;
  };
}

/** A server that follows the sandbox's rules, with a virtual clock and failures on demand. */
export function createMessagingServer(clock: Clock): MessagingServer {
  const addresses: string[] = [];
  const received: ClientFrame[] = [];
  const stored: Message[] = [];
  const tokens = new Set<string>();
  const peers = new Set<Peer>();
  const replies = new Set<Reply>();
  const rules: MessagingServer['rules'] = {
    isDown: false,
    answer: (text) => ['“', text, '”', '.'],
    refuse: null,
    dropsFrames: false,
    hasOthers: false,
    storesAgain: false,
    keepsMemories: false,
    endsAtForget: false,
  };
  const memories = new Map<string, string>();
  const listMemories = () => [...memories].map(([id, text]) => ({ id, text }));
  let issued = 0;
  let lastId = 0;

  function store(message: Omit<Message, 'id' | 'sent_at' | 'citations'>): Message {
    const sent_at = new Date(clock.now()).toISOString();
    lastId += 1;
    const kept = { ...message, id: String(lastId), citations: [], sent_at };
    const replaced = stored.findIndex(({ id }) => id === message.replaces);
    if (replaced >= 0) stored.splice(replaced, 1);
    stored.push(kept);
    return kept;
  }

  const sendAll = (frame: ServerFrame, except?: Peer) => {
    for (const peer of peers) if (peer.hello && peer !== except) peer.send(frame);
  };

  function startReply(characterId: string, to: string, text: string, replaces?: string): void {
    const reply: Reply = { characterId, to, replaces, sent: [], isStopped: false };
    const pieces = rules.answer(text);
    replies.add(reply);
    sendAll(typingFrame(reply));
    const next = () => {
      const piece = reply.isStopped ? undefined : pieces[reply.sent.length];
      if (piece === undefined) {
        replies.delete(reply);
        const answer = reply.sent.join('');
        const message = store({
          character_id: characterId,
          author: 'character',
          text: answer,
          ...(rules.hasOthers && { can_regenerate: true }),
          ...(replaces && { replaces }),
        });
        sendAll({ type: 'message', message, reply_to: to });
        return;
      }
      const index = reply.sent.push(piece) - 1;
      const reply_to = to;
      sendAll({ type: 'piece', character_id: characterId, reply_to, index, text: piece });
      clock.after(PIECE_MS, next);
    };
    clock.after(PIECE_MS, next);
  }

  function welcome(peer: Peer, hello: Extract<ClientFrame, { type: 'hello' }>): void {
    if (!tokens.delete(hello.im_token)) {
      peer.end(4401);
      return;
    }
    peer.hello = hello;
    peer.send({ type: 'welcome', user_id: 'u1', last_id: String(lastId) });
    if (hello.after !== undefined)
      for (const message of stored.filter(({ id }) => Number(id) > Number(hello.after)))
        peer.send({ type: 'message', message });
    for (const reply of replies) {
      const { characterId: character_id, to: reply_to, sent } = reply;
      peer.send(typingFrame(reply));
      for (const [index, text] of sent.entries())
        peer.send({ type: 'piece', character_id, reply_to, index, text });
    }
  }

  function listen(peer: Peer, frame: ClientFrame): void {
    received.push(frame);
    if (frame.type === 'hello') welcome(peer, frame);
    else if (frame.type === 'ping') peer.send({ type: 'pong' });
    else if (frame.type === 'stop') {
      for (const reply of replies) if (reply.to === frame.reply_to) reply.isStopped = true;
    } else if (frame.type === 'forget') {
      if (rules.endsAtForget) peer.end(1008);
      if (rules.endsAtForget || rules.keepsMemories) return;
      memories.delete(frame.memory_id);
      const { character_id } = frame;
      sendAll({ type: 'memories', character_id, memories: listMemories() });
    } else if (frame.type === 'regenerate') {
      const old = stored.find(({ id }) => id === frame.message_id);
      const asked = stored.findLast(
        ({ author, character_id }) => author === 'user' && character_id === old?.character_id,
      );
      if (!old || !asked) return;
      if (rules.refuse) sendAll({ type: 'message', message: old, reply_to: asked.id });
      else startReply(old.character_id, asked.id, `${asked.text} again`, old.id);
    } else if (rules.refuse) {
      peer.send({ type: 'error', ...rules.refuse, client_id: frame.client_id });
    } else {
      const { character_id, client_id, text } = frame;
      const known = rules.storesAgain
        ? undefined
        : stored.find((message) => message.client_id === client_id);
      const message = known ?? store({ character_id, author: 'user', client_id, text });
      peer.send({ type: 'ack', client_id, id: message.id, sent_at: message.sent_at });
      if (known) return;
      sendAll({ type: 'message', message }, peer);
      startReply(character_id, message.id, text);
    }
  }

  function connect(address: string): WebSocket {
    addresses.push(address);
    const target = new EventTarget();
    const socket = Object.assign(target, {
      readyState: 0,
      send(text: string) {
        if (rules.dropsFrames) return;
        clock.after(LATENCY_MS, () => {
          if (peer.isOpen) listen(peer, JSON.parse(text) as ClientFrame);
        });
      },
      close: () => peer.end(1000),
    });
    const peer: Peer = {
      isOpen: true,
      hello: null,
      send(frame) {
        const data = JSON.stringify(frame);
        clock.after(LATENCY_MS, () => {
          if (peer.isOpen) target.dispatchEvent(Object.assign(new Event('message'), { data }));
        });
      },
      end(code) {
        if (!peers.delete(peer)) return;
        peer.isOpen = false;
        socket.readyState = 3;
        target.dispatchEvent(Object.assign(new Event('close'), { code }));
      },
      freeze() {
        peer.isOpen = false;
      },
    };
    peers.add(peer);
    clock.after(LATENCY_MS, () => {
      if (!peer.isOpen) return;
      if (rules.isDown) {
        peer.end(1006);
        return;
      }
      socket.readyState = 1;
      target.dispatchEvent(new Event('open'));
    });
    return socket as unknown as WebSocket;
  }

  return {
    WebSocket: connect as unknown as MessagingServer['WebSocket'],
    addresses,
    received,
    stored,
    rules,
    connections: () => [...peers].filter(({ hello }) => hello).length,
    memories,
    issueToken() {
      issued += 1;
      tokens.add(`pass-${issued}`);
      return `pass-${issued}`;
    },
    history({ character_id, before = String(Number.MAX_SAFE_INTEGER), limit = HISTORY_PAGE }) {
      const items = stored.filter(
        (message) => message.character_id === character_id && Number(message.id) < Number(before),
      );
      return {
        items: items.slice(-limit),
        has_more: items.length > limit,
        memories: listMemories(),
      };
    },
    cut(code = 1006) {
      for (const peer of [...peers]) peer.end(code);
    },
    freeze() {
      for (const peer of peers) peer.freeze();
    },
    broadcast: (frame) => sendAll(frame as ServerFrame),
    sendElsewhere(character_id, text) {
      const message = store({ character_id, author: 'user', text, client_id: `w${lastId}` });
      sendAll({ type: 'message', message });
      startReply(character_id, message.id, text);
    },
  };
}

const typingFrame = ({ characterId, to, replaces }: Reply): ServerFrame => ({
  type: 'typing',
  character_id: characterId,
  reply_to: to,
  ...(replaces && { replaces }),
});
