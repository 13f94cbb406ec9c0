import type { ClientFrame, ServerFrame } from '../contract/im.ts';

/** Sent when a connection opens. */
export interface Handshake {
  /** From `im/get_token`; valid for one connection. */
  token: string;
  /** Id of the last known message: later ones are delivered first. `undefined`: only new ones are delivered. */
  after: string | undefined;
  /** Language of the replies. */
  language: string;
}

/** Frames that the client sends. */
export type OutgoingFrame = Extract<
  ClientFrame,
  { type: 'send' | 'stop' | 'regenerate' | 'forget' }
>;

/** Frames that the client receives: `welcome`, then messages after `after`, then new frames. */
export type IncomingFrame = Exclude<ServerFrame, { type: 'pong' }>;

export interface ConnectionEvents {
  /**
   * Called for every frame, in the order of sending.
   * @throws {Error} within `open`: answers need the connection that it returns.
   */
  onFrame(frame: IncomingFrame): void;
  /**
   * Called once, when the connection ended or was given up because it was silent. No event follows.
   * `replaced`: the visitor opened too many other connections, so this one must not reconnect by itself.
   */
  onClose(reason: 'lost' | 'replaced'): void;
}

export interface Connection {
  /**
   * The frame may be lost when the connection breaks. Messaging sends it again on the next one, except `regenerate`: the
   * old reply comes back instead.
   */
  send(frame: OutgoingFrame): void;
  /**
   * Ends the connection. No event follows. `isLast`: the page is left or the user logs out, so no connection follows
   * that would repeat frames: those that were sent must still go out.
   */
  close(isLast?: boolean): void;
}

/** Carries the frames of conversations: over WebSocket, over HTTP, or by the service of a vendor. */
export interface MessagingTransport {
  /**
   * Opens a new connection.
   * @throws {Error} when no connection is possible; messaging tries again as after a lost one.
   */
  open(handshake: Handshake, events: ConnectionEvents): Connection;
}
