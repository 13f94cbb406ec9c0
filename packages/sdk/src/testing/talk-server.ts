import type { ClientFrame, History, HistoryQuery, Message, ServerFrame } from '../contract/im.ts';
import type { Clock } from '../messaging/clock.ts';

/** How long a frame is under way, ms. */
const LATENCY_MS = 20;
/** Between two pieces of an answer, ms. */
const PIECE_MS = 100;
const HISTORY_PAGE = 30;

interface Peer {
  isOpen: boolean;
  hello: Extract<ClientFrame, { type: 'hello' }> | null;
  tell(frame: ServerFrame): void;
  /** The other side hears of it with the code. */
  end(code: number): void;
  /** Nothing gets through any more, and nobody is told. */
  freeze(): void;
}

interface Speech {
  characterId: string;
  to: string;
  told: string[];
  isStopped: boolean;
}

export interface TalkServer {
  /** What stands for the platform's `WebSocket`. */
  WebSocket: new (
    address: string,
  ) => WebSocket;
  /** Addresses that sockets were made for. */
  readonly addresses: readonly string[];
  /** Frames that arrived, of all sockets. */
  readonly heard: readonly ClientFrame[];
  /** Everything stored, in its order. */
  readonly stored: readonly Message[];
  issueToken(): string;
  history(query: HistoryQuery): History;
  /** How many connections are open. */
  connections(): number;
  cut(code?: number): void;
  freeze(): void;
  /** Says something on every connection. */
  tell(frame: unknown): void;
  /** Stores what was said in another window, and tells it. */
  sayElsewhere(characterId: string, text: string): void;
  rules: {
    /** Sockets end before they stand. */
    isDown: boolean;
    /** In pieces. */
    answer(text: string): readonly string[];
    /** A refusal instead of an acknowledgement. */
    refuse: { error_code: number; error_message: string } | null;
    /** What is sent is not heard. */
    isDeaf: boolean;
  };
}

/** The sandbox's side of the socket, by the same rules, with a clock and cuts of its own. */
export function createTalkServer(clock: Clock): TalkServer {
  const addresses: string[] = [];
  const heard: ClientFrame[] = [];
  const stored: Message[] = [];
  const tokens = new Set<string>();
  const peers = new Set<Peer>();
  const speeches = new Set<Speech>();
  const rules: TalkServer['rules'] = {
    isDown: false,
    answer: (text) => ['“', text, '”', '.'],
    refuse: null,
    isDeaf: false,
  };
  let issued = 0;

  function store(message: Omit<Message, 'id' | 'sent_at' | 'citations'>): Message {
    const sent_at = new Date(clock.now()).toISOString();
    const kept = { ...message, id: String(stored.length + 1), citations: [], sent_at };
    stored.push(kept);
    return kept;
  }

  const tellAll = (frame: ServerFrame, except?: Peer) => {
    for (const peer of peers) if (peer.hello && peer !== except) peer.tell(frame);
  };

  function speak(characterId: string, to: string, text: string): void {
    const speech: Speech = { characterId, to, told: [], isStopped: false };
    const pieces = rules.answer(text);
    speeches.add(speech);
    tellAll({ type: 'typing', character_id: characterId, reply_to: to });
    const next = () => {
      const piece = speech.isStopped ? undefined : pieces[speech.told.length];
      if (piece === undefined) {
        speeches.delete(speech);
        const answer = speech.told.join('');
        const message = store({ character_id: characterId, author: 'character', text: answer });
        tellAll({ type: 'message', message, reply_to: to });
        return;
      }
      const index = speech.told.push(piece) - 1;
      const reply_to = to;
      tellAll({ type: 'piece', character_id: characterId, reply_to, index, text: piece });
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
    peer.tell({ type: 'welcome', user_id: 'u1', last_id: String(stored.length) });
    if (hello.after !== undefined)
      for (const message of stored.slice(Number(hello.after)))
        peer.tell({ type: 'message', message });
    for (const { characterId: character_id, to: reply_to, told } of speeches) {
      peer.tell({ type: 'typing', character_id, reply_to });
      for (const [index, text] of told.entries())
        peer.tell({ type: 'piece', character_id, reply_to, index, text });
    }
  }

  function listen(peer: Peer, frame: ClientFrame): void {
    heard.push(frame);
    if (frame.type === 'hello') welcome(peer, frame);
    else if (frame.type === 'ping') peer.tell({ type: 'pong' });
    else if (frame.type === 'stop') {
      for (const speech of speeches) if (speech.to === frame.reply_to) speech.isStopped = true;
    } else if (rules.refuse) {
      peer.tell({ type: 'error', ...rules.refuse, client_id: frame.client_id });
    } else {
      const { character_id, client_id, text } = frame;
      const known = stored.find((message) => message.client_id === client_id);
      const message = known ?? store({ character_id, author: 'user', client_id, text });
      peer.tell({ type: 'ack', client_id, id: message.id, sent_at: message.sent_at });
      if (known) return;
      tellAll({ type: 'message', message }, peer);
      speak(character_id, message.id, text);
    }
  }

  function connect(address: string): WebSocket {
    addresses.push(address);
    const target = new EventTarget();
    const socket = Object.assign(target, {
      readyState: 0,
      send(text: string) {
        if (rules.isDeaf) return;
        clock.after(LATENCY_MS, () => {
          if (peer.isOpen) listen(peer, JSON.parse(text) as ClientFrame);
        });
      },
      close: () => peer.end(1000),
    });
    const peer: Peer = {
      isOpen: true,
      hello: null,
      tell(frame) {
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
    WebSocket: connect as unknown as TalkServer['WebSocket'],
    addresses,
    heard,
    stored,
    rules,
    connections: () => [...peers].filter(({ hello }) => hello).length,
    issueToken() {
      issued += 1;
      tokens.add(`pass-${issued}`);
      return `pass-${issued}`;
    },
    history({ character_id, before = String(Number.MAX_SAFE_INTEGER), limit = HISTORY_PAGE }) {
      const items = stored.filter(
        (message) => message.character_id === character_id && Number(message.id) < Number(before),
      );
      return { items: items.slice(-limit), has_more: items.length > limit };
    },
    cut(code = 1006) {
      for (const peer of [...peers]) peer.end(code);
    },
    freeze() {
      for (const peer of peers) peer.freeze();
    },
    tell: (frame) => tellAll(frame as ServerFrame),
    sayElsewhere(character_id, text) {
      const message = store({ character_id, author: 'user', text, client_id: `w${stored.length}` });
      tellAll({ type: 'message', message });
      speak(character_id, message.id, text);
    },
  };
}
