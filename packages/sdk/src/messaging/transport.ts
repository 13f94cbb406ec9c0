import type { ClientFrame, ServerFrame } from '../contract/im.ts';

/** What a connection begins with. */
export interface Handshake {
  /** From `im/get_token`; good for one connection. */
  token: string;
  /** Id of the last known message: later ones are delivered first. `undefined`: only new ones are. */
  after: string | undefined;
  /** The language in which the companions answer. */
  language: string;
}

/** What the visitor's side sends. */
export type OutgoingFrame = Extract<ClientFrame, { type: 'send' | 'stop' }>;

/** What it receives: `welcome` first, then every message later than `after`, then what is said now. */
export type IncomingFrame = Exclude<ServerFrame, { type: 'pong' }>;

export interface ConnectionEvents {
  /** Frames in the order in which they were sent, none left out. */
  onFrame(frame: IncomingFrame): void;
  /**
   * The connection has ended, or was given up because it fell silent. Called once; nothing follows.
   * `replaced`: the visitor opened too many others, so it must not be made again by itself.
   */
  onClose(reason: 'lost' | 'replaced'): void;
}

export interface Connection {
  /** May be lost when the connection is just breaking; messaging sends it again on the next one. */
  send(frame: OutgoingFrame): void;
  /** Ends it. No event of this connection follows. */
  close(): void;
}

/** How messages travel: the sandbox's WebSocket, or a vendor's service. */
export interface MessagingTransport {
  /**
   * Opens a new connection.
   * @throws {Error} where none is possible at all; it is tried again like a lost one.
   */
  open(handshake: Handshake, events: ConnectionEvents): Connection;
}
